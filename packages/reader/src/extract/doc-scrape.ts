import { MAX_TEXT } from './limits.ts';

/** Shorter runs are chance. */
const MIN_RUN = 12;
const windows1252 = new TextDecoder('windows-1252');

/** Runs of letters in the bytes of a Word file that its own tables no longer lead to: UTF-16 first, else one byte each. */
export function scrapeText(bytes: Uint8Array): string {
  const wide = scrape(bytes, 2);
  return wide.length >= 80 ? wide : scrape(bytes, 1);
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
  return runs.join('\n').replace(/\r/g, '\n').replace(/\x07/g, '\t');
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
