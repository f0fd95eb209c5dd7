// Sends recorded client streams to the engine and checks what comes back.
//   node replay.mjs ENGINE uci|xboard [--at-once] FILE-OR-FOLDER ...
// Streams of one protocol, in real time with long pauses shortened, or with --at-once, everything in one write.
import { checkCecp } from './cecp_checks.mjs';
import { checkUci } from './checks.mjs';
import { Engine, sleep } from './engine.mjs';
import { engineArgument, Report } from './report.mjs';
import { readStreams } from './streams.mjs';

const kAtSameTime = 4;
const kQuitMs = 2000;
const kEndOfInputMs = 15_000; // what was asked is finished first
const kReadyMs = 1000;
const kComplaintsShown = 5; // of a dialogue

const program = engineArgument();
const [protocol, ...paths] = process.argv.slice(3).filter((argument) => argument !== '--at-once');
const atOnce = process.argv.includes('--at-once');
const streams = readStreams(paths).filter((stream) => stream.protocol === protocol);
const report = new Report(`replay ${protocol}${atOnce ? ' at once' : ''}`);
const slowest = { ready: 0, quit: 0 };

async function send(engine, commands) {
  if (atOnce) return engine.send(...commands.map(({ line }) => line));
  for (const { at, line } of commands) {
    const pause = at - engine.ms;
    if (pause > 0) await sleep(pause);
    engine.send(line);
  }
  return undefined;
}

// How long it took to go, or null.
async function endOf(engine, hasQuit) {
  const asked = engine.events.find(({ from, line }) => from === 'client' && line === 'quit')?.ms ?? engine.ms;
  if (!hasQuit) engine.closeInput();
  const ending = await engine.exit(hasQuit ? kQuitMs : kEndOfInputMs);
  return ending && { ...ending, took: ending.ms - asked };
}

function checkEnding(engine, ending, name) {
  report.check(ending, `${name}: it did not end`);
  if (ending) report.equal([ending.code, ending.signal], [0, null], `${name}: exit code and signal`);
  report.equal(engine.errors, '', `${name}: words on the error stream`);
  report.equal(engine.partial, '', `${name}: output after the last line feed`);
}

async function replay({ name, number, commands }) {
  const isUci = protocol === 'uci';
  const title = `${name}, process ${number}`;
  const hasQuit = commands.some(({ line }) => line === 'quit');
  const engine = new Engine(program);
  await send(engine, commands);
  const ending = await endOf(engine, hasQuit);
  checkEnding(engine, ending, title);
  if (hasQuit) slowest.quit = Math.max(slowest.quit, ending?.took ?? kQuitMs);
  const result = isUci ? checkUci(engine.events) : checkCecp(engine.events, !atOnce);
  checkResult(result, title);
  if (isUci && !atOnce) checkReady(result.slowestReady, title);
  report.count('dialogues');
  report.count('commands', commands.length);
  report.count('searches', result.searches);
}

function checkResult({ checks, complaints }, title) {
  report.checks += checks;
  for (const complaint of complaints.slice(0, kComplaintsShown)) report.fail(`${title}: ${complaint}`);
  const hidden = complaints.length - kComplaintsShown;
  if (hidden > 0) report.fail(`${title}: ${hidden} complaints more`);
}

function checkReady(ms, title) {
  slowest.ready = Math.max(slowest.ready, ms);
  report.check(ms <= kReadyMs, `${title}: readyok took ${ms.toFixed(0)} ms`);
}

async function worker(queue) {
  for (let stream = queue.shift(); stream; stream = queue.shift()) await replay(stream);
}

report.check(streams.length > 0, 'no streams to replay');
const length = ({ commands }) => commands.at(-1).at;
const queue = [...streams].sort((a, b) => length(b) - length(a));
await Promise.all(Array.from({ length: kAtSameTime }, () => worker(queue)));
const ready = slowest.ready ? `, slowest readyok ${slowest.ready.toFixed(0)} ms` : '';
report.finish(`${ready}, slowest end ${slowest.quit.toFixed(0)} ms`);
