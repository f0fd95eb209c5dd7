// What must hold of a whole UCI dialogue, whichever commands the client sent.
import { handshakeComplaints } from './handshake.mjs';
import { infoComplaints, isComment, isError, isFinished, parseBestmove, parseInfo } from './uci_lines.mjs';

// `events` as engine.mjs records them; a client that wrote everything at once has all its events first. Then options
// count as set from the start, and what depends on who spoke last is not seen.
export function checkUci(events) {
  const checker = new Checker();
  for (const event of events) checker.see(event);
  checker.end();
  return checker;
}

class Checker {
  complaints = [];
  checks = 0;
  searches = 0;
  slowestReady = 0;

  #ms = 0;
  #limits = { multiPv: 1, wdl: false };
  #isWeakened = false; // then the move played need not be the best one seen
  #handshakes = 0;
  #handshake = [];
  #askedReady = []; // when
  #searching = 0; // searches not yet answered
  #mustAnswer = 0; // searches that a `quit` does not excuse
  #search = newSearch();
  #hasAnswered = false;
  #mayComment = false; // only after the first setting, position or search: old clients break earlier
  #lastCommand = '';
  #mustBeSilent = false; // after a search, when nothing else was asked
  #hasQuit = false;
  #foreignPositions = 0;
  #errors = 0;

  see({ ms, from, line }) {
    this.#ms = ms;
    if (from === 'client') return this.#command(line);
    this.#expect(line === line.trimEnd(), `blanks at the end of "${line}"`);
    this.#expect(!this.#mustBeSilent, `a line after bestmove that nobody asked for: ${line}`);
    const [word] = line.split(' ');
    const reader = {
      id: this.#handshakeLine, option: this.#handshakeLine, uciok: this.#uciok, readyok: this.#readyok,
      info: this.#info, bestmove: this.#bestmove,
    }[word] ?? this.#otherLine;
    reader.call(this, line);
    this.#hasAnswered = true;
    return undefined;
  }

  end() {
    this.#expect(this.#handshakes === 0, '`uci` without `uciok`');
    this.#expect(this.#askedReady.length === 0, `${this.#askedReady.length} times \`isready\` without \`readyok\``);
    const owed = this.#hasQuit ? this.#mustAnswer : this.#searching;
    this.#expect(owed <= 0, `${owed} times \`go\` without \`bestmove\``);
    this.#expect(this.#errors >= this.#foreignPositions, `${this.#foreignPositions} positions of another game, ` +
      `${this.#errors} errors`);
  }

  #expect(condition, complaint) {
    this.checks += 1;
    if (!condition) this.complaints.push(`${(this.#ms / 1000).toFixed(3)} s: ${complaint}`);
  }

  #expectNone(complaints) {
    this.checks += 1;
    for (const complaint of complaints) this.#expect(false, complaint);
  }

  #command(line) {
    if (this.#hasQuit) return;
    this.#mustBeSilent = false;
    const [word, ...rest] = line.trim().split(/\s+/);
    this.#lastCommand = word;
    if (word === 'uci') this.#handshakes += 1;
    if (word === 'isready') this.#askedReady.push(this.#ms);
    if (word === 'setoption') this.#setOption(rest.join(' '));
    if (word === 'position') this.#foreignPositions += isForeign(line) ? 1 : 0;
    if (word === 'go') this.#go();
    if (word === 'stop') this.#mustAnswer = this.#searching;
    if (word === 'quit') this.#hasQuit = true;
    if (!['uci', 'isready', 'ucinewgame', 'debug'].includes(word)) this.#mayComment = true;
  }

  #setOption(text) {
    const [, name, value] = /^name (.*?)(?: value (.*))?$/.exec(text) ?? [];
    const is = (other) => name?.toLowerCase() === other;
    if (is('multipv')) this.#limits.multiPv = Math.max(this.#limits.multiPv, Number(value));
    if (is('uci_showwdl') && value === 'true') this.#limits.wdl = true;
    if (is('skill level') && Number(value) < 20) this.#isWeakened = true;
    if (is('uci_limitstrength') && value === 'true') this.#isWeakened = true;
  }

  #go() {
    this.#mustAnswer = this.#searching; // a second one ends the first
    this.#searching += 1;
    this.searches += 1;
  }

  #handshakeLine(line) {
    this.#expect(this.#handshakes > 0, `unasked: ${line}`);
    this.#handshake.push(line);
  }

  #uciok(line) {
    this.#expect(line === 'uciok', `not exactly uciok: ${line}`);
    this.#expect(this.#handshakes > 0, 'uciok that nobody asked for');
    this.#expectNone(handshakeComplaints(this.#handshake));
    this.#handshakes -= 1;
    this.#handshake = [];
  }

  #readyok(line) {
    this.#expect(line === 'readyok', `not exactly readyok: ${line}`);
    this.#expect(this.#askedReady.length > 0, 'readyok that nobody asked for');
    this.slowestReady = Math.max(this.slowestReady, this.#ms - (this.#askedReady.shift() ?? this.#ms));
  }

  #info(line) {
    this.#expectNone(infoComplaints(line, this.#limits));
    if (isComment(line)) return this.#comment(line);
    this.#expect(this.#searching > 0, `info without a search: ${line}`);
    if (isFinished(line)) this.#search.isFinished = true;
    const info = parseInfo(line);
    if (info) this.#score(info, line);
    return undefined;
  }

  #comment(line) {
    this.#expect(this.#mayComment, `a comment before the first setting or search: ${line}`);
    if (isError(line)) this.#errors += 1;
  }

  #score(info, line) {
    const search = this.#search;
    this.#expect(info.nodes >= search.nodes && info.time >= search.time, `nodes or time went back: ${line}`);
    this.#expect(!search.isFinished, `a score after that of a finished game: ${line}`);
    Object.assign(search, { nodes: info.nodes, time: info.time, hasScore: true });
    if (info.multipv !== 1) return;
    search.lastMove = info.pv[0];
    if (!info.bound) search.lastExactMove = info.pv[0];
  }

  #bestmove(line) {
    const best = parseBestmove(line);
    const search = this.#search;
    this.#expect(best, `not the form of a bestmove: ${line}`);
    this.#expect(this.#searching > 0, `unasked: ${line}`);
    this.#expect(search.hasScore || search.isFinished, `no info with a score before: ${line}`);
    this.#expect(!best || search.isFinished === (best.move === null), `a move and a finished game: ${line}`);
    if (best?.move && !this.#isWeakened) {
      this.#expect([search.lastMove, search.lastExactMove].includes(best.move), `not the line shown last: ${line}`);
    }
    this.#searching -= 1;
    this.#mustAnswer -= 1;
    this.#search = newSearch();
    const isAllAnswered = this.#searching === 0 && this.#askedReady.length === 0;
    this.#mustBeSilent = isAllAnswered && ['go', 'stop', 'ponderhit', 'isready'].includes(this.#lastCommand);
  }

  // A greeting is the only line of another form, and the first of all.
  #otherLine(line) {
    this.#expect(!this.#hasAnswered && line !== '', `a line that is not of UCI: "${line}"`);
  }
}

function newSearch() {
  return { hasScore: false, isFinished: false, nodes: 0, time: 0, lastMove: null, lastExactMove: null };
}

// A board that has not ten ranks.
function isForeign(line) {
  const board = /^\s*position\s+fen\s+(\S+)/.exec(line)?.[1];
  return board !== undefined && board.split('/').length !== 10;
}
