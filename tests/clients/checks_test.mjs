// The checks themselves: a good dialogue passes, and each thing that may be wrong with one is noticed.
import { checkCecp } from './cecp_checks.mjs';
import { checkUci } from './checks.mjs';
import { kVariantOption } from './handshake.mjs';
import { Report } from './report.mjs';

const report = new Report('checks');

// "> " in front of what the client sent.
function events(text) {
  return text.trim().split('\n').map((line, i) => {
    const from = line.startsWith('> ') ? 'client' : 'engine';
    return { ms: i, from, line: from === 'client' ? line.slice(2) : line };
  });
}

const kFirst = 'info depth 1 seldepth 2 multipv 1 score cp 34 nodes 40 nps 40000 hashfull 0 tbhits 0 time 1 pv b1c3';
const kSecond = 'info depth 2 seldepth 3 multipv 1 score cp 20 upperbound nodes 90 nps 45000 time 2 pv h1g3 b10c8';
const kGood = `
Janggun 1.0 by its authors
> uci
id name Janggun 1.0
id author its authors
${kVariantOption}
option name Hash type spin default 16 min 1 max 4096
option name Threads type spin default 1 min 1 max 64
option name MultiPV type spin default 1 min 1 max 256
option name Clear Hash type button
option name Debug Log File type string default <empty>
uciok
> isready
readyok
> setoption name UCI_Variant value janggi
info string variant janggi files 9 ranks 10
> position startpos
> go depth 2
info depth 1 currmove b1c3 currmovenumber 1
${kFirst}
> isready
readyok
${kSecond}
bestmove h1g3 ponder b10c8
> position fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
info string ERROR: a board has ten ranks
> position startpos moves e2e2 e9e9
> go infinite
info string result: 0-1 points 72 73.5
info depth 0 score mate 0
bestmove (none)
> quit`;

// What to put in place of what in the good dialogue, and words of the complaint.
const kWrong = [
  ['id name Janggun 1.0', 'id name', 'no id name'],
  ['id author its authors\n', '', 'no id author'],
  [kVariantOption, kVariantOption.replace(' var janggicasual', ''), 'no option line'],
  ['option name Clear Hash type button', 'option name UCI_Chess960 type button', 'UCI_Chess960 is offered'],
  ['option name Clear Hash type button', 'option name Clear min type button', 'a keyword inside a name'],
  ['option name Clear Hash type button', 'option name A=B type button', 'a separator'],
  ['type string default <empty>', 'type string default a b', 'not the form of an option'],
  ['type string default <empty>', `type string default ${'x'.repeat(300)}`, 'too long'],
  ['default 16 min 1', 'default 0 min 1', 'not among the values'],
  ['option name Clear Hash type button', 'option name Variants type combo default a var a', '"variant" in its name'],
  ['option name Clear Hash type button', 'option name Style type combo default a var b', 'not among the values'],
  ['option name Hash type', 'option name Hush type', 'no option Hash'],
  ['min 1 max 256', 'min 1 max 64', 'MultiPV goes to 64'],
  ['\nuciok', '', '`uci` without `uciok`'],
  ['\nuciok', '\nuciok ', 'blanks at the end'],
  ['\nuciok', '\nuciok\ninfo string hello', 'before the first setting'],
  ['> isready\nreadyok\n> setoption', '> isready\n> setoption', 'without `readyok`'],
  ['> isready\nreadyok\n> setoption', '> isready\nreadyok\nreadyok\n> setoption', 'readyok that nobody'],
  ['info string variant', 'variant', 'a line that is not of UCI'],
  ['info string variant', 'info string bestmove', 'must not hold'],
  ['info string variant', 'info string a score cp of', 'must not hold'],
  ['> go depth 2\n', '', 'info without a search'],
  ['currmove b1c3', 'currmove 0000', 'not the form of an info line'],
  ['seldepth 2 multipv 1', 'multipv 1 seldepth 2', 'not the form of an info line'],
  ['nps 40000', 'nps 40000.5', 'not the form of an info line'],
  ['pv b1c3', 'pv b1c11', 'not the form of an info line'],
  ['pv b1c3', 'pv @@@@', 'not the form of an info line'],
  ['pv b1c3', 'pv', 'not the form of an info line'],
  ['cp 34 nodes', 'cp 34 wdl 500 300 200 nodes', 'wdl without'],
  ['cp 34 nodes', 'mate 0 nodes', 'cannot end with mate 0'],
  ['cp 34 nodes', 'cp 30000 nodes', 'cp out of range'],
  ['hashfull 0', 'hashfull 2000', 'hashfull is above'],
  ['multipv 1 score cp 34', 'multipv 2 score cp 34', 'multipv above'],
  ['nodes 90', 'nodes 30', 'went back'],
  [`${kFirst}\n> isready\nreadyok\n${kSecond}\n`, '> isready\nreadyok\n', 'no info with a score'],
  ['bestmove h1g3', 'bestmove a4b4', 'not the line shown last'],
  ['bestmove h1g3 ponder b10c8', 'bestmove h1g3 b10c8', 'not the form of a bestmove'],
  ['bestmove h1g3 ponder b10c8', 'bestmove 0000', 'not the form of a bestmove'],
  ['bestmove h1g3 ponder b10c8', 'bestmove (none)', 'a move and a finished game'],
  ['bestmove h1g3 ponder b10c8', 'bestmove h1g3\nbestmove h1g3', 'unasked'],
  ['> quit', '> go depth 2\n> go depth 2\n> quit', '`go` without `bestmove`'],
  ['> quit', '> go depth 2', '`go` without `bestmove`'],
  ['bestmove (none)\n> quit', '> stop\n> quit', '`go` without `bestmove`'],
  ['bestmove h1g3 ponder b10c8', `bestmove h1g3 ponder b10c8\n${kSecond}`, 'nobody asked for'],
  ['bestmove h1g3 ponder b10c8', 'bestmove h1g3\ninfo string done', 'nobody asked for'],
  ['info string ERROR: a board has ten ranks\n', '', 'positions of another game'],
  ['info depth 0 score mate 0\n', '', 'no info with a score'],
];

