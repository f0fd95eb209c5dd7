// Games of the engine against itself that nobody judges: each goes on until the engine itself says that it is over.
//   node unjudged.mjs ENGINE [--games N] [--nodes N] [--plies N] [--openings FILE] [--believing]
// N games in each rule set, from the lines of FILE or the start positions by turns, with so many nodes a move and at most
// so many plies. With --believing a game also ends where variantfishtest ends one by what a score says: a mate in one is
// a win, and a line of a single move that is worth nothing is a draw.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Engine } from './engine.mjs';
import { engineArgument, Report } from './report.mjs';
import { isFinished, isError, parseBestmove, parseInfo } from './uci_lines.mjs';

const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: {
    games: { type: 'string', default: '2' }, nodes: { type: 'string', default: '1000' },
    plies: { type: 'string', default: '800' }, openings: { type: 'string' }, believing: { type: 'boolean' },
  },
});
const kVariants = ['janggi', 'janggitraditional', 'janggimodern', 'janggicasual'];
const kSetups = ['RNBA1ABNR', 'RBNA1ANBR', 'RBNA1ABNR', 'RNBA1ANBR'];
const report = new Report('unjudged');
const program = engineArgument();

function startPositions() {
  const middle = '4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4';
  return kSetups.flatMap((cho) => kSetups.map((han) => `${han.toLowerCase()}/${middle}/${cho} w - - 0 1`));
}

const openings = options.openings
  ? readFileSync(options.openings, 'utf8').split('\n').filter(Boolean).map((line) => line.split(';')[0].trim())
  : startPositions();

// What the last lines of a search say of the game: 'win', 'loss' or 'draw' of the side to move, or nothing.
function endOf(lines, best) {
  const last = lines.filter((line) => line.startsWith('info depth')).at(-1);
  if (best.move === null) {
    report.check(last && isFinished(last), `not the words of a game that is over: ${last}`);
    if (last?.includes(' cp 0')) return 'draw';
    return last?.includes('mate 0') ? 'loss' : 'win';
  }
  const info = parseInfo(last);
  if (!options.believing || !info) return null;
  if (info.unit === 'mate' && info.value === 1) return 'win';
  return info.unit === 'cp' && info.value === 0 && info.pv.length === 1 ? 'draw' : null;
}

async function play(variant, opening) {
  const engines = [new Engine(program), new Engine(program)];
  for (const engine of engines) engine.send('uci', `setoption name UCI_Variant value ${variant}`, 'setoption name Hash value 4');
  const moves = [];
  let result = null;
  while (!result && moves.length < Number(options.plies)) {
    const engine = engines[moves.length % 2];
    engine.send(`position fen ${opening} moves ${moves.join(' ')}`, `go nodes ${options.nodes}`);
    const lines = await engine.waitFor(/^bestmove/, 60_000);
    for (const line of lines) report.check(!isError(line), `${variant}: ${line}`);
    const best = parseBestmove(lines.at(-1));
    result = endOf(lines, best);
    if (!result) moves.push(best.move);
  }
  for (const engine of engines) engine.send('quit');
  report.check(result, `${variant} from ${opening}: not over after ${moves.length} plies: ${moves.join(' ')}`);
  return { result, plies: moves.length };
}

let next = 0;
for (const variant of kVariants) {
  const plies = [];
  for (let i = 0; i < Number(options.games); i += 1) {
    const opening = openings[next % openings.length];
    next += 1;
    await report.part(`${variant} from ${opening}`, async () => {
      plies.push((await play(variant, opening)).plies);
      report.count('games');
    });
  }
  console.log(`  ${variant}: ${plies.join(' ')} plies`);
}
report.finish();
