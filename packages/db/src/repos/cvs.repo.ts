import { notThere, type OrigenCv, type TipoArchivo } from '@recluta/domain';
import type { Movimiento } from '@recluta/domain/esquemas';
import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { longList } from '../rows.ts';
import { archivos, candidatos, cvs } from '../schema/index.ts';
import { accionesRepo, type Manera } from './acciones.repo.ts';
import { archivosRepo, type NuevoArchivo } from './archivos.repo.ts';
import { type Scope, txOf } from './conn.ts';
import type { Cupo } from './cupo.ts';
import { etiquetasOf } from './etiquetas.repo.ts';
import { eventosRepo } from './eventos.repo.ts';
import { survivorOf } from './familia.ts';
import { keepLists } from './listas.ts';
import { type Mudanza, relocate } from './mudanzas.ts';
import { checkOwn } from './own.ts';

export type NuevoCv = NuevoArchivo & { mismo_archivo_que: number | null };

/** `vivo`: it is in the lists itself. */
type Twin = { id: number; sha256: string; archivo_nombre: string; vivo: boolean };

/** What the screens and the documented API show of a cv. */
const shown = {
  id: cvs.id,
  nombre: cvs.nombre,
  nacionalidad: cvs.nacionalidad,
  rut: cvs.rut,
  email: cvs.email,
  telefono: cvs.telefono,
  pretension_renta: cvs.pretension_renta,
  pretension_max: cvs.pretension_max,
  tecnologias: cvs.tecnologias,
  criterios: cvs.criterios,
  experiencia_callcenter: cvs.experiencia_callcenter,
  experiencia_retail: cvs.experiencia_retail,
  experiencia_judicial: cvs.experiencia_judicial,
  experiencia_administrativa: cvs.experiencia_administrativa,
  etapa: cvs.etapa,
  lectura: cvs.lectura,
  lectura_motivo: cvs.lectura_motivo,
  por_revisar: cvs.por_revisar,
  archivo_nombre: cvs.archivo_nombre,
  mismo_archivo_que: cvs.mismo_archivo_que,
  anonimizado_en: cvs.anonimizado_en,
  origen: cvs.origen,
  creado_en: cvs.creado_en,
  movido_en: cvs.movido_en,
  motivo_id: cvs.motivo_id,
  responsable_id: cvs.responsable_id,
};

type Marks = { etiquetas: number[] };
/** One for all who wear none: lists of thousands hold few that do. */
const NONE: number[] = [];

