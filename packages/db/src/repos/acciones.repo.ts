import { type Deshacible, DomainError } from '@recluta/domain';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { accion_filas, acciones, cvs, type Entrega, etapas, etiquetas, procesos, usuarios } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { candidatoNombre, usuarioNombreOrNull } from './nombres.ts';
import { checkOwn } from './own.ts';

export type Accion = typeof acciones.$inferSelect;
/** A cv as an action found it and as it left it. */
export type Fila = { cv_id: number; antes: Record<string, unknown>; despues: Record<string, unknown> };

/** The clave by which a change can be taken back (null: it cannot), and the action that it takes back itself. */
export type Manera = { clave?: string | null; deshace?: number | null };

/** Names told of an action. */
const NAMED = 2;
/** Rows of an action that are read to say where it took them: a list has 200 of them, and one may hold thousands. */
const LOOKED_AT = 200;

/** What was done and may still be taken back. */
export function accionesRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const mine = eq(acciones.cuenta_id, cuenta_id);
  const ofAccion = (id: number) => and(eq(accion_filas.cuenta_id, cuenta_id), eq(accion_filas.accion_id, id));

  return {
    /**
     * Keeps what it takes to undo a change that has a clave; part of the transaction that does it. Returns what its eventos
     * say of it.
     */
    async record(
      tipo: Deshacible,
      proceso_id: number,
      { clave = null, deshace = null }: Manera,
      filas: readonly Fila[],
      entrevistas: Entrega | null = null,
    ): Promise<{ accion?: number; deshace?: number }> {
      txOf(scope);
      const undoes = deshace === null ? {} : { deshace };
      if (clave === null) return undoes;
      await checkOwn(scope, 'proceso', [proceso_id]);
      const [row] = await orm
        .insert(acciones)
        .values({
          cuenta_id,
          proceso_id,
          usuario_id: alcance.usuario_id,
          tipo,
          clave,
          entrevistas,
          creada_en: conn.ahora,
        })
        .returning({ id: acciones.id });
      const id = row?.id ?? 0;
      // One bound text however many they are. A cross join keeps this order: else every cv of the proceso is held
      // against every row of the text, 2 s for a hundred among ten thousand.
      const { changes } = orm.run(sql`insert into accion_filas (accion_id, cv_id, cuenta_id, antes, despues)
        select ${id}, cvs.id, ${cuenta_id}, f.value -> 'antes', f.value -> 'despues'
        from json_each(${JSON.stringify(filas)}) f
        cross join cvs on cvs.id = f.value ->> 'cv_id' and cvs.cuenta_id = ${cuenta_id} and cvs.proceso_id = ${proceso_id}`);
      if (changes !== filas.length) throw new DomainError('no_encontrado');
      return { accion: id, ...undoes };
    },

    /** Newest first, so that what came later is taken back before what it stood on. */
    async withKeys(claves: readonly string[]): Promise<Accion[]> {
      return orm
        .select()
        .from(acciones)
        .where(and(mine, inArray(acciones.clave, [...claves])))
        .orderBy(desc(acciones.id));
    },

    async filas(accion_id: number): Promise<Fila[]> {
      return orm
        .select({ cv_id: accion_filas.cv_id, antes: accion_filas.antes, despues: accion_filas.despues })
        .from(accion_filas)
        .where(ofAccion(accion_id))
        .orderBy(asc(accion_filas.cv_id));
    },

    /** Of these actions those that can still be taken back: how many cvs each touched, and whose it is. */
    async open(ids: readonly number[], since: string) {
      return orm
        .select({
          id: acciones.id,
          clave: acciones.clave,
          usuario_id: acciones.usuario_id,
          personas: sql<number>`(select count(*) from ${accion_filas} where ${accion_filas.accion_id} = ${acciones.id})`,
        })
        .from(acciones)
        .where(and(mine, inIds(acciones.id, ids), gte(acciones.creada_en, since)));
    },

    /**
     * How many people these actions touched together, who was merged into another being the other one; and when it is one,
     * their name, without those who are blocked or anonymised.
     */
    async peopleOf(ids: readonly number[]): Promise<{ personas: number; nombre: string | null }> {
      const persona = sql`coalesce(${cvs.fusionado_en}, ${cvs.id})`;
      const named = sql`${cvs.bloqueado_en} is null and ${cvs.anonimizado_en} is null`;
      const [row] = await orm
        .select({
          personas: sql<number>`count(distinct ${persona})`,
          nombre: sql<string | null>`max(case when ${named} then ${candidatoNombre} end)`,
        })
        .from(accion_filas)
        .innerJoin(cvs, and(eq(cvs.id, accion_filas.cv_id), eq(cvs.cuenta_id, cuenta_id)))
        .where(and(eq(accion_filas.cuenta_id, cuenta_id), inIds(accion_filas.accion_id, ids)));
      const { personas = 0, nombre = null } = row ?? {};
      return { personas, nombre: personas === 1 ? nombre : null };
    },

    /**
     * Of what was done under a clave, whom it was done to: the first two, without those who are blocked, whom nobody names, and
     * those who were anonymised.
     */
    async namesOf(clave: string, tipo: Deshacible): Promise<string[]> {
      const parts = await orm
        .select({ id: acciones.id })
        .from(acciones)
        .where(and(mine, eq(acciones.clave, clave), eq(acciones.tipo, tipo)));
      const named = new Map<number, string>();
      for (const { id } of parts) {
        // In the order of their index, in which the first are found without the other thousands.
        const first = await orm
          .select({ cv_id: accion_filas.cv_id, nombre: candidatoNombre })
          .from(accion_filas)
          .crossJoin(cvs)
          .where(
            and(
              ofAccion(id),
              eq(cvs.id, accion_filas.cv_id),
              eq(cvs.cuenta_id, cuenta_id),
              isNull(cvs.bloqueado_en),
              isNull(cvs.anonimizado_en),
            ),
          )
          .orderBy(asc(accion_filas.cv_id))
          .limit(NAMED);
        for (const { cv_id, nombre } of first) named.set(cv_id, nombre);
      }
      return [...named]
        .sort(([a], [b]) => a - b)
        .slice(0, NAMED)
        .map(([, nombre]) => nombre);
    },

    /**
     * Of the moves done under a clave, the stage where all of them went; null: to several, to one that is no more, or of more
     * people than are looked at for a line of a list.
     */
    async destinationOf(clave: string): Promise<string | null> {
      const rows = await orm
        .select({ proceso_id: acciones.proceso_id, etapa: sql<string>`${accion_filas.despues} ->> 'etapa'` })
        .from(acciones)
        .innerJoin(accion_filas, and(eq(accion_filas.accion_id, acciones.id), eq(accion_filas.cuenta_id, cuenta_id)))
        .where(and(mine, eq(acciones.clave, clave), eq(acciones.tipo, 'cv_movido')))
        .limit(LOOKED_AT + 1);
      const [first] = rows;
      if (!first || rows.length > LOOKED_AT || rows.some(({ etapa }) => etapa !== first.etapa)) return null;
      const [found] = await orm
        .select({ nombre: etapas.nombre })
        .from(etapas)
        .where(
          and(eq(etapas.cuenta_id, cuenta_id), eq(etapas.proceso_id, first.proceso_id), eq(etapas.clave, first.etapa)),
        );
      return found?.nombre ?? null;
    },

    /** The etiqueta that was put on or taken off under a clave; null when it is no more. */
    async etiquetaOf(clave: string): Promise<string | null> {
      const [row] = await orm
        .select({ nombre: etiquetas.nombre })
        .from(acciones)
        .innerJoin(accion_filas, and(eq(accion_filas.accion_id, acciones.id), eq(accion_filas.cuenta_id, cuenta_id)))
        .innerJoin(
          etiquetas,
          and(eq(etiquetas.cuenta_id, cuenta_id), sql`${etiquetas.id} = ${accion_filas.despues} ->> 'etiqueta_id'`),
        )
        .where(and(mine, eq(acciones.clave, clave), inArray(acciones.tipo, ['cv_etiquetado', 'cv_desetiquetado'])))
        .limit(1);
      return row?.nombre ?? null;
    },

    /** Columns edited under a clave, in the order of their edits. */
    async fieldsOf(clave: string): Promise<string[]> {
      const rows = await orm
        .select({ despues: accion_filas.despues })
        .from(acciones)
        .innerJoin(accion_filas, and(eq(accion_filas.accion_id, acciones.id), eq(accion_filas.cuenta_id, cuenta_id)))
        .where(and(mine, eq(acciones.clave, clave), eq(acciones.tipo, 'cv_editado')))
        .orderBy(asc(acciones.id))
        .limit(LOOKED_AT);
      return [...new Set(rows.flatMap(({ despues }) => Object.keys(despues.campos as object)))];
    },

    /** What can still be taken back, newest first, one line for what was done with one press; `usuario_id` null: by anybody. */
    async recent(usuario_id: number | null, since: string, limit: number) {
      // Counted in an index that holds nothing else, not joined: a day may hold hundreds of thousands.
      const ofThis = sql`from ${accion_filas} f where f.cuenta_id = ${cuenta_id} and f.accion_id = ${acciones.id}`;
      const personas = sql<number>`sum((select count(*) ${ofThis}))`;
      return orm
        .select({
          clave: acciones.clave,
          tipo: acciones.tipo,
          proceso_id: acciones.proceso_id,
          proceso_nombre: procesos.nombre,
          usuario_nombre: usuarioNombreOrNull,
          personas,
          creada_en: sql`max(${acciones.creada_en})`.mapWith(acciones.creada_en),
        })
        .from(acciones)
        .innerJoin(procesos, and(eq(procesos.id, acciones.proceso_id), eq(procesos.cuenta_id, cuenta_id)))
        .leftJoin(usuarios, and(eq(usuarios.id, acciones.usuario_id), eq(usuarios.cuenta_id, cuenta_id)))
        .where(
          and(
            mine,
            gte(acciones.creada_en, since),
            or(isNotNull(acciones.entrevistas), sql`exists (select 1 ${ofThis})`),
            usuario_id === null ? undefined : eq(acciones.usuario_id, usuario_id),
          ),
        )
        .groupBy(acciones.clave, acciones.tipo)
        .orderBy(desc(sql`max(${acciones.id})`))
        .limit(limit);
    },

    /** These cvs are as they were, and of its interviews `entrevistas` are not: an action of which nothing is left is over. */
    async settle(accion_id: number, cv_ids: readonly number[], entrevistas: Entrega | null = null): Promise<void> {
      txOf(scope);
      await orm
        .update(acciones)
        .set({ entrevistas })
        .where(and(mine, eq(acciones.id, accion_id), isNotNull(acciones.entrevistas)));
      await orm.delete(accion_filas).where(and(ofAccion(accion_id), inIds(accion_filas.cv_id, cv_ids)));
      await orm
        .delete(acciones)
        .where(
          and(
            mine,
            eq(acciones.id, accion_id),
            isNull(acciones.entrevistas),
            sql`not exists (select 1 from ${accion_filas} where ${accion_filas.accion_id} = ${acciones.id})`,
          ),
        );
    },
  };
}
