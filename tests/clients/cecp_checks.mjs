// What must hold of a dialogue with XBoard (CECP). Weaker than the checks of UCI: the recorded opponent answered the
// moves of another engine, so many of his moves do not fit the game that is played here.

const kMove = /^move (?:@@@@|[a-i]\d[a-i]\d)$/;
const kThinking = /^\s*\d+[+&-]?\s+-?\d+\s+\d+\s+\d+(?:\s|$)/;
const kOthers = [
  /^feature /, /^setup \(/, /^piece \S+ /, /^pong \d+$/, /^Illegal move(?: \(.*\))?: /, /^Error \(.+\): /,
  /^(?:1-0|0-1|1\/2-1\/2)(?: \{.*\})?$/,
  /^(?:telluser|tellusererror|tellics|highlight|stat01:|Hint:|offer draw|resign)/,
  /^#/,
];

// `mustMove`: whether the client left time for a move when it asked for one.
export function checkCecp(events, mustMove) {
  const checker = new Checker();
  for (const event of events) checker.see(event);
  checker.end(mustMove);
  return checker;
}

class Checker {
  complaints = [];
  checks = 0;
  searches = 0; // moves the engine was asked for

  #ms = 0;
  #pings = [];
  #owed = 0; // moves the engine may make: one for each time it was put on move
  #pingAfterForce = null; // its answer says that no move is on its way any more
  #isForced = true;
  #wasTold = false; // `go`
  #moves = 0;
  #features = { asked: false, done: false };
  #hasAnswered = false;

  see({ ms, from, line }) {
    this.#ms = ms;
    if (from === 'client') return this.#command(line.trim());
    const [word, argument] = line.split(' ');
    if (word === 'move') this.#move(line);
    else if (word === 'pong') this.#pong(argument);
    else if (word === 'feature') this.#features.done ||= / done=1\b/.test(line);
    const isKnown = kMove.test(line) || kThinking.test(line) || kOthers.some((form) => form.test(line));
    this.#expect(isKnown || !this.#hasAnswered, `a line that is not of CECP: "${line}"`);
    this.#hasAnswered = true;
    return undefined;
  }

  end(mustMove) {
    this.#expect(this.#pings.length === 0, `\`ping\` without \`pong\`: ${this.#pings.join(' ')}`);
    this.#expect(this.#features.done || !this.#features.asked, '`protover` without `feature done=1`');
    this.#expect(this.#moves > 0 || !this.#wasTold || !mustMove, '`go` without any move');
  }

  #expect(condition, complaint) {
    this.checks += 1;
    if (!condition) this.complaints.push(`${(this.#ms / 1000).toFixed(3)} s: ${complaint}`);
  }

  #command(line) {
    const [word, argument] = line.split(/\s+/);
    if (word === 'protover') this.#features.asked = true;
    if (word === 'ping') this.#ping(argument);
    if (['force', 'result', 'analyze'].includes(word)) this.#force();
    if (['new', 'variant'].includes(word)) this.#isForced = false;
    if (['go', 'playother'].includes(word)) this.#go();
    if (['usermove', 'setboard'].includes(word) && !this.#isForced) this.#putOnMove();
  }

  #ping(argument) {
    this.#pings.push(argument);
    if (this.#isForced) this.#pingAfterForce ??= argument;
  }

  #pong(argument) {
    this.#expect(this.#pings.shift() === argument, `pong ${argument} out of turn`);
    if (this.#isForced && argument === this.#pingAfterForce) this.#owed = 0;
  }

  #force() {
    this.#isForced = true;
    this.#pingAfterForce = null;
  }

  #go() {
    this.#isForced = false;
    this.#wasTold = true;
    this.#putOnMove();
  }

  #putOnMove() {
    this.#owed += 1;
    this.searches += 1;
  }

  #move(line) {
    this.#expect(kMove.test(line), `not the form of a move: ${line}`);
    this.#expect(this.#owed > 0, `a move out of turn: ${line}`);
    this.#owed -= 1;
    this.#moves += 1;
  }
}
