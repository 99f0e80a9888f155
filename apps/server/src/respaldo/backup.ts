import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ArchivoFila, filesIn } from '@recluta/db';
import { each, linkOrCopy, sha256Of, sync } from './files.ts';
import { keepBackups, nameOf } from './keep.ts';
import { backupPlaces, placesOf } from './places.ts';

export type Manifest = {
  version: 1;
  en: string;
  base: { bytes: number; sha256: string };
  archivos: ArchivoFila[];
};

export type Backup = { folder: string; archivos: number; bytes: number };

/**
 * Copies the database as of one moment and every file it names into `backups/<instant>`: first aside, made durable, then
 * renamed, so that a folder with that name is a whole backup. `copy` writes the database; a file that somebody deleted
 * for ever meanwhile is left out, as the ledger will leave its person out. Removes backups past their time.
 */
export async function makeBackup(options: {
  data: string;
  now: () => number;
  copy: (target: string) => Promise<void>;
}): Promise<Backup> {
  const { data, now, copy } = options;
  const { backups, file, ledger } = placesOf(data);
  const en = new Date(now()).toISOString();
  const aside = join(backups, `.nuevo-${randomBytes(8).toString('hex')}`);
  const to = backupPlaces(aside);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  try {
    await copy(to.database);
    await chmod(to.database, 0o600);
    const archivos = filesIn(to.database);
    const kept = new Set<string>();
    await each(archivos, async ({ clave }) => {
      if (await linkOrCopy(file(clave), to.file(clave))) kept.add(clave);
    });
    const manifest: Manifest = {
      version: 1,
      en,
      base: { bytes: (await stat(to.database)).size, sha256: await sha256Of(to.database) },
      archivos: archivos.filter(({ clave }) => kept.has(clave)),
    };
    await writeFile(to.manifest, JSON.stringify(manifest), { mode: 0o600 });
    await writeFile(to.ledger, await readFile(ledger).catch(() => ''), { mode: 0o600 });
    for (const path of [to.database, to.manifest, to.ledger]) await sync(path);
    await syncFolders(aside);
    const folder = join(backups, nameOf(en));
    await rename(aside, folder);
    await sync(backups);
    await prune(backups, now());
    const bytes = manifest.archivos.reduce((sum, archivo) => sum + archivo.bytes, manifest.base.bytes);
    return { folder, archivos: manifest.archivos.length, bytes };
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
}

/** A link is durable only after its folder's fsync. */
async function syncFolders(aside: string): Promise<void> {
  const files = join(aside, 'files');
  const folders = await readdir(files).catch(() => []);
  for (const folder of folders) await sync(join(files, folder));
  if (folders.length > 0) await sync(files);
  await sync(aside);
}

async function prune(backups: string, now: number): Promise<void> {
  const names = await readdir(backups);
  const keep = keepBackups(names, now);
  for (const name of names) {
    const path = join(backups, name);
    const left = name.startsWith('.nuevo-') && now - (await stat(path)).mtimeMs > 86_400_000;
    if (left || keep.get(name) === false) await rm(path, { recursive: true, force: true });
  }
}
