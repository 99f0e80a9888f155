import { execFile, execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const PROGRAM = 'soffice';
const FILTERS = { docx: 'docx:MS Word 2007 XML', doc: 'doc:MS Word 97' } as const;
export type Word = keyof typeof FILTERS;
/** Files a run: starting LibreOffice costs as much as twenty. */
const BATCH = 25;

export function hasOffice(): boolean {
  try {
    execFileSync(PROGRAM, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Turns web pages into Word files, as someone who saves from a word processor. `to` are paths. */
export async function convert(files: readonly { html: string; to: string }[], kind: Word): Promise<void> {
  for (let at = 0; at < files.length; at += BATCH) await convertBatch(files.slice(at, at + BATCH), kind);
}

async function convertBatch(files: readonly { html: string; to: string }[], kind: Word): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'recluta-office-'));
  try {
    const pages = files.map((_, i) => join(folder, `${i}.html`));
    for (const [i, { html }] of files.entries()) await copyFile(html, pages[i] ?? '');
    const out = join(folder, 'out');
    // A profile of its own: it neither waits for nor disturbs one that is open.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
    const filters = ['--infilter=HTML (StarWriter)', '--convert-to', FILTERS[kind]];
    await promisify(execFile)(PROGRAM, [profile, '--headless', ...filters, '--outdir', out, ...pages]);
    for (const [i, { to }] of files.entries()) {
      await mkdir(dirname(to), { recursive: true });
      await rename(join(out, `${i}.${kind}`), to).catch(() => copyFile(join(out, `${i}.${kind}`), to));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
