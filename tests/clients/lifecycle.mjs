// The promises about a process's life: how soon it answers, how it ends, and that bad input never ends it.
//   node lifecycle.mjs ENGINE
// Times are printed beside their targets. They fail at ten times the target only, as machines are shared.
import { totalmem } from 'node:os';
import { Engine, sleep } from './engine.mjs';
import { engineArgument, Report } from './report.mjs';
import { checkUci } from './checks.mjs';
import { isComment, isError, isFinished, parseInfo } from './uci_lines.mjs';

const program = engineArgument();
const report = new Report('lifecycle');
const kSlack = 10;
const kGoneMs = 2000;
const pids = [];
let launched = []; // under the promise that is being kept

// An engine that has shaken hands.
async function start(...settings) {
  const engine = launch();
  engine.send('uci', ...settings, 'isready');
  await engine.waitFor('readyok');
  return engine;
}

function launch() {
  const engine = new Engine(program);
  pids.push(engine.pid);
  launched.push(engine);
  return engine;
}

async function promise(name, keep) {
  report.count('promises');
  launched = [];
  await report.part(name, () => keep((condition, text) => report.check(condition, `${name}: ${text}`)));
  for (const engine of launched) if (!engine.ending) engine.kill();
}

function timed(what, ms, target) {
  console.log(`  ${what}: ${ms.toFixed(1)} ms (target ${target} ms)`);
  report.check(ms <= target * kSlack, `${what} took ${ms.toFixed(1)} ms`);
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function elapsed(engine, command, answer) {
  const sent = engine.ms;
  engine.send(command);
  const lines = await engine.waitFor(answer, 30_000);
  return { ms: engine.ms - sent, lines };
}

// It goes within two seconds, with exit code 0, and its dialogue is in order.
async function endsWell(engine, expect) {
  const asked = engine.ms;
  const ending = await engine.exit(kGoneMs);
  expect(ending, `it was still there after ${kGoneMs} ms`);
  if (ending) expect(ending.code === 0, `it ended with ${ending.code ?? ending.signal}`);
  expect(engine.errors === '', `words on the error stream: ${engine.errors}`);
  for (const complaint of checkUci(engine.events).complaints) expect(false, complaint);
  return engine.ms - asked;
}

async function quits(engine, expect) {
  engine.send('quit');
  return endsWell(engine, expect);
}

const linesOf = (engine) => engine.events.filter(({ from }) => from === 'engine').map(({ line }) => line);
const bestmoves = (engine) => linesOf(engine).filter((line) => line.startsWith('bestmove'));
const depthOf = (engine) => Math.max(0, ...linesOf(engine).map((line) => parseInfo(line)?.depth ?? 0));

// -- how soon it answers

async function startsAtOnce(expect) {
  const times = [];
  for (let i = 0; i < 5; i += 1) {
    const engine = launch();
    engine.send('uci');
    await engine.waitFor('uciok');
    times.push(engine.ms);
    await quits(engine, expect);
  }
  timed('start to uciok, median of 5', median(times), 50);
}

async function isReadyWhileThinking(expect) {
  const engine = await start();
  engine.send('go infinite');
  const times = [];
  for (let i = 0; i < 9; i += 1) {
    await sleep(20);
    times.push((await elapsed(engine, 'isready', 'readyok')).ms);
  }
  timed('isready while thinking, median of 9', median(times), 5);
  expect(bestmoves(engine).length === 0, 'isready ended the search');
  engine.send('stop');
  await engine.waitFor(/^bestmove/);
  await quits(engine, expect);
}

async function stopsAtOnce(expect) {
  const engine = await start();
  for (const after of [0, 3, 30, 300, 1000]) {
    engine.send('position startpos moves h1g3 h10g8', 'go infinite');
    if (after) await sleep(after);
    const { ms, lines } = await elapsed(engine, 'stop', /^bestmove/);
    timed(`stop to bestmove, ${after} ms after go`, ms, 10);
    expect(lines.some((line) => parseInfo(line)), `no score after ${after} ms`);
  }
  await quits(engine, expect);
}

async function takesLargeTable(expect) {
  const megabytes = 8192;
  if (totalmem() < 1.5 * megabytes * 2 ** 20) {
    console.log(`  a table of ${megabytes} MB: this machine is too small`);
    return;
  }
  const engine = await start();
  engine.send(`setoption name Hash value ${megabytes}`);
  const { ms, lines } = await elapsed(engine, 'isready', 'readyok');
  timed(`a table of ${megabytes} MB`, ms, 2000);
  expect(!lines.some(isError), lines.find(isError));
  const search = await elapsed(engine, 'go depth 1', /^bestmove/);
  timed('the first search with it', search.ms, 2000);
  expect(search.lines.some((line) => parseInfo(line)), 'no score with the large table');
  await quits(engine, expect);
}

// -- how it ends

async function quitsWhileThinking(expect) {
  for (const after of [0, 200]) {
    const engine = await start();
    engine.send('go infinite');
    await sleep(after);
    timed(`quit to the end, ${after} ms after go`, await quits(engine, expect), 100);
  }
}

async function finishesAtEndOfInput(expect) {
  const engine = await start();
  engine.send('go depth 6');
  engine.closeInput();
  await endsWell(engine, expect);
  expect(depthOf(engine) === 6, `it stopped at depth ${depthOf(engine)} of 6`);
  expect(bestmoves(engine).length === 1, `${bestmoves(engine).length} bestmoves`);
}

async function endsEndlessSearchAtEndOfInput(expect) {
  for (const go of ['go infinite', 'go', 'go ponder wtime 60000 btime 60000']) {
    const engine = await start();
    engine.send(go);
    await sleep(100);
    engine.closeInput();
    await endsWell(engine, expect);
    expect(bestmoves(engine).length === 1, `${go}: ${bestmoves(engine).length} bestmoves`);
  }
}

async function endsWhenNobodyReads(expect) {
  const attempts = {
    'the input ends': (engine) => engine.closeInput(),
    'it is asked something': (engine) => engine.send('isready'),
  };
  for (const [what, then] of Object.entries(attempts)) {
    const engine = await start();
    engine.send('go infinite');
    await sleep(100);
    engine.process.stdout.destroy();
    then(engine);
    const ending = await engine.exit(kGoneMs);
    expect(ending, `nobody reads and ${what}: it was still there after ${kGoneMs} ms`);
    const isQuiet = ending?.code !== null || ending?.signal === 'SIGPIPE';
    expect(isQuiet && engine.errors === '', `nobody reads and ${what}: ${ending?.signal} ${engine.errors}`);
  }
}

async function signalsEndIt(expect) {
  for (const signal of ['SIGTERM', 'SIGINT']) {
    const engine = await start();
    engine.send('go infinite');
    await sleep(50);
    engine.process.kill(signal);
    const ending = await engine.exit(kGoneMs);
    expect(ending && (ending.code !== null || ending.signal === signal), `${signal}: ${JSON.stringify(ending)}`);
    expect(engine.errors === '', `${signal}: ${engine.errors}`);
  }
}

async function quitsWithoutHandshake(expect) {
  const engine = launch();
  engine.send('quit');
  await endsWell(engine, expect);
  const silent = launch();
  silent.closeInput();
  await endsWell(silent, expect);
}

// -- two searches, finished games

async function secondGoEndsFirst(expect) {
  const engine = await start();
  engine.send('go infinite');
  await sleep(50);
  engine.send('position startpos moves a4b4', 'go depth 4');
  await engine.waitFor(/^bestmove/);
  await engine.waitFor(/^bestmove/);
  await quits(engine, expect);
  expect(bestmoves(engine).length === 2, `${bestmoves(engine).length} bestmoves for two searches`);
}

async function stopIsSilentWhenIdle(expect) {
  const engine = await start();
  engine.send('stop', 'ponderhit', 'stop', 'isready');
  const lines = await engine.waitFor('readyok');
  expect(lines.length === 1, `idle stop was answered with ${lines[0]}`);
  await quits(engine, expect);
}

async function finishedGameHasNoMove(expect) {
  const engine = await start();
  engine.send('position startpos moves e2e2 e9e9', 'go infinite', 'stop');
  const lines = await engine.waitFor(/^bestmove/);
  expect(lines.at(-1) === 'bestmove (none)', lines.at(-1));
  expect(lines.some(isFinished), 'no score of the finished game');
  await quits(engine, expect);
}

// -- bad input: one line that says so, then on as before

const kGoodPosition = 'position startpos moves a4b4 a7b7';
const kBadInput = {
  'an unknown command': 'abracadabra 1 2 3',
  'a very long line': 'x'.repeat(1_000_000),
  'a very long position': `position startpos moves ${'a4b4 b4a4 '.repeat(100_000)}`,
  'bytes that are not text': 'p\0sition \x01\x02 st\0rtpos',
  'broken UTF-8': Buffer.from([0x70, 0xff, 0xfe, 0xc3, 0x28]),
  'a position of chess': 'position fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
  'a position without kings': 'position fen 9/9/9/9/9/9/9/9/9/9 w - - 0 1',
  'an illegal move': 'position startpos moves h1g3 h1g3',
  'a word that is no move': 'position startpos moves hello',
  'position and nothing else': 'position',
  'a value out of range': 'setoption name Hash value -5',
  'a value that is no number': 'setoption name Threads value many',
  'a rule set nobody has': 'setoption name UCI_Variant value shogi',
  'setoption and nothing else': 'setoption',
};
const kForeignSettings = [
  'setoption name UCI_Chess960 value false', 'setoption name VariantPath value variants.ini',
  'setoption name Analysis Contempt value Off', 'setoption name UCI_Variant value chess',
  'setoption name clear hash value true', 'setoption name Nonsense', 'debug on', 'register later',
];

async function survives(what, input, expect) {
  const engine = await start();
  engine.send(kGoodPosition);
  engine.process.stdin.write(input);
  engine.send('', 'isready');
  const answers = (await engine.waitFor('readyok')).slice(0, -1);
  expect(answers.length === 1 && isError(answers[0]), `${what}: answered with ${answers.length} lines: ${answers[0]}`);
  expect(answers.every((line) => line.length < 1000), `${what}: an error of ${answers[0]?.length} characters`);
  await isAsBefore(engine, what, expect);
}

async function isAsBefore(engine, what, expect) {
  engine.send('go depth 3 searchmoves h1g3'); // possible in the position before
  const lines = await engine.waitFor(/^bestmove/);
  expect(/^bestmove h1g3( |$)/.test(lines.at(-1)), `${what}: the position was lost: ${lines.at(-1)}`);
  await quits(engine, expect);
}

// Clients send settings they know of from other engines, whether these are offered or not.
async function toleratesForeignSettings(expect) {
  const engine = await start();
  engine.send(kGoodPosition);
  for (const setting of kForeignSettings) {
    engine.send(setting, 'isready');
    const answers = (await engine.waitFor('readyok')).slice(0, -1);
    expect(answers.length <= 1 && answers.every(isComment), `${setting}: ${answers.join(', ')}`);
  }
  await isAsBefore(engine, 'foreign settings', expect);
}

async function badGoIsAnswered(expect) {
  for (const go of ['go depth abc', 'go depth -3', 'go movetime', 'go nonsense 5']) {
    const engine = await start();
    engine.send(go);
    await sleep(50);
    engine.send('stop', 'isready');
    const lines = await engine.waitFor('readyok');
    if (!lines.some((line) => line.startsWith('bestmove '))) await engine.waitFor(/^bestmove/);
    await quits(engine, expect);
    expect(bestmoves(engine).length === 1, `${go}: ${bestmoves(engine).length} bestmoves`);
    expect(lines.some(isError), `${go}: no error`);
  }
}

async function oddGoEndsByItself(expect) {
  for (const go of ['go wtime 100', 'go btime 100', 'go wtime -50 btime -50', 'go btime 0 wtime 0', 'go movetime 0',
    'go nodes 1', 'go searchmoves 0000 depth 2', 'go movetime 100 depth 30', 'go nodes 500 movetime 60000']) {
    const engine = await start();
    const { ms } = await elapsed(engine, go, /^bestmove/);
    expect(ms < 1000, `${go}: took ${ms.toFixed(0)} ms`);
    await quits(engine, expect);
  }
}

async function takesLongGames(expect) {
  const engine = await start();
  const moves = 'b1c3 b10c8 c3b1 c8b10 '.repeat(100);
  engine.send(`position startpos moves ${moves}`, 'go depth 2');
  const lines = await engine.waitFor(/^bestmove/);
  expect(!lines.some(isError), lines.find(isError));
  await quits(engine, expect);
}

async function lineEndsDoNotMatter(expect) {
  const engine = launch();
  engine.write('\r\n\n   \n# a comment\n  uci  \r\n');
  engine.write('\tsetoption  name  UCI_Variant   value janggimodern\r\n isready\r\n');
  const lines = await engine.waitFor('readyok');
  expect(lines.includes('uciok'), 'no uciok');
  expect(lines.some((line) => line.startsWith('info string variant janggimodern ')), 'the setting was not taken');
  expect(!lines.some(isError), lines.find(isError));
  engine.write('position startpos moves h1g3\r\ngo depth 2\r\n');
  await engine.waitFor(/^bestmove/);
  await quits(engine, expect);
}

async function lastLineNeedsNoLineFeed(expect) {
  const engine = launch();
  engine.process.stdin.write('uci\nposition startpos\ngo depth 3');
  engine.closeInput();
  const ending = await engine.exit(kGoneMs);
  expect(ending?.code === 0 && bestmoves(engine).length === 1, 'the last command was not taken');
}

async function leavesNothingBehind(expect) {
  const left = pids.filter((pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  });
  expect(left.length === 0, left.join(' '));
}

const kPromises = {
  'it starts at once': startsAtOnce,
  'it is ready while it thinks': isReadyWhileThinking,
  'it stops at once': stopsAtOnce,
  'it takes a large table': takesLargeTable,
  'quit ends a search': quitsWhileThinking,
  'the end of input lets a search finish': finishesAtEndOfInput,
  'the end of input ends an endless search with its move': endsEndlessSearchAtEndOfInput,
  'it goes when nobody reads': endsWhenNobodyReads,
  'a signal ends it quietly': signalsEndIt,
  'it quits without a handshake': quitsWithoutHandshake,
  'a second go ends the first': secondGoEndsFirst,
  'an idle stop is silent': stopIsSilentWhenIdle,
  'a finished game has no move': finishedGameHasNoMove,
  'settings of other engines are tolerated': toleratesForeignSettings,
  'a bad go is answered': badGoIsAnswered,
  'an odd go ends by itself': oddGoEndsByItself,
  'long games are taken': takesLongGames,
  'line ends and blanks do not matter': lineEndsDoNotMatter,
  'the last line needs no line feed': lastLineNeedsNoLineFeed,
};

for (const [name, keep] of Object.entries(kPromises)) await promise(name, keep);
for (const [what, input] of Object.entries(kBadInput)) {
  await promise('bad input changes nothing', (expect) => survives(what, input, expect));
}
await promise('nothing is left behind', leavesNothingBehind);
report.count('processes', pids.length);
report.finish();
