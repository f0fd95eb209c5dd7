// Debian's uci2wb, which lets a GUI that speaks CECP play with a UCI engine, drives the engine.
//   node uci2wb.mjs ENGINE
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Engine, sleep } from './engine.mjs';
import { engineArgument, Report, skip } from './report.mjs';
import { infoComplaints, parseBestmove } from './uci_lines.mjs';

const kVariants = 'janggi,janggicasual,janggimodern,janggitraditional';
const kSaid = '# engine said: '; // in its debug mode the adapter repeats every line
const kQuitMs = 2000;

function findAdapter() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/games', '/usr/local/games'];
  const paths = folders.map((folder) => join(folder, 'uci2wb')).filter((path) => existsSync(path));
  return paths[0] ?? skip('uci2wb is not installed');
}

// The processes a process started, where the system tells.
function childrenOf(pid) {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
}

const program = engineArgument();
const adapter = new Engine(findAdapter(), ['debug', '-c', program]);
const report = new Report('uci2wb');

async function start() {
  adapter.send('xboard', 'protover 2');
  const lines = await adapter.waitFor(/^feature .*done=1/);
  const variants = lines.find((line) => line.startsWith('feature variants=')) ?? '';
  report.check(variants === `feature variants="${kVariants}"`, `variants handed on: ${variants}`);
  report.check(lines.some((line) => /^feature myname="\S.* \(UCI2WB\)"/.test(line)), 'the name handed on');
  report.check(lines.some((line) => /^feature option="MultiPV -spin 1 1 \d+"/.test(line)), 'MultiPV handed on');
}

async function setUp() {
  adapter.send('new', 'random', 'variant janggi', 'level 0 1 0', 'post', 'hard', 'ping 1');
  const lines = await adapter.waitFor('pong 1');
  report.check(lines.includes('# setoption name UCI_Variant value janggi'), 'the variant set');
  const setup = lines.findLast((line) => line.startsWith('setup ')) ?? '';
  report.check(/^setup \(-\) 9x10\+0_\w+ rnba1abnr\/.* w - - 0 1$/.test(setup), `the board handed on: ${setup}`);
}

// Thinking is shown line by line, then comes the move.
async function move(commands, form) {
  adapter.send('time 500', 'otim 500', ...commands);
  const lines = await adapter.waitFor(/^move /);
  report.check(form.test(lines.at(-1)), `${commands.at(-1)}: ${lines.at(-1)}`);
  const thoughts = lines.filter((line) => /^ +\d+ +-?\d+ +\d+ +\d+ [a-i]/.test(line));
  report.check(thoughts.length > 0, `${commands.at(-1)}: thoughts shown`);
}

async function play() {
  await move(['go'], /^move [a-i][1-4][a-i][1-5]$/);
  await move(['usermove i7h7'], /^move [a-i](?:10|[1-9])[a-i](?:10|[1-9])$/);
  await sleep(200); // it ponders now
  adapter.send('force', 'ping 2');
  await adapter.waitFor('pong 2');
}

async function end() {
  const engines = childrenOf(adapter.pid);
  adapter.send('quit');
  const ending = await adapter.exit(kQuitMs);
  report.check(ending?.code === 0, `the end: ${JSON.stringify(ending)}`);
  for (const pid of engines) report.check(!isRunning(pid), 'the engine outlived the adapter');
}

function isRunning(pid) {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !/\) [ZX] /.test(readFileSync(file, 'utf8'));
}

function checkLines() {
  const said = adapter.events.filter(({ line }) => line.startsWith(kSaid)).map(({ line }) => line.slice(kSaid.length));
  for (const line of said.filter((text) => text.startsWith('info '))) {
    for (const complaint of infoComplaints(line, { multiPv: 1, wdl: false })) report.fail(complaint);
    report.checks += 1;
  }
  const bestmoves = said.filter((line) => line.startsWith('bestmove'));
  report.check(bestmoves.length >= 2 && bestmoves.every(parseBestmove), `bestmoves: ${bestmoves.join(', ')}`);
  report.equal(adapter.errors, '', 'words on the error stream');
  report.count('lines of the engine', said.length);
}

await report.part('uci2wb', async () => {
  await start();
  await setUp();
  await play();
  await end();
});
checkLines();
report.finish();
