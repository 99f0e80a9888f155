import type { Repos } from '@recluta/db';
import { DomainError, notThere, TITULO_ENTREVISTA } from '@recluta/domain';
import type { Entrevista, EntrevistaEditada, EntrevistaNueva } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';

type Row = Awaited<ReturnType<Repos['entrevistas']['get']>>;
type Campos = Parameters<Repos['entrevistas']['create']>[1];

const FIELDS = ['titulo', 'cv_id', 'responsable_id', 'fecha_inicio', 'fecha_fin', 'lugar', 'notas'] as const;

/** Throws invalido, naming the field. */
function checkOrder({ fecha_inicio, fecha_fin }: Pick<Campos, 'fecha_inicio' | 'fecha_fin'>): void {
  if (Date.parse(fecha_fin) > Date.parse(fecha_inicio)) return;
  const texto = 'El término debe ser después del inicio.';
  throw new DomainError('invalido', { texto, campos: { fecha_fin: texto } });
}

/** Of what was sent, the fields that are other than they were. */
function changesOf(before: Row, sent: Partial<Campos>): Partial<Campos> {
  return Object.fromEntries(
    FIELDS.filter((field) => sent[field] !== undefined && sent[field] !== before[field]).map((f) => [f, sent[f]]),
  );
}

/** What history tells of an interview that is planned or put elsewhere: for when, also after it was changed again. */
const whenOf = ({ fecha_inicio }: Pick<Campos, 'fecha_inicio'>) => ({ inicio: fecha_inicio });

async function write(repos: Repos, proceso_id: number, before: Row, sent: Partial<Campos>): Promise<Entrevista> {
  const changes = changesOf(before, sent);
  const fields = Object.keys(changes);
  if (fields.length === 0) return before;
  const after = { ...before, ...changes };
  checkOrder(after);
  await checkAlive(repos, changes.cv_id);
  await repos.entrevistas.update(proceso_id, before.id, changes);
  const datos = { id: before.id, campos: fields.join(' '), ...(changes.fecha_inicio && whenOf(after)) };
  await repos.eventos.append([{ tipo: 'entrevista_editada', proceso_id, cv_id: after.cv_id ?? null, datos }]);
  return repos.entrevistas.get(before.id);
}

/** Nobody plans an interview with a cv that is in the papelera. Throws no_encontrado. */
async function checkAlive(repos: Repos, cv_id: number | null | undefined): Promise<void> {
  if (cv_id != null && !(await repos.cvs.isAlive(cv_id))) throw notThere('cv');
}

/** A deleted interview as its eventos tell of it: each counts as a change. null when it was never there, or is. */
async function deleted(repos: Repos, proceso_id: number, id: number) {
  const told = await repos.eventos.ofEntrevista(proceso_id, id);
  const [made] = told;
  if (made?.tipo !== 'entrevista_creada' || told.at(-1)?.tipo !== 'entrevista_eliminada') return null;
  return { id, version: told.length, creada_en: made.creado_en };
}

/**
 * Plans an interview. A form sent twice (`clave`) makes one, and what it says the second time holds. Throws invalido,
 * no_encontrado, cv_bloqueado (409).
 */
export async function createEntrevista(
  caller: Caller,
  proceso_id: number,
  { clave, titulo, repone, ...nueva }: EntrevistaNueva,
): Promise<Entrevista> {
  const campos = { ...nueva, titulo: titulo ?? TITULO_ENTREVISTA };
  checkOrder(campos);
  return caller.write(async (repos) => {
    const known = clave ? await repos.entrevistas.byKey(proceso_id, clave) : null;
    if (known !== null) {
      if (await repos.bloqueos.some([], [known])) throw new DomainError('cv_bloqueado');
      return write(repos, proceso_id, await repos.entrevistas.get(known), campos);
    }
    await checkAlive(repos, campos.cv_id);
    const anterior = repone == null ? null : await deleted(repos, proceso_id, repone);
    const id = await repos.entrevistas.create(proceso_id, campos, clave ?? null, anterior);
    await repos.eventos.append([
      { tipo: 'entrevista_creada', proceso_id, cv_id: campos.cv_id, datos: { id, ...whenOf(campos) } },
    ]);
    return repos.entrevistas.get(id);
  });
}

function checkVersion(now: Row, version: number): void {
  if (now.version !== version) throw new DomainError('entrevista_cambiada');
}

/** Throws invalido, no_encontrado, entrevista_cambiada (409) when `version` is no longer the current one. */
export async function updateEntrevista(
  caller: Caller,
  proceso_id: number,
  id: number,
  { version, titulo, ...editada }: EntrevistaEditada,
): Promise<Entrevista> {
  const sent = Object.fromEntries(Object.entries(editada).filter(([, value]) => value !== undefined));
  const named = titulo === undefined ? sent : { ...sent, titulo: titulo ?? TITULO_ENTREVISTA };
  return caller.write(async (repos) => {
    const before = await repos.entrevistas.get(id);
    const { fecha_inicio, fecha_fin } = { ...before, ...named };
    checkOrder({ fecha_inicio, fecha_fin });
    if (version !== undefined) checkVersion(before, version);
    return write(repos, proceso_id, before, named);
  });
}

/** Throws entrevista_cambiada (409) when `version` is no longer the current one, no_encontrado when there is none. */
export async function removeEntrevista(
  caller: Caller,
  proceso_id: number,
  id: number,
  version?: number,
): Promise<void> {
  await caller.write(async (repos) => {
    if (version !== undefined) checkVersion(await repos.entrevistas.get(id), version);
    const removed = await repos.entrevistas.remove(proceso_id, id);
    if (!removed) return;
    await repos.eventos.append([{ tipo: 'entrevista_eliminada', proceso_id, cv_id: removed.cv_id, datos: { id } }]);
  });
}
