import type { Repos } from '@recluta/db';
import {
  DomainError,
  type EtapaModelo,
  isNameTaken,
  isRemovable,
  MAX_ETAPAS,
  notThere,
  stageKey,
  standIn,
} from '@recluta/domain';
import type { Deshecho, Etapa, EtapaEnEdicion, EtapaNueva, EtapaRecuperada } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import { checkUnchanged } from '../../unchanged.ts';
import { keyOf, undoWithin } from '../deshacer/deshacer.service.ts';

/** The stage of that clave. Throws no_encontrado. */
function stageIn(etapas: readonly Etapa[], clave: string): Etapa {
  const found = etapas.find((etapa) => etapa.clave === clave);
  if (!found) throw notThere('etapa');
  return found;
}

/** Before contratado, where the path goes on; at the end when the proceso keeps its ends elsewhere. */
const placeFor = (etapas: readonly Etapa[], tipo: Etapa['tipo']): number => {
  const end = etapas.findIndex((etapa) => etapa.tipo === 'contratado' || etapa.tipo === 'descartado');
  return tipo === 'descartado' || end === -1 ? etapas.length : end;
};

/** One more among the stages that there are, at its place. Throws etapas_demasiadas, etapa_repetida. */
async function insertStage(
  { etapas: repo, eventos }: Repos,
  proceso_id: number,
  etapas: readonly Etapa[],
  etapa: EtapaModelo,
  place: number,
): Promise<void> {
  if (etapas.length >= MAX_ETAPAS) throw new DomainError('etapas_demasiadas');
  if (isNameTaken(etapas, etapa.nombre)) throw new DomainError('etapa_repetida', { campos: { nombre: REPEATED } });
  const { clave, tipo } = etapa;
  await repo.create(proceso_id, { ...etapa, orden: etapas.length });
  await repo.reorder(proceso_id, etapas.map((each) => each.clave).toSpliced(place, 0, clave));
  await eventos.append([{ tipo: 'etapa_creada', proceso_id, datos: { clave, tipo } }]);
}

const REPEATED = 'Ya hay una etapa con ese nombre.';

/** Throws etapas_demasiadas, etapa_repetida. */
export async function createStage(
  caller: Caller,
  proceso_id: number,
  { limite_dias = null, ...nueva }: EtapaNueva,
): Promise<Etapa[]> {
  return caller.write(async (repos) => {
    const etapas = await repos.etapas.list(proceso_id);
    const clave = stageKey(
      nueva.nombre,
      etapas.map((each) => each.clave),
    );
    await insertStage(repos, proceso_id, etapas, { ...nueva, limite_dias, clave }, placeFor(etapas, nueva.tipo));
    return repos.etapas.list(proceso_id);
  });
}

type Edit = EtapaEnEdicion & { proceso_id: number; clave: string };

/** Throws no_encontrado, cambiado, etapa_repetida. */
export async function updateStage(caller: Caller, { proceso_id, clave, antes, ...edicion }: Edit): Promise<Etapa[]> {
  return caller.write(async ({ etapas: repo, eventos }) => {
    const etapas = await repo.list(proceso_id);
    const before = stageIn(etapas, clave);
    checkUnchanged(before, antes);
    const { nombre = before.nombre, color = before.color, limite_dias = before.limite_dias } = edicion;
    if (isNameTaken(etapas, nombre, clave)) throw new DomainError('etapa_repetida', { campos: { nombre: REPEATED } });
    await repo.update(proceso_id, clave, { nombre, color, limite_dias });
    await eventos.append([{ tipo: 'etapa_editada', proceso_id, datos: { clave } }]);
    return repo.list(proceso_id);
  });
}

/**
 * Puts the stages in this order; recibido stays first, whatever is asked. Throws etapas_cambiaron when `claves` are not
 * the stages the proceso has now, or `antes` is not the order they stand in.
 */
