import type { TipoEvento } from '@recluta/domain';
import { and, eq, sql } from 'drizzle-orm';
import { etapas, horas } from '../schema/index.ts';
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
const WORK: readonly TipoEvento[] = ['cv_registrado', 'cv_movido'];

export const HOUR_MS = 3_600_000;

/** Where something came from and went to: claves of stages for a cv, estados for a proceso. */
export const stepOf = ({ datos }: Hecho) => ({
  desde: typeof datos?.desde === 'string' ? datos.desde : null,
  a: typeof datos?.a === 'string' ? datos.a : null,
});

/** Counts what happened under its hour and who did it; part of the transaction that writes the eventos. */
export function countHours({ conn, alcance }: Scope) {
  const { cuenta_id } = alcance;

  async function tiposOf(proceso_id: number): Promise<Map<string, string>> {
    const rows = await conn.orm
      .select({ clave: etapas.clave, tipo: etapas.tipo })
      .from(etapas)
      .where(and(eq(etapas.cuenta_id, cuenta_id), eq(etapas.proceso_id, proceso_id)));
    return new Map(rows.map(({ clave, tipo }) => [clave, tipo]));
  }

  return async (hechos: readonly Hecho[]): Promise<void> => {
    const totals = new Map<string, number>();
    const count = (medida: string, n: number) => totals.set(medida, (totals.get(medida) ?? 0) + n);
    const tipos = new Map<number, Map<string, string>>();
    for (const hecho of hechos) {
      const { desde, a } = stepOf(hecho);
      if (hecho.tipo.startsWith('proceso_')) count('activos', Number(a === 'activo') - Number(desde === 'activo'));
      if (hecho.cv_id === null || hecho.proceso_id === null || (desde === null && a === null)) continue;
      if (hecho.tipo === 'cv_registrado') count('recibidos', 1);
      if (hecho.tipo === 'cv_movido') count('movimientos', 1);
      if (alcance.usuario_id !== null && WORK.includes(hecho.tipo)) count(OF_PROCESO + hecho.proceso_id, 1);
      count('cvs', Number(a !== null) - Number(desde !== null));
      const known = tipos.get(hecho.proceso_id) ?? (await tiposOf(hecho.proceso_id));
      tipos.set(hecho.proceso_id, known);
      if (a !== null) count(`etapa:${known.get(a)}`, 1);
      if (desde !== null) count(`etapa:${known.get(desde)}`, -1);
    }
    const hora = Math.floor(Date.parse(conn.ahora) / HOUR_MS);
    const rows = [...totals]
      .filter(([, total]) => total !== 0)
      .map(([medida, total]) => ({ cuenta_id, hora, medida, usuario_id: alcance.usuario_id ?? 0, total }));
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
