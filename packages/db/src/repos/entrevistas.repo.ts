import { DomainError } from '@recluta/domain';
import { and, asc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { cvs, empresas, entrevistas, procesos, usuarios } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { candidatoNombreOrNull, usuarioNombreOrNull } from './nombres.ts';
import { checkOwn } from './own.ts';

type Campos = Pick<
  typeof entrevistas.$inferSelect,
  'titulo' | 'cv_id' | 'responsable_id' | 'fecha_inicio' | 'fecha_fin' | 'lugar' | 'notas'
>;

/** A deleted one, as calendars elsewhere know it: ids are never given again. */
type Anterior = { id: number; version: number; creada_en: string };

/** What is written about a blocked person is read by nobody; there are few of them, and an index names them. */
export const aboutNobodyBlocked = (cuenta_id: number): SQL =>
  sql`(${entrevistas.cv_id} is null or ${entrevistas.cv_id} not in (select ${cvs.id} from ${cvs} where ${cvs.cuenta_id} = ${cuenta_id} and ${cvs.bloqueado_en} is not null))`;

export function entrevistasRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const mine = eq(entrevistas.cuenta_id, cuenta_id);
  const shown = {
    id: entrevistas.id,
    proceso_id: entrevistas.proceso_id,
    titulo: entrevistas.titulo,
    fecha_inicio: entrevistas.fecha_inicio,
    fecha_fin: entrevistas.fecha_fin,
    cv_id: entrevistas.cv_id,
    candidato: candidatoNombreOrNull,
    responsable_id: entrevistas.responsable_id,
    responsable: usuarioNombreOrNull,
    lugar: entrevistas.lugar,
    notas: entrevistas.notas,
    version: entrevistas.version,
    creada_en: entrevistas.creada_en,
    cambiada_en: entrevistas.cambiada_en,
    proceso_nombre: procesos.nombre,
    empresa_nombre: empresas.nombre,
    candidato_id: cvs.candidato_id,
    rut: cvs.rut,
    email: cvs.email,
  };
  /** A cv in the papelera gives no name and no person: neither is anybody's business any more. */
  const select = (condition: SQL | undefined) =>
    orm
      .select(shown)
      .from(entrevistas)
      .innerJoin(procesos, and(eq(procesos.id, entrevistas.proceso_id), eq(procesos.cuenta_id, cuenta_id)))
      .innerJoin(empresas, eq(empresas.id, procesos.empresa_id))
      .leftJoin(cvs, and(eq(cvs.id, entrevistas.cv_id), eq(cvs.cuenta_id, cuenta_id), isNull(cvs.eliminado_en)))
      .leftJoin(usuarios, and(eq(usuarios.id, entrevistas.responsable_id), eq(usuarios.cuenta_id, cuenta_id)))
      .where(and(mine, condition, aboutNobodyBlocked(cuenta_id)))
      .orderBy(asc(entrevistas.fecha_inicio), asc(entrevistas.id));

  return {
    /** Of a proceso, in their order. */
    async list(proceso_id: number) {
      return select(eq(entrevistas.proceso_id, proceso_id));
    },

    /** How many are about a cv. */
    async countOf(cv_id: number): Promise<number> {
      return orm.$count(entrevistas, and(mine, eq(entrevistas.cv_id, cv_id)));
    },

    /** Those of a cv that are not over at `now`, in their order. */
    async comingOf(cv_id: number, now: string) {
      return select(and(eq(entrevistas.cv_id, cv_id), gt(entrevistas.fecha_fin, now)));
    },

    /** Throws no_encontrado. */
    async get(id: number) {
      const [row] = await select(eq(entrevistas.id, id));
      if (!row) throw new DomainError('no_encontrado');
      return row;
    },

    /** Id of the one that a form made already, by its clave, whoever it is about; null when it made none. */
    async byKey(proceso_id: number, clave: string): Promise<number | null> {
      const [row] = await orm
        .select({ id: entrevistas.id })
        .from(entrevistas)
        .where(and(mine, eq(entrevistas.proceso_id, proceso_id), eq(entrevistas.clave, clave)));
      return row?.id ?? null;
    },

    /** All of the cuenta that touch a span of time. */
    async between(from: string, to: string) {
      return select(and(lt(entrevistas.fecha_inicio, to), gt(entrevistas.fecha_fin, from)));
    },

    /** All of the cuenta that were not over then, in their order. */
    async since(from: string) {
      return select(gt(entrevistas.fecha_fin, from));
    },

    /**
     * Throws no_encontrado when proceso, cv (of that proceso) or responsable is not of this cuenta. `anterior`: the one
     * that it brings back.
     */
    async create(
      proceso_id: number,
      campos: Campos,
      clave: string | null,
      anterior: Anterior | null = null,
    ): Promise<number> {
      txOf(scope);
      await checkOwn(scope, 'proceso', [proceso_id]);
      await checkOwn(scope, 'cv', [campos.cv_id], { proceso_id });
      await checkOwn(scope, 'usuario', [campos.responsable_id]);
      const { ahora } = conn;
      const [row] = await orm
        .insert(entrevistas)
        .values({ ...campos, cuenta_id, proceso_id, clave, creada_en: ahora, ...anterior, cambiada_en: ahora })
        .returning({ id: entrevistas.id });
      return row?.id ?? 0;
    },

    /** Counts one version up. Throws no_encontrado as `create` does. */
    async update(proceso_id: number, id: number, cambios: Partial<Campos>): Promise<void> {
      txOf(scope);
      await checkOwn(scope, 'cv', [cambios.cv_id], { proceso_id });
      await checkOwn(scope, 'usuario', [cambios.responsable_id]);
      await orm
        .update(entrevistas)
        .set({ ...cambios, version: sql`${entrevistas.version} + 1`, cambiada_en: conn.ahora })
        .where(and(mine, eq(entrevistas.proceso_id, proceso_id), eq(entrevistas.id, id)));
    },

    /** The cv of the removed one; null when there was none to remove. */
    async remove(proceso_id: number, id: number): Promise<{ cv_id: number | null } | null> {
      txOf(scope);
      const [row] = await orm
        .delete(entrevistas)
        .where(and(mine, eq(entrevistas.proceso_id, proceso_id), eq(entrevistas.id, id)))
        .returning({ cv_id: entrevistas.cv_id });
      return row ?? null;
    },
  };
}
