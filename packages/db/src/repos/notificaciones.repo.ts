import { and, count, desc, eq, isNull, not, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { openTask } from '../schema/conditions.ts';
import { cvs, notas, notificaciones, procesos, tareas, usuarios } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { candidatoNombre, usuarioNombre } from './nombres.ts';
import { checkOwn } from './own.ts';

/** What the bell of each usuario tells. */
export function notificacionesRepo(scope: Scope) {
  const { conn } = scope;
  const { orm } = conn;
  const { cuenta_id } = scope.alcance;
  const of = (usuario_id: number) =>
    and(eq(notificaciones.cuenta_id, cuenta_id), eq(notificaciones.usuario_id, usuario_id));
  /** What is told of a person in the papelera would lead nowhere, and a task that is done asks for nothing. */
  const from = <T extends Parameters<typeof orm.select>[0]>(columns: T) =>
    orm
      .select(columns as NonNullable<T>)
      .from(notificaciones)
      .leftJoin(notas, and(eq(notas.id, notificaciones.nota_id), eq(notas.cuenta_id, cuenta_id)))
      .leftJoin(tareas, and(eq(tareas.id, notificaciones.tarea_id), eq(tareas.cuenta_id, cuenta_id), openTask))
      .innerJoin(
        cvs,
        and(
          sql`${cvs.id} = coalesce(${notas.cv_id}, ${tareas.cv_id})`,
          eq(cvs.cuenta_id, cuenta_id),
          isNull(cvs.eliminado_en),
        ),
      );

  return {
    /** Newest first. */
    async list(usuario_id: number, limit: number) {
      return from({
        id: notificaciones.id,
        tarea_id: notificaciones.tarea_id,
        proceso_id: procesos.id,
        proceso_nombre: procesos.nombre,
        cv_id: cvs.id,
        candidato: candidatoNombre,
        autor_nombre: usuarioNombre,
        texto: sql<string>`coalesce(${notas.texto}, ${tareas.texto})`,
        creada_en: notificaciones.creada_en,
        leida_en: notificaciones.leida_en,
      })
        .innerJoin(procesos, and(eq(procesos.id, cvs.proceso_id), eq(procesos.cuenta_id, cuenta_id)))
        .innerJoin(
          usuarios,
          and(
            sql`${usuarios.id} = coalesce(${notas.autor_id}, ${notificaciones.autor_id})`,
            eq(usuarios.cuenta_id, cuenta_id),
          ),
        )
        .where(of(usuario_id))
        .orderBy(desc(notificaciones.id))
        .limit(limit);
    },

    async unread(usuario_id: number): Promise<number> {
      const [row] = await from({ n: count() }).where(and(of(usuario_id), isNull(notificaciones.leida_en)));
      return row?.n ?? 0;
    },

    /** Those a note mentions, and nobody else; who was told already is not told again. */
    async mention(nota_id: number, usuario_ids: number[]): Promise<void> {
      txOf(scope);
      await checkOwn(scope, 'nota', [nota_id]);
      await checkOwn(scope, 'usuario', usuario_ids);
      await orm
        .delete(notificaciones)
        .where(
          and(
            eq(notificaciones.cuenta_id, cuenta_id),
            eq(notificaciones.nota_id, nota_id),
            not(inIds(notificaciones.usuario_id, usuario_ids)),
          ),
        );
      if (usuario_ids.length === 0) return;
      await orm
        .insert(notificaciones)
        .values(usuario_ids.map((usuario_id) => ({ cuenta_id, usuario_id, nota_id, creada_en: conn.ahora })))
        .onConflictDoNothing();
    },

    /** A task is of a usuario now, who is told by whom; whoever had it before is told no more. */
    async assign(tarea_id: number, usuario_id: number | null, autor_id: number): Promise<void> {
      txOf(scope);
      await checkOwn(scope, 'tarea', [tarea_id]);
      await checkOwn(scope, 'usuario', [usuario_id, autor_id]);
      await orm
        .delete(notificaciones)
        .where(and(eq(notificaciones.cuenta_id, cuenta_id), eq(notificaciones.tarea_id, tarea_id)));
      if (usuario_id !== null && usuario_id !== autor_id)
        await orm.insert(notificaciones).values({ cuenta_id, usuario_id, tarea_id, autor_id, creada_en: conn.ahora });
    },

    /** Some of a usuario, or all (null). Returns how many were unread. */
    async read(usuario_id: number, ids: readonly number[] | null): Promise<number> {
      txOf(scope);
      const rows = await orm
        .update(notificaciones)
        .set({ leida_en: conn.ahora })
        .where(
          and(
            of(usuario_id),
            isNull(notificaciones.leida_en),
            ids === null ? undefined : inIds(notificaciones.id, ids),
          ),
        )
        .returning({ id: notificaciones.id });
      return rows.length;
    },
  };
}
