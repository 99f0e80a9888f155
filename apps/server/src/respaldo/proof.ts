import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { placesOf } from './places.ts';

/** That a backup was restored, or why it could not be. */
type Proof = { respaldo: string; en: string; problemas: string[] };

/** After the programs that people wait for. */
const NICE = 10;
const run = promisify(execFile);

/** The last one; null when there was none. */
export const lastProof = (data: string): Promise<Proof | null> =>
  readFile(placesOf(data).proof, 'utf8').then(
    (text) => JSON.parse(text) as Proof,
    () => null,
  );

/**
 * Restores a backup beside the data with the operator's own command, which verifies every row and every file, throws it
 * away and writes down the outcome (REL-09). `cli` is that command; a process of its own, so that nobody waits for it.
 */
export async function proveBackup(options: {
  data: string;
  folder: string;
  cli: string;
  now: () => number;
  signal: AbortSignal;
}): Promise<Proof> {
  const { data, folder, cli, now, signal } = options;
  const places = placesOf(data);
  const aside = join(places.backups, '.prueba');
  await rm(aside, { recursive: true, force: true });
  try {
    await mkdir(aside, { mode: 0o700 });
    // Who was deleted for ever since is not to come back for a moment either.
    await copyFile(places.ledger, placesOf(aside).ledger).catch(() => undefined);
    const restoring = run(process.execPath, [cli, 'restore', folder], {
      env: { RECLUTA_DATA: aside },
      signal,
    });
    if (restoring.child.pid) setPriority(restoring.child.pid, NICE);
    const problemas = await restoring.then(
      () => [],
      ({ stderr = '', message }: Error & { stderr?: string }) => {
        signal.throwIfAborted();
        const said = stderr.split('\n').filter((line) => line.startsWith('✗'));
        return said.length > 0 ? said : [message];
      },
    );
    const proof = { respaldo: basename(folder), en: new Date(now()).toISOString(), problemas };
    await writeFile(places.proof, JSON.stringify(proof), { mode: 0o600 });
    return proof;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
