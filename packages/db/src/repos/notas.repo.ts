import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { cvs, nota_versiones, notas, procesos, usuarios } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { ofSamePerson } from './familia.ts';
import { usuarioNombre } from './nombres.ts';
import { checkOwn } from './own.ts';

type Nueva = { cv_id: number; autor_id: number; texto: string; menciones: number[]; clave: string | null };

/** What the team writes about a person. */
export function notasRepo(scope: Scope) {
  const { conn } = scope;
  const { orm } = conn;
  const { cuenta_id } = scope.alcance;
  const mine = eq(notas.cuenta_id, cuenta_id);

  async function select(where: SQL | undefined) {
    const rows = await orm
      .select({
        id: notas.id,
        cv_id: notas.cv_id,
        proceso_id: procesos.id,
        proceso_nombre: procesos.nombre,
        autor_id: notas.autor_id,
        autor_nombre: usuarioNombre,
        texto: notas.texto,
        menciones: notas.menciones,
        creada_en: notas.creada_en,
        editada_en: notas.editada_en,
      })
      .from(notas)
      .innerJoin(usuarios, and(eq(usuarios.id, notas.autor_id), eq(usuarios.cuenta_id, cuenta_id)))
      .innerJoin(cvs, and(eq(cvs.id, notas.cv_id), eq(cvs.cuenta_id, cuenta_id)))
      .innerJoin(procesos, and(eq(procesos.id, cvs.proceso_id), eq(procesos.cuenta_id, cuenta_id)))
      .where(and(mine, where))
      .orderBy(desc(notas.id));
    const people = await orm
      .select({ id: usuarios.id, nombre: usuarioNombre })
      .from(usuarios)
      .where(
        and(
          eq(usuarios.cuenta_id, cuenta_id),
          inIds(
            usuarios.id,
            rows.flatMap(({ menciones }) => menciones),
          ),
        ),
      );
    return rows.map((row) => ({ ...row, menciones: people.filter(({ id }) => row.menciones.includes(id)) }));
  }

  return {
    /** Newest first. */
    async list(cv_id: number) {
      return select(eq(notas.cv_id, cv_id));
    },

    /** Newest first: of every application of the person of a cv. */
    async ofPerson(cv_id: number) {
      return select(sql`${notas.cv_id} in ${ofSamePerson(scope, cv_id)}`);
    },

    async get(id: number) {
      return (await select(eq(notas.id, id)))[0] ?? null;
    },

    /** The note a form sent already. */
    async byKey(cv_id: number, autor_id: number, clave: string) {
      const found = await select(and(eq(notas.cv_id, cv_id), eq(notas.autor_id, autor_id), eq(notas.clave, clave)));
      return found[0] ?? null;
    },

    async create(nueva: Nueva): Promise<number> {
      txOf(scope);
      await checkOwn(scope, 'cv', [nueva.cv_id]);
      await checkOwn(scope, 'usuario', [nueva.autor_id, ...nueva.menciones]);
      const [row] = await orm
        .insert(notas)
        .values({ ...nueva, cuenta_id, creada_en: conn.ahora })
        .returning({ id: notas.id });
      return row?.id ?? 0;
    },

    /** Other words; what it said before is kept. */
    async update(id: number, texto: string, menciones: number[]): Promise<void> {
      txOf(scope);
      await checkOwn(scope, 'usuario', menciones);
      const before = await this.get(id);
      if (!before) return;
      await orm.insert(nota_versiones).values({ cuenta_id, nota_id: id, texto: before.texto, hasta: conn.ahora });
      await orm
        .update(notas)
        .set({ texto, menciones, editada_en: conn.ahora })
        .where(and(mine, eq(notas.id, id)));
    },

    /** With its versions and what it told others. */
    async remove(id: number): Promise<void> {
      txOf(scope);
      await orm.delete(notas).where(and(mine, eq(notas.id, id)));
    },

    /** What a note said before, oldest first. */
    async versions(id: number) {
      return orm
        .select({ id: nota_versiones.id, texto: nota_versiones.texto, hasta: nota_versiones.hasta })
        .from(nota_versiones)
        .where(and(eq(nota_versiones.cuenta_id, cuenta_id), eq(nota_versiones.nota_id, id)))
        .orderBy(asc(nota_versiones.id));
    },
  };
}