function notices(complaints, words) {
  return complaints.some((complaint) => complaint.includes(words));
}

report.equal(checkUci(events(kGood)).complaints, [], 'the good dialogue');
for (const [what, instead, words] of kWrong) {
  const text = kGood.replace(what, instead);
  report.check(text !== kGood, `the good dialogue has no "${what}"`);
  const { complaints } = checkUci(events(text));
  report.check(notices(complaints, words), `"${instead}" is not noticed, but: ${complaints.join('; ')}`);
}

const kGoodCecp = `
> xboard
> protover 2
feature setboard=1 usermove=1 done=0
feature variants="janggi" done=1
> new
> variant janggi
setup (PH.R.AE..K.C.ph.r.ae..k.c.) 9x10+0_janggi 4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1
> go
1 34 0 40 b0c2
move b0c2
> usermove b9c7
move @@@@
> usermove a0a9
Illegal move: a0a9
> force
> ping 1
pong 1
> quit`;

const kWrongCecp = [
  ['pong 1', 'pong 2', 'out of turn'],
  ['\npong 1', '', '`ping` without `pong`'],
  ['variants="janggi" done=1', 'variants="janggi"', 'without `feature done=1`'],
  ['move b0c2', 'move b1c10', 'not the form of a move'],
  ['move @@@@', 'move e1e1\nmove e1e1\nmove e1e1', 'a move out of turn'],
  ['pong 1', 'pong 1\nmove e1e1', 'a move out of turn'],
  ['Illegal move: a0a9', 'illegal: a0a9', 'not of CECP'],
  ['move b0c2\n> usermove b9c7\nmove @@@@\n', '', '`go` without any move'],
];

report.equal(checkCecp(events(kGoodCecp), true).complaints, [], 'the good dialogue of CECP');
for (const [what, instead, words] of kWrongCecp) {
  const { complaints } = checkCecp(events(kGoodCecp.replace(what, instead)), true);
  report.check(notices(complaints, words), `CECP: "${instead}" is not noticed, but: ${complaints.join('; ')}`);
}
report.count('dialogues', 2 + kWrong.length + kWrongCecp.length);
report.finish();
