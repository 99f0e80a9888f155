import { type DecisionPersona, DomainError } from '@recluta/domain';
import { aliasedTable, and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { cvs, etapas, identidades, procesos } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { TOLD } from './familia.ts';
import { candidatoNombre } from './nombres.ts';
import { checkOwn } from './own.ts';
import { keepPersons } from './personas.ts';

/** Compared at most: a phone of an agency may be on thousands of cvs. */
const COMPARED = 200;
const SUGGESTED = 5;

/** Who is who across the procesos of a cuenta. */
export function personasRepo(scope: Scope) {
  const { conn } = scope;
  const { orm } = conn;
  const { cuenta_id } = scope.alcance;
  const mine = eq(cvs.cuenta_id, cuenta_id);
  const alive = and(mine, isNull(cvs.eliminado_en));
  const shown = {
    cv_id: cvs.id,
    candidato_id: cvs.candidato_id,
    nombre: candidatoNombre,
    rut_clave: cvs.rut_clave,
    email_clave: cvs.email_clave,
    telefono_clave: cvs.telefono_clave,
    proceso_id: cvs.proceso_id,
    proceso_nombre: procesos.nombre,
    proceso_tipo: procesos.tipo,
    etapa: etapas.nombre,
    etapa_tipo: etapas.tipo,
    etapa_color: etapas.color,
    creado_en: cvs.creado_en,
  };
  const select = (where: SQL | undefined, limit: number) =>
    orm
      .select(shown)
      .from(cvs)
      .innerJoin(procesos, and(eq(procesos.id, cvs.proceso_id), eq(procesos.cuenta_id, cuenta_id)))
      .innerJoin(etapas, and(eq(etapas.proceso_id, cvs.proceso_id), eq(etapas.clave, cvs.etapa)))
      .where(and(alive, where))
      .orderBy(desc(cvs.id))
      .limit(limit);

  /** Ids of every cv of a candidato, also those in the papelera. */
  const idsOf = async (candidato_id: number) =>
    (
      await orm
        .select({ id: cvs.id })
        .from(cvs)
        .where(and(mine, eq(cvs.candidato_id, candidato_id)))
    ).map(({ id }) => id);

  const pair = (a: number, b: number) =>
    and(
      eq(identidades.cuenta_id, cuenta_id),
      eq(identidades.cv_a, Math.min(a, b)),
      eq(identidades.cv_b, Math.max(a, b)),
    );

  /** The cvs on the other side of what was decided about some. */
  async function decided(ids: readonly number[], decision: DecisionPersona): Promise<number[]> {
    const rows = await orm
      .select({ cv_a: identidades.cv_a, cv_b: identidades.cv_b })
      .from(identidades)
      .where(
        and(
          eq(identidades.cuenta_id, cuenta_id),
          eq(identidades.decision, decision),
          or(inIds(identidades.cv_a, ids), inIds(identidades.cv_b, ids)),
        ),
      );
    const own = new Set(ids);
    return rows.flatMap(({ cv_a, cv_b }) => (own.has(cv_a) ? (own.has(cv_b) ? [cv_a, cv_b] : [cv_b]) : [cv_a]));
  }

  return {
    /** A live cv as it is compared. Throws no_encontrado. */
    async get(cv_id: number) {
      const [row] = await select(eq(cvs.id, cv_id), 1);
      if (!row) throw new DomainError('no_encontrado');
      return row;
    },

    /** The other live cvs of a candidato, newest first; those joined by hand to this very cv are told apart. */
    async others(cv_id: number, candidato_id: number) {
      const rows = await select(and(eq(cvs.candidato_id, candidato_id), ne(cvs.id, cv_id)), TOLD);
      const joined = new Set(await decided([cv_id], 'misma'));
      return rows.map((row) => ({ ...row, unida: joined.has(row.cv_id) }));
    },

    /** Newest live cv of each other candidato with the same e-mail or phone, but for those said to be somebody else. */
    async suggested(cv: { candidato_id: number; email_clave: string | null; telefono_clave: string | null }) {
      const { candidato_id, email_clave, telefono_clave } = cv;
      if (email_clave === null && telefono_clave === null) return [];
      // One index each: an OR over two would read the whole cuenta.
      const found = async (where: SQL) =>
        orm
          .select({ id: cvs.id, candidato_id: cvs.candidato_id })
          .from(cvs)
          .where(and(alive, ne(cvs.candidato_id, candidato_id), where))
          .orderBy(desc(cvs.id))
          .limit(COMPARED);
      const hits = [
        ...(email_clave === null ? [] : await found(eq(cvs.email_clave, email_clave))),
        ...(telefono_clave === null ? [] : await found(eq(cvs.telefono_clave, telefono_clave))),
      ];
      if (hits.length === 0) return [];
      const apart = await decided(await idsOf(candidato_id), 'distinta');
      const not = new Set(
        apart.length === 0
          ? []
          : (
              await orm
                .selectDistinct({ id: cvs.candidato_id })
                .from(cvs)
                .where(and(mine, inIds(cvs.id, apart)))
            ).map(({ id }) => id),
      );
      const newest = new Map<number, number>();
      for (const { id, candidato_id: whose } of hits)
        if (!not.has(whose)) newest.set(whose, Math.max(id, newest.get(whose) ?? 0));
      const ids = [...newest.values()].sort((a, b) => b - a).slice(0, SUGGESTED);
      return select(inIds(cvs.id, ids), SUGGESTED);
    },

    /** Live cvs that were said to be of somebody else than this very one. */
    async apart(cv_id: number) {
      return select(inIds(cvs.id, await decided([cv_id], 'distinta')), TOLD);
    },

    /**
     * Of those cvs of a proceso whose person has another live one (all, or some): the newest one of another proceso, or
     * else any, how many there are, and how many of them are in the same proceso.
     */
    async known(proceso_id: number, ids: readonly number[] | null) {
      const otro = aliasedTable(cvs, 'otro');
      return (
        orm
          .select({
            cv_id: cvs.id,
            // The columns beside a max are those of its row.
            fuera: sql<number>`max(iif(${otro.proceso_id} = ${cvs.proceso_id}, 0, ${otro.id}))`,
            otro_id: otro.id,
            proceso_id: otro.proceso_id,
            proceso_nombre: procesos.nombre,
            total: sql<number>`count(*)`,
            aqui: sql<number>`sum(${otro.proceso_id} = ${cvs.proceso_id})`,
          })
          .from(cvs)
          // In this order: the other one is found by the person of the first.
          .crossJoin(otro)
          .innerJoin(procesos, and(eq(procesos.id, otro.proceso_id), eq(procesos.cuenta_id, cuenta_id)))
          .where(
            and(
              alive,
              eq(cvs.proceso_id, proceso_id),
              ids === null ? undefined : inIds(cvs.id, ids),
              eq(otro.cuenta_id, cuenta_id),
              eq(otro.candidato_id, cvs.candidato_id),
              isNull(otro.eliminado_en),
              ne(otro.id, cvs.id),
            ),
          )
          .groupBy(cvs.id)
      );
    },

    async decision(a: number, b: number): Promise<DecisionPersona | null> {
      const [row] = await orm.select({ decision: identidades.decision }).from(identidades).where(pair(a, b));
      return row?.decision ?? null;
    },

    /** What the team says of two cvs; null takes it back. Who is whose follows at once. Throws no_encontrado. */
    async decide(a: number, b: number, decision: DecisionPersona | null): Promise<void> {
      txOf(scope);
      await checkOwn(scope, 'cv', [a, b]);
      await orm.delete(identidades).where(pair(a, b));
      if (decision !== null)
        await orm.insert(identidades).values({
          cuenta_id,
          cv_a: Math.min(a, b),
          cv_b: Math.max(a, b),
          decision,
          creada_en: conn.ahora,
        });
      await keepPersons(scope).regroup([a, b]);
    },
  };
}
