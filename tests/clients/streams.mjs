// Recorded client sides: one command a line behind the seconds at which it was sent, one process after another.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const kLongestPause = 1; // seconds; longer ones were a person, or an engine that thought

// The streams in files and folders: { name, number, protocol, commands: [{ at, line }] }, with `at` in milliseconds.
export function readStreams(paths) {
  return paths.flatMap(filesOf).flatMap((file) => processesOf(readFileSync(file, 'utf8')).map((commands, i) => ({
    name: basename(file, '.txt'), number: i + 1, protocol: commands[0].line, commands: shortenPauses(commands),
  })));
}

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).filter((name) => name.endsWith('.txt')).sort().map((name) => join(path, name));
}

// A new process begins where the time falls back, or where somebody is greeted after a `quit`.
function processesOf(text) {
  const processes = [];
  let last = { at: Infinity, line: '' };
  for (const command of text.split('\n').filter(Boolean).map(parseCommand)) {
    const isGreeting = ['uci', 'xboard'].includes(command.line);
    if (command.at < last.at || (last.line === 'quit' && isGreeting)) processes.push([]);
    processes.at(-1).push(command);
    last = command;
  }
  return processes;
}

// A command keeps the blanks at its end.
function parseCommand(text) {
  const [, seconds, line] = /^(\d+\.\d+) (.*)$/.exec(text) ?? [];
  if (line === undefined) throw new Error(`not a recorded command: ${text}`);
  return { at: Number(seconds), line };
}

function shortenPauses(commands) {
  let at = 0;
  return commands.map(({ at: recorded, line }, i) => {
    at += Math.min(i ? recorded - commands[i - 1].at : 0, kLongestPause) * 1000;
    return { at, line };
  });
}
