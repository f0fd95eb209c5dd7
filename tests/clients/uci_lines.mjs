// The forms of the engine's UCI lines that no client stumbles over. Complaints come as a list, empty if all is well.

const square = '[a-i](?:10|[1-9])';
const move = `${square}${square}`;
const kMove = new RegExp(`^${move}$`);
const kBestmove = new RegExp(`^bestmove (?:(${move})(?: ponder (${move}))?|\\(none\\))$`);
const kCurrentMove = new RegExp(`^info depth \\d+ currmove ${move} currmovenumber \\d+$`);
const kFinished = /^info depth 0 score (?:mate 0|mate 1 pv 0000|cp 0)$/;
// One order of the words, integers only: readers in the field take no other.
const kInfo = new RegExp([
  '^info depth (?<depth>[1-9]\\d*) seldepth (?<seldepth>\\d+) multipv (?<multipv>[1-9]\\d*)',
  ' score (?<unit>cp|mate) (?<value>-?\\d+)(?: (?<bound>lowerbound|upperbound))?(?<wdl> wdl \\d+ \\d+ \\d+)?',
  ' nodes (?<nodes>\\d+) nps \\d+(?: hashfull (?<hashfull>\\d+))?(?: tbhits \\d+)? time (?<time>\\d+)',
  ` pv (?<pv>${move}(?: ${move})*)$`,
].join(''));

// What matchers in the field look for anywhere in a line, so no comment may hold it.
const kForbiddenInComments = ['bestmove', 'uciok', 'readyok', ' pv ', ' score ', ' depth ', ' cp ', 'mate 0'];
const kPointsWin = 20_000; // centipawns; nothing but a mate is more

export const isMove = (text) => kMove.test(text);
export const isComment = (line) => line.startsWith('info string ');
export const isError = (line) => line.startsWith('info string ERROR: ');
export const isFinished = (line) => kFinished.test(line);

// The values of an info line with a score, or null.
export function parseInfo(line) {
  const groups = kInfo.exec(line)?.groups;
  if (!groups) return null;
  const number = (name) => Number(groups[name] ?? 0);
  return {
    depth: number('depth'), multipv: number('multipv'), nodes: number('nodes'), time: number('time'),
    hashfull: number('hashfull'), unit: groups.unit, value: number('value'), bound: groups.bound,
    wdl: Boolean(groups.wdl), pv: groups.pv.split(' '),
  };
}

// { move, ponder }; move is null for `(none)`. Null for a line of another form.
export function parseBestmove(line) {
  const groups = kBestmove.exec(line);
  return groups && { move: groups[1] ?? null, ponder: groups[2] ?? null };
}

export function commentComplaints(line) {
  const found = kForbiddenInComments.filter((words) => line.includes(words));
  return found.map((words) => `a comment must not hold "${words}": ${line}`);
}

// `limits`: the largest MultiPV that was set, and whether win, draw and loss were asked for.
export function infoComplaints(line, limits) {
  if (isComment(line)) return commentComplaints(line);
  if (kFinished.test(line) || kCurrentMove.test(line)) return [];
  const info = parseInfo(line);
  if (!info) return [`not the form of an info line: ${line}`];
  const complaints = [];
  if (info.multipv > limits.multiPv) complaints.push(`multipv above what was set: ${line}`);
  if (info.wdl && !limits.wdl) complaints.push(`wdl without UCI_ShowWDL: ${line}`);
  if (info.hashfull > 1000) complaints.push(`hashfull is above 1000: ${line}`);
  if (info.unit === 'mate' && info.value === 0) complaints.push(`a search cannot end with mate 0: ${line}`);
  if (info.unit === 'cp' && Math.abs(info.value) > kPointsWin) complaints.push(`cp out of range: ${line}`);
  return complaints;
}
