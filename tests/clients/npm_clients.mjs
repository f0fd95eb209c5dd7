// Three UCI clients of npm play with the engine; what they understood is checked.
//   node npm_clients.mjs ENGINE
import { sleep } from './engine.mjs';
import { engineArgument, importOrSkip, Report } from './report.mjs';
import { isMove } from './uci_lines.mjs';

const program = engineArgument();
const { default: nodeUci } = await importOrSkip('node-uci');
const chessUci = await importOrSkip('chess-uci');
const { default: Uci } = await importOrSkip('uci');
const report = new Report('npm clients');

const kVariants = ['janggi', 'janggicasual', 'janggimodern', 'janggitraditional'];
const kFen = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1';
const kPatience = 10_000;
const kThinkingMs = 400;

// Some of these clients wait for ever. A part that takes too long ends the whole test, as they cannot be called off.
async function client(name, child, play) {
  report.count('clients');
  const timer = setTimeout(() => {
    report.fail(`${name}: no answer within ${kPatience} ms; it ${reached(name)}`);
    child()?.kill('SIGKILL');
    report.finish();
  }, kPatience);
  await report.part(name, play);
  clearTimeout(timer);
}

const steps = new Map();
const step = (name, text) => steps.set(name, text);
const reached = (name) => `had come to: ${steps.get(name) ?? 'the start'}`;

const isWhole = (value) => Number.isInteger(value) && value >= 0;

// The last info of each line, of a list of infos as the clients parse them.
function lastLines(infos) {
  const lines = new Map();
  for (const info of infos) if (info.score && info.multipv) lines.set(info.multipv, info);
  return lines;
}

function checkInfos(name, infos, numberOfLines) {
  const searched = infos.filter((info) => info.score);
  report.check(searched.length > 0, `${name}: infos with a score`);
  for (const info of searched) {
    const numbers = ['depth', 'seldepth', 'multipv', 'nodes', 'nps', 'time'].map((field) => info[field]);
    report.check(numbers.every(isWhole), `${name}: numbers of ${JSON.stringify(info)}`);
    report.check(['cp', 'mate'].includes(info.score.unit ?? info.score.type), `${name}: the score's unit`);
    report.check(Number.isInteger(info.score.value), `${name}: the score's value`);
  }
  report.equal([...lastLines(infos).keys()].sort(), numberOfLines === 2 ? [1, 2] : [1], `${name}: lines`);
}

function checkNodeUciResult(result, numberOfLines, what) {
  const name = `node-uci, ${what}`;
  report.check(isMove(result.bestmove), `${name}: bestmove ${result.bestmove}`);
  checkInfos(name, result.info, numberOfLines);
  const pv = lastLines(result.info).get(1)?.pv.split(' ') ?? [];
  report.equal(pv[0], result.bestmove, `${name}: first move of the line`);
  report.check(pv.every(isMove), `${name}: moves of the line ${pv.join(' ')}`);
}

function checkNodeUciHandshake(engine) {
  report.check(engine.id.name && engine.id.author, 'node-uci: id');
  const variant = engine.options.get('UCI_Variant');
  report.equal([variant?.type, variant?.default], ['combo', 'janggi'], 'node-uci: UCI_Variant');
  report.equal(variant?.options, kVariants, 'node-uci: values of UCI_Variant');
  for (const option of ['Hash', 'Threads', 'MultiPV']) {
    const { type, default: value, min, max } = engine.options.get(option) ?? {};
    report.check(type === 'spin' && min <= value && value <= max, `node-uci: range of ${option}`);
  }
}

async function playNodeUci(engine) {
  const at = (text) => step('node-uci', text);
  at('init');
  await engine.init();
  const child = engine.proc;
  checkNodeUciHandshake(engine);
  at('options');
  for (const variant of [...kVariants, 'janggi']) await engine.setoption('UCI_Variant', variant);
  for (const [option, value] of [['MultiPV', 2], ['Hash', 32], ['Threads', 2]]) await engine.setoption(option, value);
  await engine.isready();
  await engine.ucinewgame();
  at('go depth');
  await engine.position('startpos', ['h1g3', 'h10g8']);
  const deep = await engine.go({ depth: 6 });
  checkNodeUciResult(deep, 2, 'go depth');
  report.equal(lastLines(deep.info).get(1)?.depth, 6, 'node-uci: the depth reached');
  at('go nodes');
  await engine.position(kFen);
  checkNodeUciResult(await engine.go({ nodes: 3000 }), 2, 'go nodes');
  at('go movetime');
  checkNodeUciResult(await engine.go({ movetime: 150 }), 2, 'go movetime');
  at('go infinite');
  const infos = [];
  engine.goInfinite().on('data', (info) => infos.push(info));
  await sleep(kThinkingMs);
  const { bestmove } = await engine.stop();
  report.check(isMove(bestmove), `node-uci, stop: bestmove ${bestmove}`);
  checkInfos('node-uci, go infinite', infos, 2);
  at('quit');
  await engine.quit();
  report.equal(child.exitCode, 0, 'node-uci: exit code');
}

