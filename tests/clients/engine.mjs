// An engine as a process: the lines of both sides with their times, what it wrote to its error stream, how it ended.
import { spawn } from 'node:child_process';

// Nothing a test started outlives the test.
const running = new Set();
process.on('exit', () => running.forEach((engine) => engine.kill()));

export const sleep = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

export class Engine {
  events = []; // { ms, from: 'client' or 'engine', line }
  errors = '';
  partial = ''; // output after the last line feed
  #unread = [];
  #waiter = null;

  constructor(program, args = []) {
    this.startedAt = performance.now();
    this.process = spawn(program, args);
    this.pid = this.process.pid;
    this.process.stdin.on('error', () => {}); // written to after it went: its exit tells more
    this.process.stdout.setEncoding('utf8').on('data', (text) => this.#receive(text));
    this.process.stderr.setEncoding('utf8').on('data', (text) => { this.errors += text; });
    this.exited = new Promise((resolve) => {
      this.process.on('error', (error) => resolve(this.#ended({ error: error.message })));
      this.process.on('close', (code, signal) => resolve(this.#ended({ code, signal })));
    });
    running.add(this);
  }

  get ms() { return performance.now() - this.startedAt; }

  kill() { this.process.kill('SIGKILL'); }

  send(...lines) { this.write(lines.map((line) => `${line}\n`).join('')); }

  // What is written counts as lines; a remainder without line feed as one more.
  write(text) {
    const lines = text.split('\n');
    if (lines.at(-1) === '') lines.pop();
    for (const line of lines) this.events.push({ ms: this.ms, from: 'client', line });
    this.process.stdin.write(text);
  }

  closeInput() { this.process.stdin.end(); }

  // The lines not yet read, up to and with the first that is `pattern` (a string) or matches it (a regular expression).
  waitFor(pattern, ms = 10_000) {
    return new Promise((resolve, reject) => {
      const waiter = { pattern, resolve, reject, lines: [] };
      waiter.timer = setTimeout(() => this.#giveUp(`within ${ms} ms`), ms);
      this.#waiter = waiter;
      this.#serve();
      if (this.ending) this.#giveUp('before it ended');
    });
  }

  // How it ended, given so much time, or null; then it is killed.
  async exit(ms) {
    let timer;
    const late = new Promise((resolve) => { timer = setTimeout(resolve, ms, null); });
    const ending = await Promise.race([this.exited, late]);
    clearTimeout(timer);
    if (!ending) this.kill();
    return ending;
  }

  #receive(text) {
    const lines = (this.partial + text).split('\n');
    this.partial = lines.pop();
    for (const line of lines) this.events.push({ ms: this.ms, from: 'engine', line });
    this.#unread.push(...lines);
    this.#serve();
  }

  #serve() {
    const waiter = this.#waiter;
    while (waiter && this.#unread.length) {
      const line = this.#unread.shift();
      waiter.lines.push(line);
      if (waiter.pattern === line || (waiter.pattern instanceof RegExp && waiter.pattern.test(line))) {
        clearTimeout(waiter.timer);
        this.#waiter = null;
        return waiter.resolve(waiter.lines);
      }
    }
  }

  #giveUp(when) {
    const waiter = this.#waiter;
    if (!waiter) return;
    clearTimeout(waiter.timer);
    this.#waiter = null;
    const sent = this.events.filter((event) => event.from === 'client').at(-1)?.line ?? '';
    const last = waiter.lines.at(-1) ?? '';
    waiter.reject(new Error(
      `no ${waiter.pattern} ${when}, after "${shortened(sent)}"; the last line was "${shortened(last)}"`));
  }

  #ended(ending) {
    running.delete(this);
    this.ending = { ...ending, ms: this.ms };
    this.#giveUp('before it ended');
    return this.ending;
  }
}

export function shortened(text) {
  return text.length > 120 ? `${text.slice(0, 120)}... (${text.length} characters)` : text;
}
