import type { TipoEvento } from '@recluta/domain';
import { and, eq, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { acciones, etapas, horas } from '../schema/index.ts';
import type { Scope } from './conn.ts';

/** An evento as it is written, as far as it counts. */
export type Hecho = {
  tipo: TipoEvento;
  proceso_id: number | null;
  cv_id: number | null;
  datos: Record<string, unknown> | null;
};

/** Of who worked in a proceso: how much, under this and its id. */
export const OF_PROCESO = 'proceso:';

export const HOUR_MS = 3_600_000;

/** Where something came from and went to: claves of stages for a cv, estados for a proceso. */
export const stepOf = ({ datos }: Hecho) => ({
  desde: typeof datos?.desde === 'string' ? datos.desde : null,
  a: typeof datos?.a === 'string' ? datos.a : null,
});

/** The hour under which something is counted, and who did it; 0: nobody signed in. */
type Cuando = { hora: number; usuario_id: number };

/** What is taken back was never done, whatever it was: the action that an evento undoes. */
const undoneBy = ({ datos }: Hecho): number | null => (typeof datos?.deshace === 'number' ? datos.deshace : null);

/**
 * Counts what happened under its hour and who did it; part of the transaction that writes the eventos. A cv counts as
 * received while it is in the lists, and all else until it is undone: both are taken away where they were counted.
 */
export function countHours({ conn, alcance }: Scope) {
  const { cuenta_id } = alcance;
  const hourOf = (ms: number) => Math.floor(ms / HOUR_MS);

  async function tiposOf(proceso_id: number): Promise<Map<string, string>> {
    const rows = await conn.orm
      .select({ clave: etapas.clave, tipo: etapas.tipo })
      .from(etapas)
      .where(and(eq(etapas.cuenta_id, cuenta_id), eq(etapas.proceso_id, proceso_id)));
    return new Map(rows.map(({ clave, tipo }) => [clave, tipo]));
  }

  /** When actions that are being taken back were done. */
  async function doneAt(ids: readonly number[]): Promise<Map<number, Cuando>> {
    if (ids.length === 0) return new Map();
    const rows = await conn.orm
      .select({ id: acciones.id, usuario_id: acciones.usuario_id, creada_en: acciones.creada_en })
      .from(acciones)
      .where(and(eq(acciones.cuenta_id, cuenta_id), inIds(acciones.id, ids)));
    return new Map(
      rows.map(({ id, usuario_id, creada_en }) => [
        id,
        { hora: hourOf(Date.parse(creada_en)), usuario_id: usuario_id ?? 0 },
      ]),
    );
  }

  /** When cvs came, which their first evento tells. */
  function cameAt(ids: readonly number[]): Map<number, Cuando> {
    if (ids.length === 0) return new Map();
    const rows = conn.orm.all<{ id: number; ms: number; usuario_id: number }>(sql`select c.id, c.creado_en as ms,
        coalesce((select e.usuario_id from eventos e where e.cuenta_id = c.cuenta_id and e.cv_id = c.id
          and e.tipo = 'cv_registrado' order by e.id limit 1), 0) as usuario_id
      from cvs c where c.cuenta_id = ${cuenta_id} and c.id in (select value from json_each(${JSON.stringify(ids)}))`);
    return new Map(rows.map(({ id, ms, usuario_id }) => [id, { hora: hourOf(ms), usuario_id }]));
  }

  return async (hechos: readonly Hecho[]): Promise<void> => {
    const totals = new Map<string, Cuando & { medida: string; total: number }>();
    const count = ({ hora, usuario_id }: Cuando, medida: string, n: number) => {
      if (n === 0) return;
      const key = `${hora} ${usuario_id} ${medida}`;
      const row = totals.get(key) ?? { hora, usuario_id, medida, total: 0 };
      row.total += n;
      totals.set(key, row);
    };
    const work = (when: Cuando, medida: string, proceso_id: number, n: number) => {
      count(when, medida, n);
      if (when.usuario_id !== 0) count(when, OF_PROCESO + proceso_id, n);
    };
    const now: Cuando = { hora: hourOf(Date.parse(conn.ahora)), usuario_id: alcance.usuario_id ?? 0 };
    const undone = await doneAt([...new Set(hechos.flatMap((hecho) => undoneBy(hecho) ?? []))]);
    const presence = (hecho: Hecho): number => {
      const { desde, a } = stepOf(hecho);
      return hecho.cv_id === null ? 0 : Number(a !== null) - Number(desde !== null);
    };
    const came = cameAt(
      hechos.flatMap((hecho) =>
        hecho.cv_id !== null && hecho.tipo !== 'cv_registrado' && presence(hecho) !== 0 ? [hecho.cv_id] : [],
      ),
    );
    const tipos = new Map<number, Map<string, string>>();
    for (const hecho of hechos) {
      const { tipo, proceso_id, cv_id } = hecho;
      const { desde, a } = stepOf(hecho);
      if (tipo.startsWith('proceso_')) count(now, 'activos', Number(a === 'activo') - Number(desde === 'activo'));
      if (cv_id === null || proceso_id === null || (desde === null && a === null)) continue;
      const before = undone.get(undoneBy(hecho) ?? 0);
      if (tipo === 'cv_movido') work(before ?? now, 'movimientos', proceso_id, before ? -1 : 1);
      work(came.get(cv_id) ?? now, 'recibidos', proceso_id, presence(hecho));
      count(before ?? now, 'cvs', presence(hecho));
      const known = tipos.get(proceso_id) ?? (await tiposOf(proceso_id));
      tipos.set(proceso_id, known);
      if (a !== null) count(before ?? now, `etapa:${known.get(a)}`, 1);
      if (desde !== null) count(before ?? now, `etapa:${known.get(desde)}`, -1);
    }
    const rows = [...totals.values()].filter(({ total }) => total !== 0).map((row) => ({ cuenta_id, ...row }));
    if (rows.length === 0) return;
    await conn.orm
      .insert(horas)
      .values(rows)
      .onConflictDoUpdate({
        target: [horas.cuenta_id, horas.hora, horas.medida, horas.usuario_id],
        set: { total: sql`${horas.total} + excluded.total` },
      });
  };
}
