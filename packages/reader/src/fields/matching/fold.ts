/** Code unit → the one it is searched as; the length of a text never changes, so offsets hold in both. */
const TABLE = buildTable();

function buildTable(): Uint16Array {
  const table = new Uint16Array(65536);
  for (let code = 0; code < table.length; code++) table[code] = code;
  for (let code = 0x41; code < 0x250; code++) {
    const plain = String.fromCharCode(code).normalize('NFD')[0]?.toLowerCase() ?? '';
    if (plain.length === 1) table[code] = plain.charCodeAt(0);
  }
  for (const dash of '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u00ad') table[dash.charCodeAt(0)] = 0x2d;
  for (const blank of '\u00a0\u2002\u2003\u2007\u2009\u200a\u202f') table[blank.charCodeAt(0)] = 0x20;
  for (const quote of '\u2018\u2019\u00b4\u0060') table[quote.charCodeAt(0)] = 0x27;
  table['º'.charCodeAt(0)] = 0xb0;
  // Letters with a stroke, which are no letter and sign: `Mønch`, `Wałęsa`.
  for (const [letter, plain] of ['øo', 'đd', 'łl']) table[(letter ?? '').charCodeAt(0)] = (plain ?? '').charCodeAt(0);
  return table;
}

/** Most texts are short words of plain letters: looking at each is quicker than a pattern. */
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f || code === 0x60) return false;
  }
  return true;
}

/** Lower case, no accents, plain dashes, blanks and apostrophes; exactly as long as `text`. */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  // The one capital whose lower case is two letters long.
  const lower = text.replaceAll('\u0130', 'I').toLowerCase();
  let folded = '';
  let from = 0;
  for (let i = 0; i < lower.length; i++) {
    const code = lower.charCodeAt(i);
    if (code < 0x80 && code !== 0x60) continue;
    const plain = TABLE[code] ?? 0;
    if (plain === code) continue;
    folded += lower.slice(from, i) + String.fromCharCode(plain);
    from = i + 1;
  }
  return from === 0 ? lower : folded + lower.slice(from);
}
