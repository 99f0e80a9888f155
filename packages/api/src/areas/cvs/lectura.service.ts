import { parseTelefono, type TipoArchivo } from '@recluta/domain';
import { type Cv, type CvEditado, camposLeidos, type LecturaCv } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';

type OfCv = { proceso_id: number; cv_id: number };

type Reading = { cv: Cv; tipo: TipoArchivo; lectura: LecturaCv | null };

/** `lectura` is null while the file has not been read, or could not be. */
export async function showReading({ read }: Caller, { proceso_id, cv_id }: OfCv): Promise<Reading> {
  const cv = await read.cvs.get(proceso_id, cv_id);
  const lectura = await read.lecturas.get(cv_id);
  const { tipo } = await read.cvs.archivo(cv_id);
  return { cv, tipo, lectura: lectura?.campos ? { ...lectura, campos: camposLeidos.parse(lectura.campos) } : null };
}

/** Throws no_encontrado; lectura_en_curso (409) while it is in line or being read. */
export async function readAgain(caller: Caller, proceso_id: number, cv_id: number): Promise<void> {
  await caller.write(async (repos) => {
    await repos.cvs.get(proceso_id, cv_id);
    await repos.lecturas.restart(cv_id);
    await repos.trabajos.enqueue([{ tipo: 'leer_cv', clave: String(cv_id), carga: { cv_id } }]);
  });
}

/** A phone is kept as E.164 when it is one; what a person typed is never overwritten by the reader. */
export async function editCv(caller: Caller, { proceso_id, cv_id, ...edited }: OfCv & CvEditado): Promise<Cv> {
  const fields = Object.fromEntries(
    Object.entries({
      ...edited,
      telefono: edited.telefono ? (parseTelefono(edited.telefono) ?? edited.telefono) : edited.telefono,
    }).filter(([, value]) => value !== undefined),
  );
  return caller.write(async (repos) => {
    await repos.cvs.get(proceso_id, cv_id);
    await repos.lecturas.edit(cv_id, fields);
    return repos.cvs.get(proceso_id, cv_id);
  });
}
