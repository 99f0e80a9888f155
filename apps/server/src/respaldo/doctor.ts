import { existsSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectDatabase } from '@recluta/db';
import { numero, plural } from '@recluta/domain';
import { each, sha256Of } from './files.ts';
import { lastBackup } from './hourly.ts';
import { placesOf } from './places.ts';
import { lastProof } from './proof.ts';

/** `bad`: something was lost or contradicts itself; `warn`: nothing is, yet somebody should look. */
type Finding = { level: 'ok' | 'warn' | 'bad'; text: string };

const GB = 1024 ** 3;
const DAY_MS = 86_400_000;
/** Of a long list of the same trouble, so many are named. */
const NAMED = 10;

/** Of a folder that holds no data, as of a path that was mistyped. */
export const noDatabase = (data: string): string => `No hay una base de datos en ${data}`;

const named = (list: readonly string[]): string =>
  `${list.slice(0, NAMED).join(', ')}${list.length > NAMED ? ` y ${numero(list.length - NAMED)} más` : ''}`;

/** Looks at a whole data folder: the database, each file against its row, the disk, the backups. Changes nothing. */
export async function examine(data: string, now: number): Promise<Finding[]> {
  const places = placesOf(data);
  if (!existsSync(places.database)) return [{ level: 'bad', text: noDatabase(data) }];
  const found: Finding[] = [];
  const say = (level: Finding['level'], text: string) => void found.push({ level, text });
  let seen: ReturnType<typeof inspectDatabase>;
  try {
    seen = inspectDatabase(places.database);
  } catch (error) {
    return [{ level: 'bad', text: `La base de datos no se puede leer: ${(error as Error).message}` }];
  }
  const { faults, contradictions, archivos, totals } = seen;
  if (faults.length === 0) say('ok', 'La base de datos está íntegra');
  for (const fault of faults) say('bad', `Base de datos: ${fault}`);
  if (contradictions.length === 0) say('ok', 'Los totales coinciden con las filas');
  for (const contradiction of contradictions) say('bad', contradiction);
  say(
    'ok',
    `${plural(totals.cuentas, 'cuenta', 'cuentas')}, ${plural(totals.cvs, 'CV', 'CVs')}, ${numero(totals.papelera)} en la papelera, ${plural(totals.eventos, 'evento', 'eventos')}`,
  );

  const missing: string[] = [];
  const changed: string[] = [];
  await each(archivos, async ({ clave, bytes, sha256 }) => {
    const path = places.file(clave);
    const there = await stat(path).catch(() => null);
    if (!there) missing.push(clave);
    else if (there.size !== bytes || (await sha256Of(path)) !== sha256) changed.push(clave);
  });
  const files = (n: number, one: string, many: string) => plural(n, `archivo${one}`, `archivos${many}`);
  if (missing.length > 0)
    say('bad', `${missing.length === 1 ? 'Falta' : 'Faltan'} ${files(missing.length, '', '')}: ${named(missing)}`);
  if (changed.length > 0)
    say(
      'bad',
      `${files(changed.length, ' no es el que se recibió', ' no son los que se recibieron')}: ${named(changed)}`,
    );
  if (missing.length + changed.length === 0)
    say('ok', files(archivos.length, ', con sus bytes', ', todos con sus bytes'));

  const known = new Set(archivos.map(({ clave }) => clave));
  const strays = (await stored(join(data, 'files/files'))).filter((clave) => !known.has(clave));
  if (strays.length > 0)
    say(
      'warn',
      `${files(strays.length, ' sin fila: lo deja un corte y se borra solo', ' sin fila: los deja un corte y se borran solos')} después de un día`,
    );
  if (totals.trabajos_fallidos > 0)
    say(
      'warn',
      plural(
        totals.trabajos_fallidos,
        'trabajo no terminó; su CV se puede completar a mano',
        'trabajos no terminaron; sus CVs se pueden completar a mano',
      ),
    );
  if (totals.sin_antivirus > 0)
    say(
      'warn',
      files(
        totals.sin_antivirus,
        ' espera que el antivirus responda; mientras tanto no se abre',
        ' esperan que el antivirus responda; mientras tanto no se abren',
      ),
    );
  await examineMachine(data, now, say);
  return found;
}

async function examineMachine(data: string, now: number, say: (level: Finding['level'], text: string) => void) {
  const { bavail, bsize, blocks } = await statfs(data);
  const free = bavail * bsize;
  const room = `${(free / GB).toFixed(1).replace('.', ',')} GB libres`;
  say(free < GB || bavail / blocks < 0.05 ? 'warn' : 'ok', room);
  const last = await lastBackup(data, now);
  if (last === 0) say('warn', 'Todavía no hay ningún respaldo');
  else if (now - last > DAY_MS) say('warn', `El último respaldo es del ${new Date(last).toISOString()}`);
  else say('ok', `Último respaldo: ${new Date(last).toISOString()}`);
  const proof = await lastProof(data);
  if (!proof) say('warn', 'Todavía no se ha restaurado ningún respaldo para probarlo');
  else if (proof.problemas.length > 0)
    say('bad', `El respaldo ${proof.respaldo} no se puede restaurar: ${named(proof.problemas)}`);
  else if (now - Date.parse(proof.en) > 2 * DAY_MS) say('warn', `La última restauración de prueba es del ${proof.en}`);
  else say('ok', `Restauración probada: el respaldo ${proof.respaldo}, el ${proof.en}`);
}

/** Keys of every file that is stored. */
async function stored(files: string): Promise<string[]> {
  const folders = await readdir(files).catch(() => []);
  const names = await Promise.all(folders.map((folder) => readdir(join(files, folder))));
  return names.flat();
}
