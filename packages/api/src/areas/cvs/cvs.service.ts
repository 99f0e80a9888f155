import type { Repos } from '@recluta/db';
import { DomainError, formatRut, nextStages, TIPOS_ARCHIVO } from '@recluta/domain';
import type { Cv, EnvioInterno, Movimiento } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import type { UploadRequest } from '../../operation.ts';
import { keyOf } from '../deshacer/deshacer.service.ts';
import { answer, submit } from '../publico/envio.service.ts';
import { receive } from '../publico/intake.ts';
import { doneUnder } from './once.ts';

/** `?stage=todas` gives every stage; without it (or empty), the first one: the inbox (decisions, "CVs, stages, selection"). */
const ALL_STAGES = 'todas';

type Page = { despues_de?: number | undefined; limite?: number | undefined };

/** Oldest first; without `limite` all of them, else a page after the cv `despues_de`. Throws etapa_desconocida (400). */
export async function listCvs(
  { read }: Caller,
  proceso_id: number,
  stage: string | undefined,
  page: Page = {},
): Promise<Cv[]> {
  const range = { after: page.despues_de ?? 0, limit: page.limite ?? null };
  if (stage === ALL_STAGES) return read.cvs.list(proceso_id, null, range);
  const etapas = await read.etapas.list(proceso_id);
  const clave = stage || (etapas[0]?.clave ?? '');
  if (!etapas.some((etapa) => etapa.clave === clave)) throw new DomainError('etapa_desconocida');
  return read.cvs.list(proceso_id, clave, range);
}

/** The list as its schema makes it: only the RUT looks other than it is stored. */
export function presentCvs({ cvs }: { cvs: Cv[] }): { cvs: Cv[] } {
  for (const cv of cvs) cv.rut = cv.rut && formatRut(cv.rut);
  return { cvs };
}

type Way = { desde: string; a: string };

/**
 * Moves whom it did not move before: sent again with its `clave` because its answer was lost, it answers with all of them,
 * wherever they are by now. `isSame`: of a move under that clave by who asks, that it is the one that is asked for.
 */
async function moveOnce(
  repos: Repos,
  caller: Caller,
  { ids, ...press }: { proceso_id: number; ids: readonly number[]; clave: string | null | undefined },
  isSame: (way: Way) => boolean,
  move: (rest: number[]) => Promise<Movimiento>,
): Promise<Movimiento> {
  const done = new Set<number>();
  for (const { cv_id, antes, despues } of await doneUnder(repos, caller, 'cv_movido', press))
    if (isSame({ desde: String(antes.etapa), a: String(despues.etapa) })) done.add(cv_id);
  const { movidos, omitidos } = await move(ids.filter((id) => !done.has(id)));
  for (const id of movidos) done.add(id);
  return { movidos: [...new Set(ids)].filter((id) => done.has(id)), omitidos };
}

type Move = {
  proceso_id: number;
  cv_ids: number[];
  to: string;
  desde?: string | undefined;
  motivo_id?: number | null | undefined;
  clave?: string | null | undefined;
};

/** Throws etapa_desconocida and motivo_ajeno (400) and changes nothing. */
export async function moveCvs(
  caller: Caller,
  { proceso_id, cv_ids, to, desde, motivo_id = null, clave }: Move,
): Promise<Movimiento> {
  return caller.write(async (repos) => {
    const etapas = await repos.etapas.list(proceso_id);
    const target = etapas.find(({ clave }) => clave === to);
    if (!target || (desde !== undefined && !etapas.some(({ clave }) => clave === desde)))
      throw new DomainError('etapa_desconocida');
    if (motivo_id !== null && target.tipo !== 'descartado') throw new DomainError('motivo_ajeno');
    return moveOnce(
      repos,
      caller,
      { proceso_id, ids: cv_ids, clave },
      (way) => way.a === to && (desde === undefined || way.desde === desde),
      (rest) => repos.cvs.move(proceso_id, rest, to, desde, { motivo_id, clave: keyOf(clave) }),
    );
  });
}

type Advance = {
  proceso_id: number;
  selected_ids: number[];
  desde?: string | undefined;
  clave?: string | null | undefined;
};

/** Each to the stage after its own; those in contratado or descartado are omitidos. */
export async function advanceCvs(
  caller: Caller,
  { proceso_id, selected_ids, desde, clave }: Advance,
): Promise<Movimiento> {
  return caller.write(async (repos) => {
    const etapas = await repos.etapas.list(proceso_id);
    if (desde !== undefined && !etapas.some(({ clave }) => clave === desde)) throw new DomainError('etapa_desconocida');
    const next = nextStages(etapas);
    return moveOnce(
      repos,
      caller,
      { proceso_id, ids: selected_ids, clave },
      // Without `desde` the second call of one press may mean the stage behind.
      (way) => desde !== undefined && way.desde === desde && next.get(way.desde) === way.a,
      (rest) => repos.cvs.advance(proceso_id, rest, next, desde, { clave: keyOf(clave) }),
    );
  });
}

/** Files a signed-in person brings; takes DOC too, and a closed proceso (decisions, "Files"). */
export async function receiveInternal(
  caller: Caller,
  proceso_id: number,
  request: UploadRequest,
): Promise<EnvioInterno> {
  const { deps } = caller;
  const intake = await receive(deps, request, TIPOS_ARCHIVO);
  const outcome = await submit(deps.storage, caller.write, {
    proceso_id,
    origen: 'interno',
    clave: request.clave,
    intake,
  });
  answer(outcome, intake);
  return { registros: outcome.registros, archivos: outcome.archivos };
}
