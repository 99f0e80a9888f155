import { canFollow, ROLES } from '@recluta/domain';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { openTask } from '../schema/conditions.ts';
import { cvs, procesos, tareas, usuarios } from '../schema/index.ts';
import { accionesRepo } from './acciones.repo.ts';
import { type Scope, txOf } from './conn.ts';
import { eventosRepo } from './eventos.repo.ts';
import { candidatoNombre, usuarioNombreOrNull } from './nombres.ts';
import { checkOwn } from './own.ts';

type Nueva = {
  cv_id: number;
  autor_id: number;
  responsable_id: number | null;
  texto: string;
  vence: string | null;
  clave: string | null;
};
type Cambios = Partial<Pick<Nueva, 'responsable_id' | 'texto' | 'vence'>> & { hecha?: boolean };

const FOLLOWERS = ROLES.filter((rol) => canFollow({ activo: true, rol }));

/** What is to be done about people. */
export function tareasRepo(scope: Scope) {
  const { conn } = scope;
  const { orm } = conn;
  const { cuenta_id } = scope.alcance;
  const [acciones, eventos] = [accionesRepo(scope), eventosRepo(scope)];
  const mine = eq(tareas.cuenta_id, cuenta_id);
  const one = (id: number) => and(mine, eq(tareas.id, id));
  const follows = and(
    eq(usuarios.id, tareas.responsable_id),
    eq(usuarios.cuenta_id, cuenta_id),
    usuarios.activo,
    inArray(usuarios.rol, FOLLOWERS),
  );
  const shown = {
    id: tareas.id,
    cv_id: tareas.cv_id,
    texto: tareas.texto,
    vence: tareas.vence,
    // Of who has no access any more, or only looks: of nobody.
    responsable_id: usuarios.id,
    responsable_nombre: usuarioNombreOrNull,
    creada_en: tareas.creada_en,
    hecha_en: tareas.hecha_en,
  };

  async function select(where: SQL | undefined) {
    return orm
      .select(shown)
      .from(tareas)
      .leftJoin(usuarios, follows)
      .where(and(mine, isNull(tareas.eliminada_en), where))
      .orderBy(sql`${tareas.vence} is null`, asc(tareas.vence), asc(tareas.id));
  }

  return {
    /** By date, those without one last. */
    async list(cv_id: number) {
      return select(eq(tareas.cv_id, cv_id));
    },

    async get(id: number) {
      return (await select(eq(tareas.id, id)))[0] ?? null;
    },

    /** The task a form sent already, also when it was deleted since. */
    async byKey(cv_id: number, autor_id: number, clave: string): Promise<number | null> {
      const sent = and(eq(tareas.cv_id, cv_id), eq(tareas.autor_id, autor_id), eq(tareas.clave, clave));
      const [row] = await orm.select({ id: tareas.id }).from(tareas).where(and(mine, sent));
      return row?.id ?? null;
    },

    /** What a usuario has to do, and what nobody has: about live cvs, by date, those without one last. */
    async pending(usuario_id: number, limit: number) {
      return orm
        .select({
          ...shown,
          proceso_id: procesos.id,
          proceso_nombre: procesos.nombre,
          candidato: candidatoNombre,
        })
        .from(tareas)
        .innerJoin(cvs, and(eq(cvs.id, tareas.cv_id), eq(cvs.cuenta_id, cuenta_id), isNull(cvs.eliminado_en)))
        .innerJoin(procesos, and(eq(procesos.id, cvs.proceso_id), eq(procesos.cuenta_id, cuenta_id)))
        .leftJoin(usuarios, follows)
        .where(and(mine, openTask, or(eq(usuarios.id, usuario_id), isNull(usuarios.id))))
        .orderBy(sql`${tareas.vence} is null`, asc(tareas.vence), asc(tareas.id))
        .limit(limit);
    },

    async create(nueva: Nueva): Promise<number> {
      txOf(scope);
      await checkOwn(scope, 'cv', [nueva.cv_id]);
      await checkOwn(scope, 'usuario', [nueva.autor_id, nueva.responsable_id]);
      const [row] = await orm
        .insert(tareas)
        .values({ ...nueva, cuenta_id, creada_en: conn.ahora })
        .returning({ id: tareas.id });
      return row?.id ?? 0;
    },

    async update(id: number, { hecha, ...cambios }: Cambios): Promise<void> {
      txOf(scope);
      await checkOwn(scope, 'usuario', [cambios.responsable_id]);
      const set = { ...cambios, ...(hecha !== undefined && { hecha_en: hecha ? conn.ahora : null }) };
      if (Object.keys(set).length > 0) await orm.update(tareas).set(set).where(one(id));
    },

    /** Out of every list, until its `clave` takes that back; after a day its words are gone. */
    async remove(proceso_id: number, cv_id: number, id: number, clave: string): Promise<void> {
      txOf(scope);
      const rows = await orm
        .update(tareas)
        .set({ eliminada_en: conn.ahora })
        .where(and(one(id), eq(tareas.cv_id, cv_id), isNull(tareas.eliminada_en)))
        .returning({ id: tareas.id });
      if (rows.length === 0) return;
      const fila = { cv_id, antes: {}, despues: { tarea_id: id, eliminada_en: conn.ahora } };
      const own = await acciones.record('tarea_eliminada', proceso_id, { clave }, [fila]);
      await eventos.append([{ tipo: 'tarea_eliminada', proceso_id, cv_id, datos: { id, ...own } }]);
    },

    /** When each of these was deleted; null for those that stand. What is gone for good is not in it. */
    async removedAt(ids: readonly number[]): Promise<Map<number, string | null>> {
      const rows = await orm
        .select({ id: tareas.id, eliminada_en: tareas.eliminada_en })
        .from(tareas)
        .where(and(mine, inIds(tareas.id, ids)));
      return new Map(rows.map(({ id, eliminada_en }) => [id, eliminada_en]));
    },

    async restore(ids: readonly number[]): Promise<void> {
      txOf(scope);
      await orm
        .update(tareas)
        .set({ eliminada_en: null })
        .where(and(mine, inIds(tareas.id, ids)));
    },
  };
}
