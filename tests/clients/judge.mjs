// ffish, an independent rules library, judges every move the engine shows: best, to ponder on, and in all its lines.
//   node judge.mjs ENGINE
import { readFileSync } from 'node:fs';
import { Engine } from './engine.mjs';
import { engineArgument, importOrSkip, Report } from './report.mjs';
import { infoComplaints, isError, isFinished, parseBestmove, parseInfo } from './uci_lines.mjs';

const program = engineArgument();
delete globalThis.fetch; // else ffish takes the path of its own file for an address
const ffish = await load((await importOrSkip('ffish')).default);
const report = new Report('judge');
const engine = new Engine(program);

const kLines = 2;
const kPointsWin = 20_000;

function load(library) {
  if (typeof library === 'function') return library();
  return new Promise((resolve) => { library.onRuntimeInitialized = () => resolve(library); });
}

const dataLines = (name) => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8').split('\n')
  .filter((line) => line && !line.startsWith('#'));

function readPositions() {
  return dataLines('perft.epd').map((line) => {
    const [fen, variant] = line.split(';');
    return { variant: variant.replace('variant', '').trim(), fen: fen.trim(), moves: [] };
  });
}

// Games that were played to an end; where it is only claimable the side to move may go on.
function readFinished() {
  return dataLines('games.txt').map((line) => {
    const [variant, fen, moves, , , , end, result] = line.split('|').map((column) => column.trim());
    return { variant, fen, moves: moves.split(' '), end, result };
  }).filter(({ end }) => end !== 'open');
}

const command = ({ fen, moves }) => `position fen ${fen}${moves.length ? ` moves ${moves.join(' ')}` : ''}`;
const isPass = (move) => move.slice(0, move.length / 2) === move.slice(move.length / 2);

// A board of that position: one for each rule set, as making one is slow.
const boards = new Map();
function boardOf({ variant, fen, moves }) {
  if (!boards.has(variant)) boards.set(variant, new ffish.Board(variant));
  const board = boards.get(variant);
  board.setFen(fen);
  for (const move of moves) if (!board.push(move)) throw new Error(`ffish refuses ${move} in ${fen}`);
  return board;
}

// How many of the moves are legal one after the other; `atEnd` sees the board behind them.
function legalPart(position, moves, atEnd = () => {}) {
  const board = boardOf(position);
  const illegal = moves.findIndex((move) => !board.push(move)); // an illegal one is not played
  if (illegal !== -1) return illegal;
  atEnd(board);
  return moves.length;
}

async function search(position, limit) {
  engine.send(`setoption name UCI_Variant value ${position.variant}`, command(position), `go ${limit}`);
  const lines = await engine.waitFor(/^bestmove/);
  report.count('searches');
  const infos = lines.map(parseInfo).filter(Boolean);
  return { lines, infos, best: parseBestmove(lines.at(-1)) };
}

function checkLines(where, { lines, best }) {
  for (const line of lines.filter((text) => text.startsWith('info '))) {
    const complaints = infoComplaints(line, { multiPv: kLines, wdl: false });
    report.check(complaints.length === 0, `${where}: ${complaints.join('\n')}`);
    report.check(!isError(line), `${where}: refused: ${line}`);
  }
  report.check(best, `${where}: ${lines.at(-1)}`);
}

function checkPv(position, where, info) {
  const isMating = info.unit === 'mate' && !info.bound && info.pv.length === matingPlies(info.value);
  const legal = legalPart(position, info.pv, (board) => {
    if (isMating) report.check(isLost(board), `${where}: no mate after ${info.pv.join(' ')}`);
  });
  report.check(legal === info.pv.length, `${where}: illegal ${info.pv[legal]} in the line ${info.pv.join(' ')}`);
  report.count('moves', info.pv.length);
}

const matingPlies = (value) => (value > 0 ? 2 * value - 1 : -2 * value);

// By mate, or claimable for perpetual check; an end on points by passing is none.
const isLost = (board) => (board.numberLegalMoves() ? board.isGameOver(true) : board.isCheck());

