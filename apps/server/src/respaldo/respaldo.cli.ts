import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyDatabase } from '@recluta/db';
import { plural } from '@recluta/domain';
import { dataFolder } from '../config.ts';
import { troubleOf } from '../data-folder.ts';
import { OccupiedError } from '../occupied.ts';
import { makeBackup } from './backup.ts';
import { examine, noDatabase } from './doctor.ts';
import { placesOf } from './places.ts';
import { RestoreError, restoreBackup } from './restore.ts';

const migrations = fileURLToPath(new URL('../../../../packages/db/migrations', import.meta.url));
const [command, folder] = process.argv.slice(2);
const data = dataFolder();
const SIGNS = { ok: '✓', warn: '!', bad: '✗' } as const;

async function run(): Promise<number> {
  if (command === 'backup') {
    if (!existsSync(placesOf(data).database)) throw new RestoreError([noDatabase(data)]);
    const copy = (target: string) => copyDatabase(placesOf(data).database, target);
    const made = await makeBackup({ data, now: Date.now, copy });
    console.log(
      `Respaldo listo: ${made.folder} (${plural(made.archivos, 'archivo', 'archivos')}, ${Math.ceil(made.bytes / 1e6)} MB)`,
    );
    return 0;
  }
  if (command === 'restore' && folder) {
    const done = await restoreBackup({ folder: resolve(folder), data, migrations, now: Date.now });
    console.log(`Restaurado: ${plural(done.cvs, 'CV', 'CVs')} y ${plural(done.archivos, 'archivo', 'archivos')}.`);
    if (done.olvidados > 0)
      console.log(
        plural(
          done.olvidados,
          'CV borrado para siempre después del respaldo no volvió.',
          'CVs borrados para siempre después del respaldo no volvieron.',
        ),
      );
    if (done.anterior) console.log(`Los datos anteriores quedaron en ${done.anterior}`);
    console.log('Todas las sesiones se cerraron. Inicia Recluta y ejecuta «npm run doctor».');
    return 0;
  }
  if (command === 'doctor') {
    const found = await examine(data, Date.now());
    for (const { level, text } of found) console.log(`${SIGNS[level]} ${text}`);
    const bad = found.filter(({ level }) => level === 'bad').length;
    console.log(
      bad === 0
        ? 'Todo está en orden.'
        : `${plural(bad, 'problema', 'problemas')}. Qué hacer está en docs/operacion.md.`,
    );
    return bad === 0 ? 0 : 1;
  }
  console.error('Uso: npm run backup · npm run restore -- CARPETA · npm run doctor');
  return 2;
}

process.exitCode = await run().catch((error: unknown) => {
  const said = error instanceof OccupiedError ? error.message : (troubleOf(data, error) ?? String(error));
  const problems = error instanceof RestoreError ? error.problems : [said];
  console.error(['No se hizo nada:', ...problems.slice(0, 20).map((problem) => `✗ ${problem}`)].join('\n'));
  return 1;
});
