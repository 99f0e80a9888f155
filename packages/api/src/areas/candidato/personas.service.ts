import {
  DATOS_IDENTIDAD,
  type DatoIdentidad,
  type DecisionPersona,
  DomainError,
  type TipoEvento,
} from '@recluta/domain';
import type { Conocido, Persona } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import type { OfCv } from '../cvs/ofCv.ts';

type Keyed = Record<`${DatoIdentidad}_clave`, string | null>;

const HECHO: Record<DecisionPersona | 'ninguna', TipoEvento> = {
  misma: 'persona_unida',
  distinta: 'persona_distinta',
  ninguna: 'persona_olvidada',
};

/** What two cvs have alike. */
const alike = (a: Keyed, b: Keyed): { dato: DatoIdentidad; valor: string }[] =>
  DATOS_IDENTIDAD.flatMap((dato) => {
    const valor = a[`${dato}_clave`];
    return valor !== null && valor === b[`${dato}_clave`] ? [{ dato, valor }] : [];
  });

/**
 * The other cvs of the person of a cv, across the procesos of the cuenta, those that may be, and when they are interviewed.
 * Throws no_encontrado.
 */
export async function showPerson({ read, deps }: Caller, { cv_id }: OfCv): Promise<Persona> {
  const cv = await read.personas.get(cv_id);
  const [otras, sugerencias, distintas, entrevistas] = await Promise.all([
    read.personas.others(cv_id, cv.candidato_id),
    read.personas.suggested(cv),
    read.personas.apart(cv_id),
    read.entrevistas.comingOf(cv_id, new Date(deps.now()).toISOString()),
  ]);
  return {
    otras: otras.map((otra) => ({ ...otra, por_rut: otra.rut_clave !== null && otra.rut_clave === cv.rut_clave })),
    sugerencias: sugerencias.map((otra) => ({ ...otra, coincide: alike(cv, otra) })),
    distintas,
    entrevistas,
  };
}

/** Of the cvs of a proceso, or of some of them, those whose person has another one in the cuenta. */
export async function listKnown(
  { read }: Caller,
  { proceso_id, ids = null }: { proceso_id: number; ids?: number[] | null | undefined },
): Promise<{ conocidos: Conocido[] }> {
  const rows = await read.personas.known(proceso_id, ids);
  return {
    conocidos: rows.map(({ otro_id, fuera: _, ...row }) => ({ ...row, antes: otro_id < row.cv_id })),
  };
}

/**
 * What the team says of two cvs: the same person, another one, or neither (which takes it back). Throws no_encontrado,
 * mismo_cv (400), misma_por_rut (409): who has the same RUT is not told apart.
 */
export async function decidePerson(
  caller: Caller,
  { proceso_id, cv_id, otro_id, decision }: OfCv & { otro_id: number; decision: DecisionPersona | 'ninguna' },
): Promise<void> {
  if (cv_id === otro_id) throw new DomainError('mismo_cv');
  await caller.write(async (repos) => {
    const [cv, otro] = [await repos.personas.get(cv_id), await repos.personas.get(otro_id)];
    if (decision === 'distinta' && cv.rut_clave !== null && cv.rut_clave === otro.rut_clave)
      throw new DomainError('misma_por_rut');
    const wanted = decision === 'ninguna' ? null : decision;
    if ((await repos.personas.decision(cv_id, otro_id)) === wanted) return;
    await repos.personas.decide(cv_id, otro_id, wanted);
    const tipo = HECHO[decision];
    await repos.eventos.append([
      { tipo, proceso_id, cv_id, datos: { otro: otro_id } },
      { tipo, proceso_id: otro.proceso_id, cv_id: otro_id, datos: { otro: cv_id } },
    ]);
  });
}
