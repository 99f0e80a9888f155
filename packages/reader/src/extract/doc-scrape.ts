import { MAX_TEXT } from './limits.ts';

/** Shorter runs are names of styles and fonts, or chance: the text of a file lies in few long runs. */
const MIN_RUN = 40;
const windows1252 = new TextDecoder('windows-1252');

/** Runs of letters in the bytes of a Word file that its own tables no longer lead to: of two bytes a letter or of one, whichever says more. */
export function scrapeText(bytes: Uint8Array): string {
  const [wide, narrow] = [scrape(bytes, 2), scrape(bytes, 1)];
  return wide.length >= narrow.length ? wide : narrow;
}

function scrape(bytes: Uint8Array, step: 1 | 2): string {
  const runs: string[] = [];
  let total = 0;
  let start = -1;
  // Text begins after the header of 512 bytes.
  for (let at = 512; at <= bytes.length && total < MAX_TEXT; at += step) {
    const printed = at + step <= bytes.length && isLetter(bytes[at] ?? 0, step === 2 ? (bytes[at + 1] ?? 0) : 0);
    if (printed && start < 0) start = at;
    if (printed || start < 0) continue;
    if ((at - start) / step >= MIN_RUN) {
      const text = decode(bytes.subarray(start, at), step);
      if (looksWritten(text)) {
        runs.push(text);
        total += text.length;
      }
    }
    start = -1;
  }
  return runs.join('\n').replaceAll('\r', '\n').replaceAll('\u0007', '\t');
}

function isLetter(low: number, high: number): boolean {
  if (high === 0) return (low >= 32 && low < 127) || low >= 0xa0 || low === 13 || low === 9 || low === 7;
  return high === 0x20 && low >= 0x10 && low <= 0x3a;
}

function decode(run: Uint8Array, step: 1 | 2): string {
  return step === 1 ? windows1252.decode(run) : new TextDecoder('utf-16le').decode(run);
}

/** Mostly letters and blanks: tables of fonts and styles are not. */
function looksWritten(text: string): boolean {
  const letters = text.match(/[a-záéíóúñü\s]/gi)?.length ?? 0;
  return letters / text.length > 0.6;
}