export function cvsRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const alive = and(eq(cvs.cuenta_id, cuenta_id), isNull(cvs.eliminado_en));
  const inProceso = (proceso_id: number, ...more: (SQL | undefined)[]) =>
    and(alive, eq(cvs.proceso_id, proceso_id), ...more);
  const eventos = eventosRepo(scope);
  const acciones = accionesRepo(scope);
  const lists = keepLists(scope);

  /** With what each wears; rows in order of id. */
  async function marked<R extends { id: number }>(proceso_id: number, rows: R[]): Promise<(R & Marks)[]> {
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) return [];
    const byCv = await etiquetasOf(scope, proceso_id, first.id, last.id);
    const marks = rows as (R & Marks)[];
    for (const row of marks) row.etiquetas = byCv.get(row.id) ?? NONE;
    return marks;
  }

  return {
    /**
     * The cvs of a stage, oldest first; `etapa` null gives those of every stage. A page begins after the cv `after` and
     * holds `limit` rows; null is no end.
     */
    async list(proceso_id: number, etapa: string | null, page: { after: number; limit: number | null }) {
      const query = orm
        .select(shown)
        .from(cvs)
        .where(inProceso(proceso_id, etapa === null ? undefined : eq(cvs.etapa, etapa), gt(cvs.id, page.after)))
        .orderBy(asc(cvs.id))
        .limit(page.limit ?? -1);
      return marked(proceso_id, longList(orm, shown, query));
    },

    async byIds(proceso_id: number, ids: number[]) {
      const rows = await orm
        .select(shown)
        .from(cvs)
        .where(inProceso(proceso_id, inIds(cvs.id, ids)))
        .orderBy(asc(cvs.id));
      return marked(proceso_id, rows);
    },

    /** What the person of a cv is known by; null when it is not there. */
    async person(proceso_id: number, id: number) {
      const [row] = await orm
        .select({ candidato_id: cvs.candidato_id, rut: cvs.rut, email: cvs.email })
        .from(cvs)
        .where(inProceso(proceso_id, eq(cvs.id, id)));
      return row ?? null;
    },

    /** A live cv of a proceso. Throws no_encontrado when it is not there, or in the papelera. */
    async get(proceso_id: number, id: number) {
      const [row] = await this.byIds(proceso_id, [id]);
      if (!row) throw notThere('cv');
      return row;
    },

    async isAlive(id: number): Promise<boolean> {
      const [row] = await orm
        .select({ id: cvs.id })
        .from(cvs)
        .where(and(alive, isNull(cvs.anonimizado_en), eq(cvs.id, id)));
      return row !== undefined;
    },

    /** The file of a live cv. */
    async archivo(cv_id: number) {
      const [row] = await orm
        .select({
          clave: archivos.clave,
          nombre: archivos.nombre,
          tipo: sql<TipoArchivo>`${archivos.tipo}`,
          bytes: archivos.bytes,
          sha256: archivos.sha256,
          antivirus: archivos.antivirus,
          proceso_id: cvs.proceso_id,
        })
        .from(cvs)
        .innerJoin(archivos, eq(archivos.id, cvs.archivo_id))
        .where(and(alive, isNull(cvs.anonimizado_en), eq(cvs.id, cv_id)));
      if (!row) throw notThere('cv');
      return row;
    },

    /**
     * Cvs of a proceso with these bytes, the live ones first and the older ones before the younger: also those blocked, and
     * those merged into a live one, which stands for them.
     */
    async withBytes(proceso_id: number, hashes: string[]): Promise<Twin[]> {
      const row = { id: cvs.id, sha256: cvs.sha256, archivo_nombre: cvs.archivo_nombre };
      const select = (where: SQL | undefined) =>
        orm
          .select(row)
          .from(cvs)
          .where(and(eq(cvs.cuenta_id, cuenta_id), eq(cvs.proceso_id, proceso_id), inArray(cvs.sha256, hashes), where))
          .orderBy(asc(cvs.id));
      // One index each: an OR over three would read the whole proceso.
      const live = await select(isNull(cvs.eliminado_en));
      // Not those that were in the papelera before: there they are again when the block ends.
      const blocked = await select(and(isNotNull(cvs.bloqueado_en), eq(cvs.bloqueado_en, cvs.eliminado_en)));
      const merged = (await select(isNotNull(cvs.fusionado_en))).map((one) => ({
        ...one,
        id: survivorOf(scope, one.id),
      }));
      const standing = new Set(
        (
          await this.living(
            proceso_id,
            merged.map(({ id }) => id),
          )
        ).vivos,
      );
      return [
        ...live.map((one) => ({ ...one, vivo: true })),
        ...[...blocked, ...merged.filter(({ id }) => standing.has(id))].map((one) => ({ ...one, vivo: false })),
      ];
    },

    /** New cvs in the first stage, each with a fresh candidato, its archivo and its evento; in the order given. */
    async create(cupo: Cupo<'cvs'>, proceso_id: number, etapa: string, origen: OrigenCv, nuevos: NuevoCv[]) {
      txOf(scope);
      cupo.use();
      if (nuevos.length > cupo.cantidad) throw new Error('More cvs than the cupo allows');
      if (nuevos.length === 0) return [];
      await checkOwn(scope, 'proceso', [proceso_id]);
      const personas = await orm
        .insert(candidatos)
        .values(nuevos.map(() => ({ cuenta_id, creado_en: conn.ahora })))
        .returning({ id: candidatos.id });
      const files = await archivosRepo(scope).add(nuevos.map(({ mismo_archivo_que: _, ...archivo }) => archivo));
      const created = await orm
        .insert(cvs)
        .values(
          nuevos.map((nuevo, i) => ({
            cuenta_id,
            proceso_id,
            candidato_id: personas[i]?.id ?? 0,
            archivo_id: files[i]?.id ?? 0,
            sha256: nuevo.sha256,
            archivo_nombre: nuevo.nombre,
            etapa,
            origen,
            lectura: 'pendiente' as const,
            mismo_archivo_que: nuevo.mismo_archivo_que,
            tecnologias: [],
            criterios: [],
            creado_en: conn.ahora,
            movido_en: conn.ahora,
          })),
        )
        .returning(shown);
      await lists.shift(proceso_id, { [etapa]: created.length });
      await eventos.append(
        created.map((cv) => ({
          tipo: 'cv_registrado' as const,
          proceso_id,
          cv_id: cv.id,
          datos: { origen, a: etapa },
        })),
      );
      return created.map((cv) => ({ ...cv, etiquetas: NONE }));
    },

    /**
     * Of these ids, the live ones of a proceso, in the order given and once each; `anonimos` are those of them without
     * their person; the rest are gone.
     */
    async living(proceso_id: number, ids: readonly number[]) {
      const wanted = [...new Set(ids)];
      const rows = await orm
        .select({ id: cvs.id, anonimizado_en: cvs.anonimizado_en })
        .from(cvs)
        .where(inProceso(proceso_id, inIds(cvs.id, wanted)));
      const there = new Map(rows.map(({ id, anonimizado_en }) => [id, anonimizado_en]));
      return {
        vivos: wanted.filter((id) => there.has(id)),
        anonimos: wanted.filter((id) => there.get(id)),
        idos: wanted.filter((id) => !there.has(id)),
      };
    },

    /** Live cvs of a proceso are now of a usuario of the team, or of nobody. Returns those who were of another. */
    async assign(
      proceso_id: number,
      ids: readonly number[],
      responsable_id: number | null,
      manera: Manera = {},
    ): Promise<number[]> {
      txOf(scope);
      await checkOwn(scope, 'usuario', [responsable_id]);
      const before = await orm
        .select({ id: cvs.id, antes_id: cvs.responsable_id })
        .from(cvs)
        .where(inProceso(proceso_id, inIds(cvs.id, ids), sql`${cvs.responsable_id} is not ${responsable_id}`));
      const changed = before.map(({ id }) => id);
      if (changed.length === 0) return [];
      const filas = before.map(({ id, antes_id }) => ({
        cv_id: id,
        antes: { responsable_id: antes_id },
        despues: { responsable_id },
      }));
      const own = await acciones.record('cv_asignado', proceso_id, manera, filas);
      await orm
        .update(cvs)
        .set({ responsable_id })
        .where(inProceso(proceso_id, inIds(cvs.id, changed)));
      await eventos.append(
        before.map(({ id: cv_id, antes_id }) => ({
          tipo: 'cv_asignado' as const,
          proceso_id,
          cv_id,
          datos: { responsable_id, antes_id, ...own },
        })),
      );
      return changed;
    },

    /** Same bytes as an older cv of the submission, under another name. */
    async markTwin(id: number, older: number): Promise<void> {
      txOf(scope);
      await checkOwn(scope, 'cv', [older]);
      await orm
        .update(cvs)
        .set({ mismo_archivo_que: older })
        .where(and(alive, eq(cvs.id, id)));
    },

    /**
     * To one stage, for a reason when it discards; those that are there already, elsewhere than `desde`, or deleted are
     * `omitidos`.
     */
    async move(
      proceso_id: number,
      ids: number[],
      a: string,
      desde?: string,
      manera: Mudanza = {},
    ): Promise<Movimiento> {
      return relocate(
        scope,
        proceso_id,
        ids,
        (etapa) => (desde === undefined || etapa === desde ? a : undefined),
        manera,
      );
    },

    /** Every live cv of a stage: what is moved when the stage goes. */
    async idsIn(proceso_id: number, etapa: string): Promise<number[]> {
      const rows = await orm
        .select({ id: cvs.id })
        .from(cvs)
        .where(inProceso(proceso_id, eq(cvs.etapa, etapa)));
      return rows.map(({ id }) => id);
    },

    /** Each to the stage after its own, by `next`. */
    async advance(
      proceso_id: number,
      ids: number[],
      next: Map<string, string>,
      desde?: string,
      manera: Mudanza = {},
    ): Promise<Movimiento> {
      return relocate(
        scope,
        proceso_id,
        ids,
        (etapa) => (desde === undefined || etapa === desde ? next.get(etapa) : undefined),
        manera,
      );
    },

    /** Into the papelera. Throws no_encontrado when it is there already. */
    async remove(proceso_id: number, id: number, clave: string | null = null): Promise<void> {
      const removed = await this.removeMany(proceso_id, [id], { clave });
      if (removed.length === 0) throw notThere('cv');
    },

    /** The same of many; who is there already is left alone. Returns who went. */
    async removeMany(proceso_id: number, ids: readonly number[], manera: Manera = {}): Promise<number[]> {
      txOf(scope);
      const rows = await orm
        .select({ id: cvs.id, etapa: cvs.etapa })
        .from(cvs)
        .where(inProceso(proceso_id, inIds(cvs.id, ids)));
      const gone = rows.map(({ id }) => id);
      if (gone.length === 0) return [];
      const selected = await lists.leave(rows.map(({ id, etapa }) => ({ id, proceso_id, etapa })));
      const filas = gone.map((cv_id) => ({
        cv_id,
        antes: { seleccionado: selected.has(cv_id) },
        despues: { eliminado_en: conn.ahora },
      }));
      const own = await acciones.record('cv_eliminado', proceso_id, manera, filas);
      await orm
        .update(cvs)
        .set({ eliminado_en: conn.ahora, eliminado_por: alcance.usuario_id })
        .where(inProceso(proceso_id, inIds(cvs.id, gone)));
      await eventos.append(
        rows.map(({ id: cv_id, etapa }) => ({
          tipo: 'cv_eliminado' as const,
          proceso_id,
          cv_id,
          datos: { desde: etapa, ...own },
        })),
      );
      return gone;
    },
  };
}
