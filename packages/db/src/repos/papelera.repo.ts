import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import {
  adjuntos,
  archivos,
  cvs,
  entrevistas,
  envio_archivos,
  etapas,
  procesos,
  trabajos,
  usuarios,
} from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import type { Cupo } from './cupo.ts';
import { eventosRepo } from './eventos.repo.ts';
import { familyOf } from './familia.ts';
import { keepLists } from './listas.ts';
import { candidatoNombre, usuarioNombreOrNull } from './nombres.ts';
import { keepPersons } from './personas.ts';
import { readAnew, unreadOf } from './sinLeer.ts';
import { readingJobsOf } from './trabajos.repo.ts';

/** What is in the papelera: out of every list, count and figure, and back as it was when it is restored. */
export function papeleraRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const eventos = eventosRepo(scope);
  const { shift } = keepLists(scope);
  const gone = and(eq(cvs.cuenta_id, cuenta_id), isNotNull(cvs.eliminado_en), isNull(cvs.bloqueado_en));
  /** A cv that was merged into another comes back by separating them, and goes for ever with the other. */
  const inBin = and(gone, isNull(cvs.fusionado_en));

  /** Where each comes back to: its stage, or the first when that one is gone. */
  async function stagesOf(proceso_ids: number[]): Promise<(proceso_id: number, etapa: string) => string> {
    const rows = await orm
      .select({ proceso_id: etapas.proceso_id, clave: etapas.clave })
      .from(etapas)
      .where(and(eq(etapas.cuenta_id, cuenta_id), inIds(etapas.proceso_id, proceso_ids)))
      .orderBy(etapas.orden);
    return (proceso_id, etapa) => {
      const own = rows.filter((row) => row.proceso_id === proceso_id).map(({ clave }) => clave);
      return own.includes(etapa) ? etapa : (own[0] ?? etapa);
    };
  }

  return {
    /** Newest first; of one proceso or of the whole cuenta. */
    async list(proceso_id: number | null, limit: number) {
      return orm
        .select({
          id: cvs.id,
          proceso_id: cvs.proceso_id,
          proceso_nombre: procesos.nombre,
          nombre: cvs.nombre,
          archivo_nombre: cvs.archivo_nombre,
          etapa: sql<string>`coalesce(${etapas.nombre}, ${cvs.etapa})`,
          eliminado_en: sql`${cvs.eliminado_en}`.mapWith(cvs.creado_en),
          eliminado_por: usuarioNombreOrNull,
        })
        .from(cvs)
        .innerJoin(procesos, eq(procesos.id, cvs.proceso_id))
        .leftJoin(etapas, and(eq(etapas.proceso_id, cvs.proceso_id), eq(etapas.clave, cvs.etapa)))
        .leftJoin(usuarios, and(eq(usuarios.id, cvs.eliminado_por), eq(usuarios.cuenta_id, cuenta_id)))
        .where(and(inBin, proceso_id === null ? undefined : eq(cvs.proceso_id, proceso_id)))
        .orderBy(desc(cvs.eliminado_en), desc(cvs.id))
        .limit(limit);
    },

    /** What people are known by, wherever their cv is: the name that was read, else that of the file. */
    async names(ids: readonly number[]): Promise<Map<number, string>> {
      const rows = await orm
        .select({ id: cvs.id, nombre: candidatoNombre })
        .from(cvs)
        .where(and(eq(cvs.cuenta_id, cuenta_id), inIds(cvs.id, ids)));
      return new Map(rows.map(({ id, nombre }) => [id, nombre]));
    },

    /** Of these, those that are in it and those merged into them, with the keys of their files. */
    async files(ids: readonly number[]): Promise<{ cv_id: number; clave: string }[]> {
      const there = await orm
        .select({ id: cvs.id })
        .from(cvs)
        .where(and(inBin, inIds(cvs.id, ids)));
      const all = await familyOf(
        scope,
        there.map(({ id }) => id),
      );
      return orm
        .select({ cv_id: cvs.id, clave: archivos.clave })
        .from(cvs)
        .innerJoin(archivos, eq(archivos.id, cvs.archivo_id))
        .where(and(gone, inIds(cvs.id, all)));
    },

    /**
     * Back to the stage each was in, with everything it had; whoever is not in the papelera is left alone. What was not
     * read to its end must be put in line again by the caller: those are `sin_leer`. `deshace`: the action this undoes.
     */
    async restore(
      cupo: Cupo<'cvs'>,
      ids: readonly number[],
      deshace: number | null = null,
    ): Promise<{ restaurados: number[]; sin_leer: number[] }> {
      txOf(scope);
      cupo.use();
      const rows = await orm
        .select({
          id: cvs.id,
          proceso_id: cvs.proceso_id,
          etapa: cvs.etapa,
          sha256: cvs.sha256,
          lectura: cvs.lectura,
        })
        .from(cvs)
        .where(and(inBin, inIds(cvs.id, ids)));
      if (rows.length > cupo.cantidad) throw new Error('More cvs than the cupo allows');
      const stageOf = await stagesOf([...new Set(rows.map(({ proceso_id }) => proceso_id))]);
      const groups = new Map<string, { proceso_id: number; a: string; ids: number[] }>();
      for (const { id, proceso_id, etapa } of rows) {
        const a = stageOf(proceso_id, etapa);
        const group = groups.get(`${proceso_id} ${a}`) ?? { proceso_id, a, ids: [] };
        group.ids.push(id);
        groups.set(`${proceso_id} ${a}`, group);
      }
      for (const { proceso_id, a, ids: group } of groups.values()) {
        await orm
          .update(cvs)
          .set({ etapa: a, eliminado_en: null, eliminado_por: null })
          .where(and(inBin, inIds(cvs.id, group)));
        await shift(proceso_id, { [a]: group.length });
        await eventos.append(
          group.map((cv_id) => ({
            tipo: 'cv_restaurado' as const,
            proceso_id,
            cv_id,
            datos: { a, ...(deshace !== null && { deshace }) },
          })),
        );
      }
      const sin_leer = unreadOf(rows);
      await readAnew(scope, sin_leer);
      return { restaurados: rows.map(({ id }) => id), sin_leer };
    },

    /** Of these, those of which there is still a row, wherever it is. */
    async left(ids: readonly number[]): Promise<Set<number>> {
      const rows = await orm
        .select({ id: cvs.id })
        .from(cvs)
        .where(and(eq(cvs.cuenta_id, cuenta_id), inIds(cvs.id, ids)));
      return new Set(rows.map(({ id }) => id));
    },

    /**
     * For ever: the rows of what is in the papelera and of all that speaks of it, interviews, notes and file names
     * included. Its eventos stay, which hold ids only. Returns the keys of the files that nobody needs any more.
     */
    async purge(ids: readonly number[]): Promise<string[]> {
      txOf(scope);
      const rows = await orm
        .select({
          id: cvs.id,
          proceso_id: cvs.proceso_id,
          archivo_id: cvs.archivo_id,
        })
        .from(cvs)
        .where(and(gone, inIds(cvs.id, ids)));
      if (rows.length === 0) return [];
      const doomed = rows.map(({ id }) => id);
      const attached = await orm
        .delete(adjuntos)
        .where(and(eq(adjuntos.cuenta_id, cuenta_id), inIds(adjuntos.cv_id, doomed)))
        .returning({ archivo_id: adjuntos.archivo_id });
      await eventos.append(rows.map(({ id, proceso_id }) => ({ tipo: 'cv_borrado' as const, proceso_id, cv_id: id })));
      await orm.delete(entrevistas).where(and(eq(entrevistas.cuenta_id, cuenta_id), inIds(entrevistas.cv_id, doomed)));
      await orm
        .delete(envio_archivos)
        .where(and(eq(envio_archivos.cuenta_id, cuenta_id), inIds(envio_archivos.cv_id, doomed)));
      await orm.delete(trabajos).where(readingJobsOf(scope, doomed));
      await orm
        .update(cvs)
        .set({ mismo_archivo_que: null })
        .where(and(eq(cvs.cuenta_id, cuenta_id), inIds(cvs.mismo_archivo_que, doomed)));
      await keepPersons(scope).erase(doomed);
      const files = [...rows, ...attached].map(({ archivo_id }) => archivo_id);
      const removed = await orm
        .delete(archivos)
        .where(
          and(
            eq(archivos.cuenta_id, cuenta_id),
            inIds(archivos.id, files),
            sql`not exists (select 1 from ${cvs} where ${cvs.archivo_id} = ${archivos.id})`,
            sql`not exists (select 1 from ${adjuntos} where ${adjuntos.archivo_id} = ${archivos.id})`,
          ),
        )
        .returning({ clave: archivos.clave });
      return removed.map(({ clave }) => clave);
    },
  };
}
