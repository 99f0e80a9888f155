import { DomainError, isSame } from '@recluta/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import {
  adjuntos,
  cv_etiquetas,
  cvs,
  type Elegido,
  entrevistas,
  fusiones,
  notas,
  type Traslado,
  tareas,
} from '../schema/index.ts';
import { accionesRepo } from './acciones.repo.ts';
import { type Scope, txOf } from './conn.ts';
import type { Cupo } from './cupo.ts';
import { eventosRepo } from './eventos.repo.ts';
import { familyOf, survivorOf } from './familia.ts';
import { type CamposCv, lecturasRepo } from './lecturas.repo.ts';
import { keepLists } from './listas.ts';
import { papeleraRepo } from './papelera.repo.ts';
import { personasRepo } from './personas.repo.ts';

const NADA: Traslado = { notas: [], tareas: [], entrevistas: [], etiquetas: [], adjuntos: [], persona: false };
const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Two cvs of one person in one proceso as one, with everything both had; and apart again. */
export function fusionesRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const eventos = eventosRepo(scope);
  const personas = personasRepo(scope);
  const lists = keepLists(scope);
  const mine = eq(fusiones.cuenta_id, cuenta_id);

  /** Notes, tasks, interviews and attached files of one become another's: those of `ids`, or all. */
  async function hand(from: number | null, to: number, ids: Traslado | null): Promise<Traslado> {
    const of = <T extends typeof notas | typeof tareas | typeof entrevistas | typeof adjuntos>(
      table: T,
      some?: number[],
    ) =>
      and(
        eq(table.cuenta_id, cuenta_id),
        from === null ? undefined : eq(table.cv_id, from),
        some ? inIds(table.id, some) : undefined,
      );
    // Its clave answers a form that is sent twice: the form was another cv's.
    const a = await orm
      .update(notas)
      .set({ cv_id: to, clave: null })
      .where(of(notas, ids?.notas))
      .returning({ id: notas.id });
    const b = await orm
      .update(entrevistas)
      .set({ cv_id: to })
      .where(of(entrevistas, ids?.entrevistas))
      .returning({ id: entrevistas.id });
    const d = await orm
      .update(tareas)
      .set({ cv_id: to, clave: null })
      .where(of(tareas, ids?.tareas))
      .returning({ id: tareas.id });
    const c = await orm
      .update(adjuntos)
      .set({ cv_id: to })
      .where(of(adjuntos, ids?.adjuntos))
      .returning({ id: adjuntos.id });
    return { ...NADA, notas: idsOf(a), tareas: idsOf(d), entrevistas: idsOf(b), adjuntos: idsOf(c) };
  }

  const worn = async (cv_id: number) =>
    (
      await orm
        .select({ id: cv_etiquetas.etiqueta_id })
        .from(cv_etiquetas)
        .where(and(eq(cv_etiquetas.cuenta_id, cuenta_id), eq(cv_etiquetas.cv_id, cv_id)))
    ).map(({ id }) => id);

  /** What one wears and the other does not, put on the other too. */
  async function wear(proceso_id: number, from: number, to: number): Promise<number[]> {
    const there = new Set(await worn(to));
    const added = (await worn(from)).filter((id) => !there.has(id));
    if (added.length > 0)
      await orm
        .insert(cv_etiquetas)
        .values(added.map((etiqueta_id) => ({ cuenta_id, proceso_id, cv_id: to, etiqueta_id })));
    return added;
  }

  const takeOff = (cv_id: number, etiquetas: number[]) =>
    orm
      .delete(cv_etiquetas)
      .where(
        and(
          eq(cv_etiquetas.cuenta_id, cuenta_id),
          eq(cv_etiquetas.cv_id, cv_id),
          inIds(cv_etiquetas.etiqueta_id, etiquetas),
        ),
      );

  /** What stood in fields before others were chosen; a field that was changed since stays. */
  async function unchoose(cv_id: number, { antes, despues }: Elegido): Promise<void> {
    const [now] = await orm
      .select()
      .from(cvs)
      .where(and(eq(cvs.cuenta_id, cuenta_id), eq(cvs.id, cv_id)));
    if (!now) return;
    const names = (Object.keys(despues.campos) as (keyof CamposCv)[]).filter((name) =>
      isSame(now[name], despues.campos[name]),
    );
    if (names.length === 0) return;
    const campos = Object.fromEntries(names.map((name) => [name, antes.campos[name] ?? null]));
    await lecturasRepo(scope).restore(cv_id, { campos, editados: antes.editados });
  }

  return {
    /** Some cvs, with all that were merged into them. */
    async family(cv_ids: readonly number[]): Promise<number[]> {
      return familyOf(scope, cv_ids);
    },

    /** The cv that one is now, after it was merged into others; itself when it was not. */
    async survivor(cv_id: number): Promise<number> {
      return survivorOf(scope, cv_id);
    },

    /** The cv that one was merged into; null when it was not. */
    async into(cv_id: number): Promise<number | null> {
      const [row] = await orm
        .select({ en: cvs.fusionado_en })
        .from(cvs)
        .where(and(eq(cvs.cuenta_id, cuenta_id), eq(cvs.id, cv_id)));
      return row?.en ?? null;
    },

    /**
     * `otro_id` goes into `cv_id`, both live and of one proceso; it can be taken back by `clave`. `persona`: that they are
     * of one person is said with it. `elegido`: what was chosen of `otro_id`, and is written already. Throws no_encontrado.
     */
    async merge(
      proceso_id: number,
      cv_id: number,
      otro_id: number,
      clave: string,
      { persona = false, elegido = null }: { persona?: boolean; elegido?: Elegido | null } = {},
    ): Promise<void> {
      txOf(scope);
      const rows = await orm
        .select({ id: cvs.id, etapa: cvs.etapa, archivo_id: cvs.archivo_id })
        .from(cvs)
        .where(
          and(
            eq(cvs.cuenta_id, cuenta_id),
            eq(cvs.proceso_id, proceso_id),
            isNull(cvs.eliminado_en),
            inIds(cvs.id, [cv_id, otro_id]),
          ),
        );
      const otro = rows.find(({ id }) => id === otro_id);
      if (!otro || rows.length !== 2) throw new DomainError('no_encontrado');
      if (persona) await personas.decide(cv_id, otro_id, 'misma');
      const trajo = {
        ...(await hand(otro_id, cv_id, null)),
        etiquetas: await wear(proceso_id, otro_id, cv_id),
        persona,
      };
      const { archivo_id, etapa } = otro;
      await orm.insert(adjuntos).values({
        cuenta_id,
        cv_id,
        archivo_id,
        usuario_id: alcance.usuario_id,
        fusionado_id: otro_id,
        creado_en: conn.ahora,
      });
      await orm
        .insert(fusiones)
        .values({ cuenta_id, proceso_id, cv_id, otro_id, trajo, elegido, creada_en: conn.ahora });
      const selected = await lists.leave([{ id: otro_id, proceso_id, etapa }]);
      const fila = {
        cv_id: otro_id,
        antes: { seleccionado: selected.has(otro_id) },
        despues: { fusionado_en: cv_id, eliminado_en: conn.ahora },
      };
      const own = await accionesRepo(scope).record('cv_fusionado', proceso_id, { clave }, [fila]);
      await orm
        .update(cvs)
        .set({ eliminado_en: conn.ahora, eliminado_por: alcance.usuario_id, fusionado_en: cv_id })
        .where(and(eq(cvs.cuenta_id, cuenta_id), eq(cvs.id, otro_id)));
      await eventos.append([
        { tipo: 'cv_fusionado', proceso_id, cv_id: otro_id, datos: { desde: etapa, en: cv_id, ...own } },
        { tipo: 'cv_unido', proceso_id, cv_id, datos: { otro: otro_id, ...own } },
      ]);
    },

    /**
     * The merged cv stands by itself again, with what it had brought that is still there, and the fields of the other one
     * say what they said before, unless somebody changed them since; not as part of taking back the action `deshace`,
     * which has the fields among what it takes back. `sin_leer`: it was not read to its end. Throws no_encontrado when it
     * is not merged.
     */
    async separate(cupo: Cupo<'cvs'>, otro_id: number, deshace: number | null = null): Promise<{ sin_leer: number[] }> {
      txOf(scope);
      const [fusion] = await orm
        .delete(fusiones)
        .where(and(mine, eq(fusiones.otro_id, otro_id)))
        .returning();
      if (!fusion) throw new DomainError('no_encontrado');
      const { cv_id, proceso_id, trajo, elegido } = fusion;
      await orm.delete(adjuntos).where(and(eq(adjuntos.cuenta_id, cuenta_id), eq(adjuntos.fusionado_id, otro_id)));
      // What a record does not name must stay: an absent list would mean all.
      await hand(null, otro_id, { ...NADA, ...trajo });
      await takeOff(cv_id, trajo.etiquetas);
      if (trajo.persona) await personas.decide(cv_id, otro_id, null);
      await orm
        .update(cvs)
        .set({ fusionado_en: null })
        .where(and(eq(cvs.cuenta_id, cuenta_id), eq(cvs.id, otro_id)));
      if (elegido && deshace === null) await unchoose(cv_id, elegido);
      const { sin_leer } = await papeleraRepo(scope).restore(cupo, [otro_id], deshace);
      await eventos.append([
        { tipo: 'cv_separado', proceso_id, cv_id, datos: { otro: otro_id } },
        { tipo: 'cv_separado', proceso_id, cv_id: otro_id, datos: { otro: cv_id } },
      ]);
      return { sin_leer };
    },
  };
}
