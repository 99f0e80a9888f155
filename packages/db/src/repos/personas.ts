import { identityOf } from '@recluta/domain';
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { candidatos, cvs, identidades } from '../schema/index.ts';
import type { Scope } from './conn.ts';

type Datos = Parameters<typeof identityOf>[0];
type Row = { id: number; candidato_id: number; rut_clave: string | null };

/**
 * Keeps which cvs are of one candidato: those with the same RUT, and those the team joined. Part of the transaction that
 * changes either, so that a list reads one column.
 */
export function keepPersons({ conn, alcance }: Scope) {
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const mine = eq(cvs.cuenta_id, cuenta_id);
  const row = { id: cvs.id, candidato_id: cvs.candidato_id, rut_clave: cvs.rut_clave };

  const joined = async (ids: readonly number[]) =>
    orm
      .select({ cv_a: identidades.cv_a, cv_b: identidades.cv_b })
      .from(identidades)
      .where(
        and(
          eq(identidades.cuenta_id, cuenta_id),
          eq(identidades.decision, 'misma'),
          or(inIds(identidades.cv_a, ids), inIds(identidades.cv_b, ids)),
        ),
      );

  /** Every cv that is of the same person as one, step by step: by RUT, and by what was joined. */
  async function personOf(id: number): Promise<Map<number, Row>> {
    const found = new Map<number, Row>();
    const ruts = new Set<string>();
    let next = await orm
      .select(row)
      .from(cvs)
      .where(and(mine, eq(cvs.id, id)));
    while (next.length > 0) {
      for (const each of next) found.set(each.id, each);
      const fresh = [...new Set(next.flatMap(({ rut_clave }) => rut_clave ?? []))].filter((rut) => !ruts.has(rut));
      for (const rut of fresh) ruts.add(rut);
      const links = await joined(next.map((each) => each.id));
      const ids = links.flatMap(({ cv_a, cv_b }) => [cv_a, cv_b]).filter((each) => !found.has(each));
      const reached = fresh.length + ids.length === 0 ? [] : await reachedBy(fresh, ids);
      next = reached.filter((each) => !found.has(each.id));
    }
    return found;
  }

  const reachedBy = (ruts: string[], ids: number[]) =>
    orm
      .select(row)
      .from(cvs)
      .where(
        and(
          mine,
          or(
            ruts.length > 0 ? inArray(cvs.rut_clave, ruts) : undefined,
            ids.length > 0 ? inIds(cvs.id, ids) : undefined,
          ),
        ),
      );

  async function fresh(): Promise<number> {
    const [made] = await orm
      .insert(candidatos)
      .values({ cuenta_id, creado_en: conn.ahora })
      .returning({ id: candidatos.id });
    return made?.id ?? 0;
  }

  const give = (ids: readonly number[], candidato_id: number) =>
    orm
      .update(cvs)
      .set({ candidato_id })
      .where(and(mine, inIds(cvs.id, ids), ne(cvs.candidato_id, candidato_id)));

  /** A candidato nobody's cv is of is nobody. */
  async function drop(ids: readonly number[]): Promise<void> {
    for (const id of new Set(ids)) {
      const [left] = await orm
        .select({ id: cvs.id })
        .from(cvs)
        .where(and(mine, eq(cvs.candidato_id, id)))
        .limit(1);
      if (!left) await orm.delete(candidatos).where(and(eq(candidatos.cuenta_id, cuenta_id), eq(candidatos.id, id)));
    }
  }

  /** Some cvs, and all that are of one candidato with them, each group with a candidato of its own. */
  async function regroup(ids: readonly number[]): Promise<void> {
    const before = await orm
      .select(row)
      .from(cvs)
      .where(and(mine, inIds(cvs.id, ids)));
    const old = [...new Set(before.map(({ candidato_id }) => candidato_id))];
    const rest = await orm
      .select({ id: cvs.id })
      .from(cvs)
      .where(and(mine, inArray(cvs.candidato_id, old)));
    const seen = new Set<number>();
    const taken = new Set<number>();
    const touched = new Set(old);
    for (const id of [...rest.map((each) => each.id), ...ids].sort((a, b) => a - b)) {
      if (seen.has(id)) continue;
      const group = await personOf(id);
      for (const each of group.keys()) seen.add(each);
      const theirs = [...group.values()].map(({ candidato_id }) => candidato_id).sort((a, b) => a - b);
      const candidato_id = theirs.find((each) => !taken.has(each)) ?? (await fresh());
      taken.add(candidato_id);
      for (const each of theirs) touched.add(each);
      await give([...group.keys()], candidato_id);
    }
    await drop([...touched]);
  }

  const idsOf = (rows: readonly { cv_a: number; cv_b: number }[]) => rows.flatMap(({ cv_a, cv_b }) => [cv_a, cv_b]);

  return {
    regroup,

    /** Nothing is known any more of whose some cvs are: each is of nobody else, and those whom only they joined part. */
    async forget(ids: readonly number[]): Promise<void> {
      const told = await orm
        .delete(identidades)
        .where(
          and(eq(identidades.cuenta_id, cuenta_id), or(inIds(identidades.cv_a, ids), inIds(identidades.cv_b, ids))),
        )
        .returning({ cv_a: identidades.cv_a, cv_b: identidades.cv_b });
      await orm
        .update(cvs)
        .set(identityOf({ rut: null, email: null, telefono: null }))
        .where(and(mine, inIds(cvs.id, ids)));
      await regroup([...new Set([...ids, ...idsOf(told)])]);
    },

    /**
     * The one way in which the row of a cv goes, with all that goes with it: those whom only it joined part, and a
     * candidato of nobody goes too.
     */
    async erase(ids: readonly number[]): Promise<void> {
      const doomed = new Set(ids);
      const left = idsOf(await joined(ids)).filter((id) => !doomed.has(id));
      const gone = await orm
        .delete(cvs)
        .where(and(mine, inIds(cvs.id, ids)))
        .returning({ candidato_id: cvs.candidato_id });
      // Whoever has a RUT in common still has it: only what was joined by hand can have hung on one of them.
      await regroup([...new Set(left)]);
      await orm.delete(candidatos).where(
        and(
          eq(candidatos.cuenta_id, cuenta_id),
          inIds(
            candidatos.id,
            gone.map(({ candidato_id }) => candidato_id),
          ),
          sql`not exists (select 1 from ${cvs} where ${cvs.candidato_id} = ${candidatos.id})`,
        ),
      );
    },

    /** After the data of a cv changed: how it is compared, and whose it is. */
    async follow(id: number, datos: Datos): Promise<void> {
      const [before] = await orm
        .select({ ...row, email_clave: cvs.email_clave, telefono_clave: cvs.telefono_clave })
        .from(cvs)
        .where(and(mine, eq(cvs.id, id)));
      if (!before) return;
      const claves = identityOf(datos);
      const { rut_clave, email_clave, telefono_clave } = before;
      if (
        rut_clave === claves.rut_clave &&
        email_clave === claves.email_clave &&
        telefono_clave === claves.telefono_clave
      )
        return;
      await orm
        .update(cvs)
        .set(claves)
        .where(and(mine, eq(cvs.id, id)));
      if (rut_clave === claves.rut_clave) return;
      if ((await joined([id])).length > 0) return regroup([id]);
      // Joined to nobody by hand, it leaves those of its old RUT and goes to one of the new: no group to walk through.
      const [peer] = claves.rut_clave === null ? [] : await others(id, claves.rut_clave);
      const shared = rut_clave !== null && (await others(id, rut_clave)).length > 0;
      const candidato_id = peer?.candidato_id ?? (shared ? await fresh() : before.candidato_id);
      if (candidato_id === before.candidato_id) return;
      await give([id], candidato_id);
      await drop([before.candidato_id]);
    },
  };

  async function others(id: number, rut: string) {
    return orm
      .select(row)
      .from(cvs)
      .where(and(mine, isNotNull(cvs.rut_clave), eq(cvs.rut_clave, rut), ne(cvs.id, id)))
      .limit(1);
  }
}
