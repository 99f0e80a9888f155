import type { Movimiento } from '@recluta/domain/esquemas';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { cvs } from '../schema/index.ts';
import { accionesRepo, type Manera } from './acciones.repo.ts';
import { type Scope, txOf } from './conn.ts';
import { etapasRepo } from './etapas.repo.ts';
import { eventosRepo } from './eventos.repo.ts';
import { keepLists } from './listas.ts';
import { checkOwn } from './own.ts';

/** How cvs are moved: why, and how that is taken back. */
export type Mudanza = Manera & { motivo_id?: number | null };

/** Nobody is discarded by the program itself (art. 8 bis): a person does it, and is written down. */
async function checkHuman(scope: Scope, proceso_id: number, targets: readonly string[]): Promise<void> {
  if (scope.alcance.usuario_id !== null) return;
  const discards = (await etapasRepo(scope).list(proceso_id)).filter(({ tipo }) => tipo === 'descartado');
  if (discards.some(({ clave }) => targets.includes(clave))) throw new Error('Only a person discards');
}

/**
 * Moves the live cvs of a proceso that `target` gives another stage for, with their counts, their selection, an evento
 * each and the way back; the rest of the ids are `omitidos`.
 */
export async function relocate(
  scope: Scope,
  proceso_id: number,
  ids: number[],
  target: (etapa: string) => string | undefined,
  { motivo_id = null, ...manera }: Mudanza,
): Promise<Movimiento> {
  txOf(scope);
  const { orm, ahora } = scope.conn;
  const inProceso = (...more: SQL[]) =>
    and(eq(cvs.cuenta_id, scope.alcance.cuenta_id), isNull(cvs.eliminado_en), eq(cvs.proceso_id, proceso_id), ...more);
  const lists = keepLists(scope);
  await checkOwn(scope, 'motivo', [motivo_id]);
  const wanted = [...new Set(ids)];
  const rows = await orm
    .select({ id: cvs.id, etapa: cvs.etapa, motivo_id: cvs.motivo_id, movido_en: cvs.movido_en })
    .from(cvs)
    .where(inProceso(inIds(cvs.id, wanted)));
  const moving = rows.filter(({ etapa }) => (target(etapa) ?? etapa) !== etapa);
  const moved = new Set(moving.map(({ id }) => id));
  if (moved.size === 0) return { movidos: [], omitidos: wanted };
  const selected = await lists.deselect(proceso_id, [...moved]);
  const filas = moving.map(({ id, ...antes }) => ({
    cv_id: id,
    antes: { ...antes, seleccionado: selected.has(id) },
    despues: { etapa: target(antes.etapa) ?? antes.etapa, motivo_id, movido_en: ahora },
  }));
  await checkHuman(scope, proceso_id, [...new Set(filas.map(({ despues }) => despues.etapa))]);
  const own = await accionesRepo(scope).record('cv_movido', proceso_id, manera, filas);
  const steps = new Map<string, { desde: string; a: string; those: number[] }>();
  for (const { cv_id, antes, despues } of filas) {
    const key = `${antes.etapa}>${despues.etapa}`;
    const step = steps.get(key) ?? { desde: antes.etapa, a: despues.etapa, those: [] };
    step.those.push(cv_id);
    steps.set(key, step);
  }
  for (const { desde, a, those } of steps.values()) {
    await orm
      .update(cvs)
      .set({ etapa: a, movido_en: ahora, motivo_id })
      .where(inProceso(eq(cvs.etapa, desde), inIds(cvs.id, those)));
    await lists.shift(proceso_id, { [desde]: -those.length, [a]: those.length });
    await eventosRepo(scope).append(
      those.map((cv_id) => ({
        tipo: 'cv_movido' as const,
        proceso_id,
        cv_id,
        datos: { desde, a, ...(motivo_id !== null && { motivo_id }), ...own },
      })),
    );
  }
  return { movidos: wanted.filter((id) => moved.has(id)), omitidos: wanted.filter((id) => !moved.has(id)) };
}