function checkChessUciHandshake(engine) {
  report.check(engine.id.name && engine.id.author, 'chess-uci: id');
  const variant = engine.options.UCI_Variant;
  report.equal([variant?.type, variant?.default], ['combo', 'janggi'], 'chess-uci: UCI_Variant');
  report.equal(variant?.vars, kVariants, 'chess-uci: values of UCI_Variant');
  const { type, default: value, min, max } = engine.options.Hash ?? {};
  report.check(type === 'spin' && Number(min) <= Number(value) && Number(value) <= Number(max), 'chess-uci: Hash');
}

// This client reads moves of the chess board only, so the moves that count are ones it can read.
async function chessUciSearches(engine, at) {
  const infos = [];
  const go = async (limits) => {
    infos.length = 0;
    const { bestmove } = await engine.go(limits, (info) => infos.push(info));
    return bestmove;
  };
  const kMoves = ['b1c3', 'h1g3'];
  at('go depth');
  engine.position({ moves: ['a4b4', 'a7b7'] });
  report.equal(await go({ searchmoves: ['b1c3'], depth: 6 }), 'b1c3', 'chess-uci: bestmove of one move allowed');
  checkInfos('chess-uci, one move allowed', infos, 1);
  report.equal(lastLines(infos).get(1)?.depth, 6, 'chess-uci: the depth reached');
  at('go nodes');
  engine.position(kFen);
  report.check(kMoves.includes(await go({ searchmoves: kMoves, nodes: 3000 })), 'chess-uci, go nodes: bestmove');
  checkInfos('chess-uci, go nodes', infos, 2);
  at('go movetime');
  report.check(kMoves.includes(await go({ searchmoves: kMoves, movetime: 150 })), 'chess-uci, go movetime: bestmove');
  checkInfos('chess-uci, go movetime', infos, 2);
  at('go infinite');
  const thinking = go();
  await sleep(kThinkingMs);
  engine.stop();
  await thinking;
  checkInfos('chess-uci, go infinite', infos, 2);
}

async function playChessUci(engine) {
  const at = (text) => step('chess-uci', text);
  at('uci');
  await engine.uci();
  checkChessUciHandshake(engine);
  at('options');
  engine.setoption({ UCI_Variant: 'janggi', MultiPV: 2, Hash: 32, Threads: 2 });
  await engine.isready();
  engine.ucinewgame();
  await chessUciSearches(engine, at);
  at('quit');
  await engine.quit();
  report.equal(engine.process.process.exitCode, 0, 'chess-uci: exit code');
}

async function uciHandshake(engine, at) {
  // It takes the engine for running when the engine has said something, before it says anything itself.
  at('the engine\'s greeting');
  await engine.runProcess();
  at('uci');
  const { id, options } = await engine.uciCommand();
  report.check(id.name && id.author, 'uci: id');
  report.check(options.some((line) => line.startsWith('option name UCI_Variant type combo default janggi ')),
    'uci: UCI_Variant');
}

const asText = ({ from, to }) => `${from}${to}`;

async function playUci(engine) {
  const at = (text) => step('uci', text);
  await uciHandshake(engine, at);
  at('options');
  await engine.setOptionCommand('UCI_Variant', 'janggi');
  await engine.setOptionCommand('MultiPV', 2);
  await engine.uciNewGameCommand();
  at('go with clocks');
  await engine.positionCommand('startpos', 'h1g3 h10g8');
  const infos = [];
  const move = await engine.timeLimitedGoCommand((kind, line) => infos.push(line), 3000, 3000);
  report.check(isMove(asText(move)), `uci, go with clocks: bestmove ${asText(move)}`);
  report.check(infos.some((line) => / multipv 2 score /.test(line)), 'uci, go with clocks: infos');
  at('go infinite');
  const thoughts = [];
  await engine.goInfiniteCommand((line) => thoughts.push(line));
  await sleep(kThinkingMs);
  const stopped = await engine.stopCommand();
  report.check(isMove(asText(stopped)), `uci, stop: bestmove ${asText(stopped)}`);
  report.check(thoughts.some((line) => / multipv 2 score /.test(line)), 'uci, go infinite: infos');
  at('go depth');
  const depths = [];
  await engine.goCommand({ depth: 6 }, (line) => depths.push(line)); // with `isready` right behind it
  while (!depths.some((line) => line.startsWith('info depth 6 '))) await sleep(10);
  report.check(true, 'uci: the depth reached');
  at('quit');
  await engine.quitCommand();
  report.equal(engine.engineProcess.exitCode, 0, 'uci: exit code');
}

// It throws out of a listener when it cannot read a line, for want of a ponder move too.
process.on('uncaughtException', (error) => {
  report.fail(`uci ${reached('uci')}: ${error.message}`);
  report.finish();
});

const first = new nodeUci.Engine(program);
await client('node-uci', () => first.proc, () => playNodeUci(first));
const second = new chessUci.Engine(program);
await client('chess-uci', () => second.process.process, () => playChessUci(second));
const third = new Uci(program);
await client('uci', () => third.engineProcess, () => playUci(third));
report.finish();
