import { join } from 'node:path';

/** Where everything of a data folder lies. */
export const placesOf = (data: string) => ({
  database: join(data, 'recluta.db'),
  /** Of a stored file, by its key. */
  file: (clave: string) => join(data, 'files/files', clave.slice(0, 2), clave),
  ledger: join(data, 'borrados.jsonl'),
  secret: join(data, 'secret'),
  backups: join(data, 'backups'),
  /** What came of restoring the last backup that was tried. */
  proof: join(data, 'restauracion-probada.json'),
});

/** Where everything of one backup lies. */
export const backupPlaces = (folder: string) => ({
  database: join(folder, 'recluta.db'),
  manifest: join(folder, 'manifest.json'),
  ledger: join(folder, 'borrados.jsonl'),
  file: (clave: string) => join(folder, 'files', clave.slice(0, 2), clave),
});