// A line is often shown again; to judge it once for each score is enough.
function withoutRepeats(infos) {
  return [...new Map(infos.map((info) => [`${info.unit} ${info.value} ${info.pv}`, info])).values()];
}

// A match runner takes a last line of one move with cp 0 for a draw.
function checkNoFalseDraw(position, where, infos) {
  const last = infos.findLast(({ multipv }) => multipv === 1);
  if (last?.unit !== 'cp' || last.value !== 0 || last.pv.length > 1) return;
  legalPart(position, last.pv, (board) => {
    report.check(board.isGameOver(true), `${where}: cp 0 and the one move ${last.pv[0]}, and the game goes on`);
  });
}

// ffish also claims a draw for lack of material, which the rule sets as they are here do not know.
const isClaimable = (board) => board.isGameOver(true) && !board.isInsufficientMaterial();

function checkBestmove(position, where, { best, infos }) {
  if (best?.move === null && isClaimable(boardOf(position))) return;
  const moves = [best?.move, best?.ponder].filter(Boolean);
  report.check(best?.move, `${where}: no move, and the game goes on`);
  const legal = legalPart(position, moves);
  report.check(legal === moves.length, `${where}: illegal ${moves[legal]} in bestmove ${moves.join(' ponder ')}`);
  const shown = Math.max(0, ...infos.map(({ multipv }) => multipv));
  report.equal(shown, Math.min(kLines, boardOf(position).numberLegalMoves()), `${where}: lines shown`);
}

// Searches and judges; returns the position after the best move if the game goes on there.
async function judge(position, limit) {
  const where = `${position.variant}, ${command(position)}, go ${limit}`;
  const result = await search(position, limit);
  checkLines(where, result);
  for (const info of withoutRepeats(result.infos)) checkPv(position, where, info);
  checkNoFalseDraw(position, where, result.infos);
  checkBestmove(position, where, result);
  return result.best?.move ? continued(position, result.best.move) : null;
}

function continued(position, move) {
  const next = { ...position, moves: [...position.moves, move] };
  return boardOf(next).numberLegalMoves() > 0 ? next : null;
}

// The position, the one after the best move, and the one after a pass behind it, when another pass would be the end.
async function judgeWithSuccessors(position, limit) {
  const next = await judge(position, limit);
  if (!next) return;
  await judge(next, 'nodes 1000');
  const pass = boardOf(next).legalMoves().split(' ').find(isPass);
  const waiting = pass && continued(next, pass);
  if (waiting) await judge(waiting, 'nodes 1000');
}

// How a finished game is told to the side to move.
function expectedScore({ fen, moves, result }) {
  if (result === '1/2-1/2') return 'cp 0';
  const isChoToMove = (moves.length % 2 === 0) === fen.includes(' w ');
  return isChoToMove === (result === '1-0') ? 'mate 1 pv 0000' : 'mate 0';
}

async function judgeFinished(position) {
  const where = `${position.variant}, ${position.end}, ${command(position)}`;
  const { lines, best } = await search(position, 'depth 2');
  checkLines(where, { lines, best });
  if (position.end === 'claimable' && best?.move) {
    report.equal(legalPart(position, [best.move]), 1, `${where}: bestmove ${best.move}`);
    return;
  }
  report.equal(lines.at(-1), 'bestmove (none)', where);
  const score = lines.find(isFinished)?.replace('info depth 0 score ', '');
  report.equal(score, expectedScore(position), where);
  const result = `info string result: ${position.result} `;
  report.check(lines.some((line) => line.startsWith(result)), `${where}: no "${result}..."`);
}

async function run() {
  engine.send('uci', `setoption name MultiPV value ${kLines}`, 'isready');
  await engine.waitFor('readyok');
  const positions = readPositions();
  for (const [i, position] of positions.entries()) {
    await judgeWithSuccessors(position, i % 8 === 0 ? 'depth 4' : 'nodes 3000');
  }
  const finished = readFinished();
  for (const position of finished) await judgeFinished(position);
  report.count('positions', positions.length);
  report.count('finished games', finished.length);
  engine.send('quit');
  report.check(await engine.exit(2000), 'the engine did not end');
}

await report.part('judge', run);
report.finish();
