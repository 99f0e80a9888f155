import { type ColorEtiqueta, DomainError, MAX_ETIQUETAS, nextColor, normalize } from '@recluta/domain';
import { and, asc, between, count, eq, isNull } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { uniqueError } from '../errors.ts';
import { insertRows } from '../insert.ts';
import { cv_etiquetas, cvs, etiquetas } from '../schema/index.ts';
import { accionesRepo, type Manera } from './acciones.repo.ts';
import { type Scope, txOf } from './conn.ts';
import { eventosRepo } from './eventos.repo.ts';
import { checkOwn } from './own.ts';

const REPEATED = { '.busqueda': 'etiqueta_repetida' } as const;

/** The etiquetas of cvs, by cv; a cv without any is not in it. The cvs are those of a proceso between two ids. */
export async function etiquetasOf(
  { conn, alcance }: Scope,
  proceso_id: number,
  from: number,
  to: number,
): Promise<Map<number, number[]>> {
  const pairs = conn.orm.values<[number, number]>(
    conn.orm
      .select({ cv_id: cv_etiquetas.cv_id, etiqueta_id: cv_etiquetas.etiqueta_id })
      .from(cv_etiquetas)
      .where(
        and(
          eq(cv_etiquetas.cuenta_id, alcance.cuenta_id),
          eq(cv_etiquetas.proceso_id, proceso_id),
          between(cv_etiquetas.cv_id, from, to),
        ),
      )
      .orderBy(asc(cv_etiquetas.cv_id), asc(cv_etiquetas.etiqueta_id))
      .getSQL(),
  );
  const byCv = new Map<number, number[]>();
  for (const [cv_id, etiqueta_id] of pairs) {
    const known = byCv.get(cv_id);
    if (known) known.push(etiqueta_id);
    else byCv.set(cv_id, [etiqueta_id]);
  }
  return byCv;
}

type Cambios = { nombre?: string | undefined; color?: ColorEtiqueta | undefined };