export async function orderStages(
  caller: Caller,
  proceso_id: number,
  { claves, antes }: { claves: readonly string[]; antes?: readonly string[] | undefined },
): Promise<Etapa[]> {
  return caller.write(async ({ etapas: repo, eventos }) => {
    const etapas = await repo.list(proceso_id);
    const same = claves.length === etapas.length && etapas.every(({ clave }) => claves.includes(clave));
    const stands = antes?.every((clave, at) => etapas[at]?.clave === clave) ?? true;
    if (!same || !stands) throw new DomainError('etapas_cambiaron');
    const inbox = etapas.find(({ tipo }) => tipo === 'recibido')?.clave;
    await repo.reorder(
      proceso_id,
      [...claves].sort((a, b) => Number(b === inbox) - Number(a === inbox)),
    );
    await eventos.append([{ tipo: 'etapas_ordenadas', proceso_id }]);
    return repo.list(proceso_id);
  });
}

type Remove = { proceso_id: number; clave: string; destino?: string | undefined };

/**
 * Deletes a stage; whoever is in it passes to `destino` first, each with its evento, and together under the key `accion`,
 * by which they come back with the stage. Throws etapa_necesaria, etapa_con_personas when there are people and no
 * `destino`, etapa_desconocida for a `destino` that is not there.
 */
export async function removeStage(
  caller: Caller,
  { proceso_id, clave, destino }: Remove,
): Promise<{ etapas: Etapa[]; movidos: number; accion: string | null }> {
  return caller.write(async ({ etapas: repo, cvs, eventos }) => {
    const etapas = await repo.list(proceso_id);
    const stage = stageIn(etapas, clave);
    if (!isRemovable(etapas, clave)) throw new DomainError('etapa_necesaria');
    if (destino !== undefined && (destino === clave || !etapas.some((etapa) => etapa.clave === destino)))
      throw new DomainError('etapa_desconocida');
    if (stage.total > 0 && destino === undefined) throw new DomainError('etapa_con_personas');
    const ids = stage.total > 0 ? await cvs.idsIn(proceso_id, clave) : [];
    const accion = keyOf(null);
    const { movidos } = await cvs.move(proceso_id, ids, destino ?? '', clave, { clave: accion });
    const heirs = { heredera: destino ?? etapas[0]?.clave ?? '', cuenta_como: standIn(etapas, clave, destino) };
    await repo.remove(proceso_id, clave, heirs);
    await eventos.append([
      { tipo: 'etapa_eliminada', proceso_id, datos: { clave, movidos: movidos.length, ...heirs } },
    ]);
    const moved = movidos.length > 0;
    return { etapas: await repo.list(proceso_id), movidos: movidos.length, accion: moved ? accion : null };
  });
}

type Restore = EtapaRecuperada & { proceso_id: number; clave: string };

/**
 * Brings a deleted stage back to its place, after recibido; with `accion`, those of its people who are still where they
 * were put, and the rest are named. Throws no_encontrado, etapas_demasiadas, etapa_repetida, and what taking back throws.
 */
export async function restoreStage(
  caller: Caller,
  { proceso_id, clave, orden, accion, limite_dias = null, ...etapa }: Restore,
): Promise<{ etapas: Etapa[]; deshecho: Deshecho | null }> {
  return caller.write(async (repos) => {
    const etapas = await repos.etapas.list(proceso_id);
    const known = (await repos.etapas.known(proceso_id)).get(clave);
    if (!known) throw notThere('etapa');
    if (etapas.some((each) => each.clave === clave)) throw new DomainError('etapa_repetida');
    const modelo = { ...etapa, tipo: known.tipo, limite_dias, clave };
    await insertStage(repos, proceso_id, etapas, modelo, Math.max(1, orden));
    const deshecho = accion ? await undoWithin(repos, caller, [accion]) : null;
    return { etapas: await repos.etapas.list(proceso_id), deshecho };
  });
}
