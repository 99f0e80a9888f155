import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@recluta/db';
import { rowsOf } from '@recluta/db/testing';
import type { Kit } from './kit.ts';

/** Files that nobody came to keep; the upload leaves none (disk storage only). */
export const tmpFiles = ({ folder }: Pick<Kit, 'folder'>): string[] => readdirSync(join(folder, 'files/tmp'));

/** Files kept (disk storage only). */
export const keptFiles = ({ folder }: Pick<Kit, 'folder'>): string[] =>
  readdirSync(join(folder, 'files/files')).flatMap((name) => readdirSync(join(folder, 'files/files', name)));

type Cv = {
  id: number;
  proceso_id: number;
  etapa: string;
  lectura: string;
  archivo_id: number;
  eliminado_en: number | null;
};

/**
 * What may never be (quality, "Drills"): a row without its file, a cv without its evento, a count that is not that of
 * the rows. Returns what is wrong, in words.
 */
export function halves(db: Database, files?: readonly string[]): string[] {
  const cvs = rowsOf<Cv>(db, 'cvs');
  const archivos = rowsOf<{ id: number; clave: string }>(db, 'archivos');
  const registered = new Set(
    rowsOf<{ tipo: string; cv_id: number }>(db, 'eventos').flatMap(({ tipo, cv_id }) =>
      tipo === 'cv_registrado' ? [cv_id] : [],
    ),
  );
  const jobs = new Set(
    rowsOf<{ tipo: string; clave: string }>(db, 'trabajos').map(({ tipo, clave }) => `${tipo} ${clave}`),
  );
  const alive = (proceso_id: number, etapa: string) =>
    cvs.filter((cv) => cv.proceso_id === proceso_id && cv.etapa === etapa && cv.eliminado_en === null).length;
  return [
    ...cvs.flatMap(({ id, archivo_id, lectura }) => [
      ...(registered.has(id) ? [] : [`cv ${id} has no evento`]),
      ...(archivos.some((archivo) => archivo.id === archivo_id) ? [] : [`cv ${id} has no archivo`]),
      ...(lectura === 'pendiente' && !jobs.has(`leer_cv ${id}`) ? [`cv ${id} has no job`] : []),
    ]),
    ...(files ? archivos.flatMap(({ clave }) => (files.includes(clave) ? [] : [`archivo ${clave} has no file`])) : []),
    ...rowsOf<{ proceso_id: number; clave: string; total: number }>(db, 'etapas').flatMap(
      ({ proceso_id, clave, total }) =>
        total === alive(proceso_id, clave)
          ? []
          : [`${clave} of ${proceso_id} counts ${total}, has ${alive(proceso_id, clave)}`],
    ),
  ];
}
