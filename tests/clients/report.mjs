// What a test counts and says: a line for each failure, one line at the end, and the exit status.
import { shortened } from './engine.mjs';

const kSkipped = 77; // ctest's SKIP_RETURN_CODE in CMakeLists.txt
const kFailuresShown = 60;

export function skip(reason) {
  console.log(`skipped: ${reason}`);
  process.exit(kSkipped);
}

// A module of npm, or a skipped test where it is not installed.
export async function importOrSkip(name) {
  try {
    return await import(name);
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return skip(`the npm package ${name} is not installed; run "npm install" in tests/clients`);
  }
}

export function engineArgument() {
  if (process.argv[2]) return process.argv[2];
  console.error('usage: node TEST ENGINE ...');
  return process.exit(2);
}

export class Report {
  checks = 0;
  failures = 0;
  counts = {};

  constructor(name) {
    this.name = name;
    this.startedAt = performance.now();
  }

  count(what, n = 1) { this.counts[what] = (this.counts[what] ?? 0) + n; }

  check(condition, text) {
    this.checks += 1;
    if (!condition) this.fail(text);
  }

  equal(got, expected, text) {
    const [a, b] = [JSON.stringify(got), JSON.stringify(expected)];
    this.check(a === b, `${text}: ${shortened(a ?? 'undefined')}, expected ${shortened(b ?? 'undefined')}`);
  }

  fail(text) {
    this.failures += 1;
    if (this.failures <= kFailuresShown) console.log(`FAILED ${text}`);
    if (this.failures === kFailuresShown) console.log('(further failures are counted only)');
  }

  // A part of the test under a name of its own; an exception fails it and the rest goes on.
  async part(name, run) {
    try {
      await run();
    } catch (error) {
      this.checks += 1;
      this.fail(`${name}: ${error.message}`);
    }
  }

  finish(remark = '') {
    const counts = Object.entries(this.counts).map(([what, n]) => `${n} ${what}, `).join('');
    const seconds = ((performance.now() - this.startedAt) / 1000).toFixed(1);
    console.log(`${this.name}: ${counts}${this.checks} checks, ${this.failures} failed (${seconds} s)${remark}`);
    process.exit(this.failures ? 1 : 0);
  }
}
