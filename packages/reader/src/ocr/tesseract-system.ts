import { spawn } from 'node:child_process';
import { childEnv } from '../pool/child-env.ts';
import type { Engine } from './engine.ts';
import { MODELS, SEGMENTATION } from './extent.ts';
import { tiffOf } from './tiff-writer.ts';
import { lastPage, parsePages } from './tsv.ts';

const PROGRAM = 'tesseract';

/**
 * The `tesseract` of the machine, version 4 or later; null when it is missing or cannot read Spanish. The Spanish
 * model has no '@': without the English one beside it no e-mail is read.
 */
export async function systemEngine(): Promise<Engine | null> {
  const languages = await run(['--list-langs'], null).catch(() => '');
  const known = new Set(languages.split(/\s+/));
  const version = await run(['--version'], null).catch(() => '');
  if (!/^tesseract v?[4-9]/.test(version)) return null;
  if (!known.has('spa') || !known.has('eng')) return null;
  // Starting it and loading its models takes as long as reading a third of a page: one run reads all pictures.
  return async (shots, extent, onRead) => {
    if (shots.length === 0) return [];
    const args = ['stdin', 'stdout', '-l', MODELS[extent], '--psm', SEGMENTATION[extent], 'tsv'];
    let told = 0;
    const tsv = await run(args, tiffOf(shots), (text) => {
      const done = lastPage(text);
      if (done > told) onRead?.(done);
      told = done;
    });
    return parsePages(tsv, shots.length);
  };
}

function run(args: string[], input: Buffer | null, onText?: (text: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const program = spawn(PROGRAM, args, { stdio: ['pipe', 'pipe', 'pipe'], env: childEnv() });
    let out = '';
    let notes = '';
    program.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      onText?.(out);
    });
    program.stderr.setEncoding('utf8').on('data', (text: string) => {
      notes += text.slice(0, 10_000 - notes.length);
    });
    program.once('error', reject);
    program.once('close', (code) => (code === 0 ? resolve(out || notes) : reject(new Error(notes))));
    // A program that ends before it has read its picture closes the pipe: `close` tells the reason.
    program.stdin.on('error', () => {});
    program.stdin.end(input ?? undefined);
  });
}
