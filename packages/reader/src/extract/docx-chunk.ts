import type { Block } from './docx-walk.ts';
import { htmlBlocks } from './html-blocks.ts';

const WINDOWS = new TextDecoder('windows-1252');

/** A page of the web that a Word file holds whole, as what makes a CV in a browser writes it: as it is or as a mail. */
export function pageBlocks(bytes: Uint8Array): Block[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  if (/^\s*MIME-Version:/i.test(text)) return mailedPage(text);
  return /^[^{]{0,200}</.test(text) ? htmlBlocks(lettersOf(bytes)) : [];
}

/** The first part of a mail that is a page. */
function mailedPage(mail: string): Block[] {
  const boundary = /boundary="?([^"\s;]+)/i.exec(mail)?.[1];
  const parts = boundary === undefined ? [mail] : mail.split(`--${boundary}`);
  const part = parts.find((one) => /Content-Type: *text\/html/i.test(one.slice(0, 1000)) && !one.includes('boundary='));
  const start = part === undefined ? null : /\r?\n\r?\n/.exec(part.trimStart());
  if (part === undefined || start === null) return [];
  const [head, page] = [part.trimStart().slice(0, start.index), part.trimStart().slice(start.index)];
  if (/base64/i.test(head)) return htmlBlocks(lettersOf(Buffer.from(page, 'base64')));
  return htmlBlocks(lettersOf(Buffer.from(/quoted-printable/i.test(head) ? unquoted(page) : page, 'latin1')));
}

const unquoted = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** What says that it is neither is one of the two all the same. */
function lettersOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return WINDOWS.decode(bytes);
  }
}
