import { readFile, stat } from 'node:fs/promises';
import { inspectDatabase } from '@recluta/db';
import type { Manifest } from './backup.ts';
import { each, sha256Of } from './files.ts';
import { backupPlaces } from './places.ts';

/** Everything wrong with a backup, in Spanish; empty when it can be restored. `forgotten`: keys of files deleted for ever. */
export async function verifyBackup(
  folder: string,
  forgotten: ReadonlySet<string>,
): Promise<{ problems: string[]; manifest: Manifest | null }> {
  const places = backupPlaces(folder);
  const manifest = await readFile(places.manifest, 'utf8')
    .then((text) => JSON.parse(text) as Manifest)
    .catch(() => null);
  if (manifest?.version !== 1)
    return { problems: ['No hay un manifiesto legible: no es un respaldo.'], manifest: null };
  const problems: string[] = [];
  const sha256 = await sha256Of(places.database).catch(() => null);
  if (sha256 !== manifest.base.sha256) return { problems: ['La base de datos no es la que se respaldó.'], manifest };
  const { faults, archivos } = inspectDatabase(places.database);
  problems.push(...faults.map((fault) => `La base de datos está dañada: ${fault}`));
  const known = new Map(manifest.archivos.map((archivo) => [archivo.clave, archivo]));
  await each(archivos, async ({ clave, bytes, sha256: wanted }) => {
    if (forgotten.has(clave)) return;
    const path = places.file(clave);
    const found = known.has(clave) ? await stat(path).catch(() => null) : null;
    if (!found) problems.push(`Falta el archivo ${clave}`);
    else if (found.size !== bytes || (await sha256Of(path)) !== wanted)
      problems.push(`El archivo ${clave} no es el que se respaldó`);
  });
  return { problems, manifest };
}
