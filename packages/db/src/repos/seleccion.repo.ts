import { and, asc, eq, isNull } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { insertRows } from '../insert.ts';
import { cvs, seleccion } from '../schema/index.ts';
import { accionesRepo, type Manera } from './acciones.repo.ts';
import { type Scope, txOf } from './conn.ts';
import { eventosRepo } from './eventos.repo.ts';

/** The preselected cvs of a proceso: one set, shared by the team. */
export function seleccionRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const eventos = eventosRepo(scope);
  const acciones = accionesRepo(scope);
  const of = (proceso_id: number) => and(eq(seleccion.cuenta_id, cuenta_id), eq(seleccion.proceso_id, proceso_id));

  async function ids(proceso_id: number): Promise<number[]> {
    const rows = await orm
      .select({ id: seleccion.cv_id })
      .from(seleccion)
      .where(of(proceso_id))
      .orderBy(asc(seleccion.cv_id));
    return rows.map(({ id }) => id);
  }

  /** What was deleted meanwhile cannot be selected. */
  async function alive(proceso_id: number, wanted: number[]): Promise<number[]> {
    const rows = await orm
      .select({ id: cvs.id })
      .from(cvs)
      .where(
        and(
          eq(cvs.cuenta_id, cuenta_id),
          eq(cvs.proceso_id, proceso_id),
          isNull(cvs.eliminado_en),
          inIds(cvs.id, wanted),
        ),
      );
    return rows.map(({ id }) => id);
  }

  return {
    ids,

    /**
     * Adds and takes away; ids that are there already, or gone, do no harm. Returns the whole set. With a `clave` it can
     * be taken back; `deshace` is the action it takes back itself.
     */
    async change(proceso_id: number, agregar: number[], quitar: number[], manera: Manera = {}): Promise<number[]> {
      txOf(scope);
      const before = new Set(await ids(proceso_id));
      const added = (await alive(proceso_id, agregar)).filter((id) => !before.has(id));
      const removed = [...new Set(quitar)].filter((id) => before.has(id));
      if (removed.length > 0) await orm.delete(seleccion).where(and(of(proceso_id), inIds(seleccion.cv_id, removed)));
      insertRows(
        orm,
        seleccion,
        added.map((cv_id) => ({ cuenta_id, proceso_id, cv_id })),
      );
      if (added.length + removed.length > 0) {
        const fila = (seleccionado: boolean) => (cv_id: number) => ({
          cv_id,
          antes: { seleccionado },
          despues: { seleccionado: !seleccionado },
        });
        const filas = [...added.map(fila(false)), ...removed.map(fila(true))];
        const own = await acciones.record('seleccion_cambiada', proceso_id, manera, filas);
        const datos = { agregados: added.length, quitados: removed.length, ...own };
        await eventos.append([{ tipo: 'seleccion_cambiada', proceso_id, datos }]);
      }
      return ids(proceso_id);
    },

    /** The documented POST: the whole set becomes `wanted`. */
    async replace(proceso_id: number, wanted: number[], clave: string | null = null): Promise<number[]> {
      const keep = new Set(wanted);
      return this.change(
        proceso_id,
        wanted,
        (await ids(proceso_id)).filter((id) => !keep.has(id)),
        { clave },
      );
    },
  };
}
