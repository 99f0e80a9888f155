/** What a walk over XML meets. Names without their prefix; attributes can be asked for until `open` returns. */
export type XmlHandler = {
  open(name: string, attribute: (name: string) => string | null): void;
  close(name: string): void;
  text(text: string): void;
};

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Walks a part of an Office document in one pass, in time linear in its length. It knows the five named entities and the numeric
 * ones: declarations of others are skipped, so nothing expands and nothing outside of the part is fetched (XXE,
 * billion laughs). What is cut off or badly nested is walked as far as it goes.
 */
export function walkXml(xml: string, handler: XmlHandler): void {
  let [at, from, to] = [0, 0, 0];
  // One for all tags; a tag is cut out of the text only where an attribute of it is asked for.
  const attribute = (wanted: string) => attributeOf(xml.slice(from, to), wanted);
  while (at < xml.length) {
    const open = xml.indexOf('<', at);
    if (open < 0) {
      handler.text(decodeEntities(xml.slice(at)));
      return;
    }
    if (open > at) handler.text(decodeEntities(xml.slice(at, open)));
    const special = endOfSpecial(xml, open);
    if (special !== null) {
      if (xml.startsWith('<![CDATA[', open)) handler.text(xml.slice(open + 9, special - 3));
      at = special;
      continue;
    }
    const close = endOfTag(xml, open);
    if (close < 0) return;
    [from, to] = [open + 1, close];
    emit(xml, from, to, handler, attribute);
    at = close + 1;
  }
}

/** Where a comment, instruction, CDATA or document type ends; null for an ordinary tag. */
function endOfSpecial(xml: string, open: number): number | null {
  const sign = xml.charCodeAt(open + 1);
  if (sign !== 33 && sign !== 63) return null;
  const after = (mark: string) => {
    const end = xml.indexOf(mark, open);
    return end < 0 ? xml.length : end + mark.length;
  };
  if (xml.startsWith('<!--', open)) return after('-->');
  if (xml.startsWith('<![CDATA[', open)) return after(']]>');
  if (xml.startsWith('<?', open)) return after('?>');
  if (!xml.startsWith('<!', open)) return null;
  const subset = xml.indexOf('[', open);
  const end = xml.indexOf('>', open);
  return subset >= 0 && subset < end ? after(']>') : after('>');
}

/** The '>' of a tag, past those inside of quoted attributes. */
function endOfTag(xml: string, open: number): number {
  for (let i = open + 1; i < xml.length; i++) {
    const c = xml.charCodeAt(i);
    if (c === 62) return i;
    if (c === 34 || c === 39) {
      i = xml.indexOf(xml.charAt(i), i + 1);
      if (i < 0) return -1;
    }
  }
  return -1;
}

/** The tag between `from` and `to`. */
function emit(
  xml: string,
  from: number,
  to: number,
  handler: XmlHandler,
  attribute: Parameters<XmlHandler['open']>[1],
): void {
  if (xml.charCodeAt(from) === 47) {
    handler.close(nameAt(xml, from + 1, to));
    return;
  }
  const name = nameAt(xml, from, to);
  handler.open(name, attribute);
  if (to > from && xml.charCodeAt(to - 1) === 47) handler.close(name);
}

/** A tag's name up to a blank or the '/' of a closed one. A pattern would take a third of the whole walk. */
function nameAt(xml: string, from: number, to: number): string {
  let start = from;
  for (let i = from; i < to; i++) {
    const c = xml.charCodeAt(i);
    if (c === 47 || isBlank(c)) return xml.slice(start, i);
    if (c === 58 && start === from) start = i + 1;
  }
  return xml.slice(start, to);
}

const isBlank = (code: number): boolean =>
  code === 32 || (code > 8 && code < 14) || (code > 127 && /\s/.test(String.fromCharCode(code)));

function attributeOf(tag: string, name: string): string | null {
  const written = `${name}=`;
  for (let at = tag.indexOf(written); at >= 0; at = tag.indexOf(written, at + 1)) {
    const before = tag.charCodeAt(at - 1);
    if (before !== 58 && !isBlank(before)) continue;
    const start = at + written.length;
    const end = tag.indexOf(tag.charAt(start), start + 1);
    return end < 0 ? null : decodeEntities(tag.slice(start + 1, end));
  }
  return null;
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? '';
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