/** Words a team marks people with, and who wears them. */
export function etiquetasRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const mine = eq(etiquetas.cuenta_id, cuenta_id);
  const one = (id: number) => and(mine, eq(etiquetas.id, id));
  const worn = (etiqueta_id: number) =>
    and(eq(cv_etiquetas.cuenta_id, cuenta_id), eq(cv_etiquetas.etiqueta_id, etiqueta_id));
  const shown = { id: etiquetas.id, nombre: etiquetas.nombre, color: etiquetas.color };
  const acciones = accionesRepo(scope);
  const eventos = eventosRepo(scope);

  /** Which of the cvs wear it. */
  async function wearers(etiqueta_id: number, cv_ids: readonly number[]): Promise<Set<number>> {
    const rows = await orm
      .select({ cv_id: cv_etiquetas.cv_id })
      .from(cv_etiquetas)
      .where(and(worn(etiqueta_id), inIds(cv_etiquetas.cv_id, cv_ids)));
    return new Set(rows.map(({ cv_id }) => cv_id));
  }

  /** One evento each; with a clave it can be taken back. */
  async function tell(
    tipo: 'cv_etiquetado' | 'cv_desetiquetado',
    proceso_id: number,
    etiqueta_id: number,
    cv_ids: readonly number[],
    manera: Manera,
  ): Promise<void> {
    if (cv_ids.length === 0) return;
    const filas = cv_ids.map((cv_id) => ({ cv_id, antes: {}, despues: { etiqueta_id } }));
    const datos = { etiqueta_id, ...(await acciones.record(tipo, proceso_id, manera, filas)) };
    await eventos.append(cv_ids.map((cv_id) => ({ tipo, proceso_id, cv_id, datos })));
  }

  const put = (proceso_id: number, etiqueta_id: number, cv_ids: readonly number[]): number =>
    insertRows(
      orm,
      cv_etiquetas,
      cv_ids.map((cv_id) => ({ cuenta_id, proceso_id, cv_id, etiqueta_id })),
    );

  return {
    /** Oldest first. */
    async list() {
      return orm.select(shown).from(etiquetas).where(mine).orderBy(asc(etiquetas.id));
    },

    /** How many live cvs wear each; one that nobody wears is not in it. */
    async usage() {
      return orm
        .select({ etiqueta_id: cv_etiquetas.etiqueta_id, total: count() })
        .from(cv_etiquetas)
        .innerJoin(cvs, and(eq(cvs.id, cv_etiquetas.cv_id), eq(cvs.cuenta_id, cuenta_id), isNull(cvs.eliminado_en)))
        .where(eq(cv_etiquetas.cuenta_id, cuenta_id))
        .groupBy(cv_etiquetas.etiqueta_id);
    },

    /** Throws etiqueta_repetida, etiquetas_demasiadas. */
    async create({ nombre, color }: { nombre: string; color?: ColorEtiqueta | undefined }) {
      txOf(scope);
      const known = (await this.list()).length;
      if (known >= MAX_ETIQUETAS) throw new DomainError('etiquetas_demasiadas');
      const nueva = { cuenta_id, nombre, busqueda: normalize(nombre), color: color ?? nextColor(known) };
      const [row] = await uniqueError(orm.insert(etiquetas).values(nueva).returning(shown), REPEATED);
      return row as NonNullable<typeof row>;
    },

    /** Throws etiqueta_repetida. */
    async update(id: number, { nombre, color }: Cambios): Promise<void> {
      txOf(scope);
      const set = { ...(color && { color }), ...(nombre && { nombre, busqueda: normalize(nombre) }) };
      if (Object.keys(set).length > 0) await uniqueError(orm.update(etiquetas).set(set).where(one(id)), REPEATED);
    },

    /** Nobody wears it any more. Returns from how many it was taken. */
    async remove(id: number): Promise<number> {
      txOf(scope);
      const gone = await orm.delete(cv_etiquetas).where(worn(id)).returning({ cv_id: cv_etiquetas.cv_id });
      await orm.delete(etiquetas).where(one(id));
      return gone.length;
    },

    /** Whoever wears `id` wears `con_id` instead, and `id` is gone. Returns how many that were. */
    async merge(id: number, con_id: number): Promise<number> {
      txOf(scope);
      await checkOwn(scope, 'etiqueta', [id, con_id]);
      const rows = await orm
        .select({ proceso_id: cv_etiquetas.proceso_id, cv_id: cv_etiquetas.cv_id })
        .from(cv_etiquetas)
        .where(worn(id));
      const both = await wearers(
        con_id,
        rows.map(({ cv_id }) => cv_id),
      );
      for (const proceso_id of new Set(rows.map((row) => row.proceso_id)))
        put(
          proceso_id,
          con_id,
          rows.flatMap((row) => (row.proceso_id === proceso_id && !both.has(row.cv_id) ? [row.cv_id] : [])),
        );
      return this.remove(id);
    },

    /** Puts it on live cvs of a proceso; one evento each. Returns those that did not wear it. */
    async add(
      proceso_id: number,
      etiqueta_id: number,
      cv_ids: readonly number[],
      manera: Manera = {},
    ): Promise<number[]> {
      txOf(scope);
      await checkOwn(scope, 'etiqueta', [etiqueta_id]);
      const known = await wearers(etiqueta_id, cv_ids);
      const added = cv_ids.filter((cv_id) => !known.has(cv_id));
      await tell('cv_etiquetado', proceso_id, etiqueta_id, added, manera);
      put(proceso_id, etiqueta_id, added);
      return added;
    },

    /** Takes it off cvs of a proceso; one evento each. Returns those that wore it. */
    async take(
      proceso_id: number,
      etiqueta_id: number,
      cv_ids: readonly number[],
      manera: Manera = {},
    ): Promise<number[]> {
      txOf(scope);
      const known = await wearers(etiqueta_id, cv_ids);
      const taken = cv_ids.filter((cv_id) => known.has(cv_id));
      await tell('cv_desetiquetado', proceso_id, etiqueta_id, taken, manera);
      await orm
        .delete(cv_etiquetas)
        .where(and(worn(etiqueta_id), eq(cv_etiquetas.proceso_id, proceso_id), inIds(cv_etiquetas.cv_id, taken)));
      return taken;
    },
  };
}
