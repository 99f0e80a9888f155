/** Whether a code unit is white space, as `\s` has it: asked of every letter, a pattern takes ten times as long. */
export function isBlank(code: number): boolean {
  if (code < 0x80) return code === 32 || (code > 8 && code < 14);
  return (
    code === 0xa0 ||
    code === 0xfeff ||
    (code >= 0x1680 &&
      (code === 0x1680 ||
        (code >= 0x2000 && code <= 0x200a) ||
        code === 0x2028 ||
        code === 0x2029 ||
        code === 0x202f ||
        code === 0x205f ||
        code === 0x3000))
  );
}

/** What stands between the blanks of a text. */
export function wordsIn(text: string): string[] {
  const words: string[] = [];
  for (let i = 0, start = 0; i <= text.length; i++) {
    if (i < text.length && !isBlank(text.charCodeAt(i))) continue;
    if (i > start) words.push(text.slice(start, i));
    start = i + 1;
  }
  return words;
}
