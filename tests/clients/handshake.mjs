// What clients need of the lines between `uci` and `uciok`.

const kVariants = ['janggi', 'janggicasual', 'janggimodern', 'janggitraditional'];
export const kVariantOption =
  `option name UCI_Variant type combo default janggi ${kVariants.map((name) => `var ${name}`).join(' ')}`;

// One client cuts an option line at these words, another keeps its options in a list with these separators.
const kKeywords = ['name', 'type', 'default', 'var', 'min', 'max'];
const kSeparators = /[;,=]/;
const kOption = /^option name (?<name>\S(?:.*?\S)?) type (?<type>\S+)(?<rest> .*)?$/;
const kRest = {
  check: /^ default (?:true|false)$/,
  spin: /^ default (-?\d+) min (-?\d+) max (-?\d+)$/,
  combo: /^ default (\S+)(?: var \S+)+$/,
  string: /^ default \S+$/,
  button: /^$/,
};

export function handshakeComplaints(lines) {
  const only = (start) => lines.filter((line) => line.startsWith(start));
  const complaints = [];
  if (only('id name ').length !== 1 || !/^id name \S/.test(only('id name ')[0])) complaints.push('no id name');
  if (only('id author ').length !== 1 || !/^id author \S/.test(only('id author ')[0])) complaints.push('no id author');
  const options = only('option ');
  for (const line of options) complaints.push(...optionComplaints(line));
  return [...complaints, ...optionSetComplaints(options)];
}

function optionComplaints(line) {
  const { name, type, rest = '' } = kOption.exec(line)?.groups ?? {};
  if (!kRest[type]?.test(rest)) return [`not the form of an option: ${line}`];
  const complaints = [];
  if (name.split(' ').some((word) => kKeywords.includes(word))) complaints.push(`a keyword inside a name: ${line}`);
  if (kSeparators.test(line)) complaints.push(`a separator inside an option: ${line}`);
  if (!isDefaultAllowed(type, rest)) complaints.push(`the default is not among the values: ${line}`);
  // uci2wb reads what follows `default` into 256 bytes.
  if (rest.length >= 256) complaints.push(`an option that is too long: ${line}`);
  return complaints;
}

function isDefaultAllowed(type, rest) {
  if (type === 'combo') return rest.split(' var ').slice(1).includes(kRest.combo.exec(rest)[1]);
  if (type !== 'spin') return true;
  const [value, min, max] = kRest.spin.exec(rest).slice(1).map(Number);
  return min <= value && value <= max;
}

function optionSetComplaints(options) {
  const complaints = [];
  const named = (pattern) => options.filter((line) => pattern.test(line));
  if (!options.includes(kVariantOption)) complaints.push(`no option line "${kVariantOption}"`);
  if (named(/type combo/).filter((line) => /^option name .*variant.* type/i.test(line)).length > 1) {
    complaints.push('more than one list with "variant" in its name');
  }
  if (named(/^option name UCI_Chess960 /).length) complaints.push('UCI_Chess960 is offered');
  for (const name of ['Hash', 'Threads', 'MultiPV']) {
    if (named(new RegExp(`^option name ${name} type spin `)).length !== 1) complaints.push(`no option ${name}`);
  }
  const lines = Number(/^option name MultiPV .* max (\d+)$/m.exec(options.join('\n'))?.[1] ?? 0);
  if (lines < 128) complaints.push(`MultiPV goes to ${lines} only; a client asks for a line a legal move`);
  return complaints;
}
