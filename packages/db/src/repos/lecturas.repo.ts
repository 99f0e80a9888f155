import {
  camposPorRevisar,
  type DatosCv,
  type DatosLeidos,
  DomainError,
  type EstadoLectura,
  isSame,
  searchText,
} from '@recluta/domain';
import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { cvs, type Elegido, lecturas } from '../schema/index.ts';
import { accionesRepo } from './acciones.repo.ts';
import { type Scope, txOf } from './conn.ts';
import { eventosRepo } from './eventos.repo.ts';
import { keepPersons } from './personas.ts';

/** What a reading (or a person) may set on a cv. */
export type CamposCv = Partial<DatosCv>;

type Leido = { texto: string; paginas: number; ocr: boolean; campos: unknown };

/** `campos` as they are stored: null when nothing could be read, and then there is no doubt of anything. */
const isDoubtful = (campos: unknown, editados: readonly string[]): boolean =>
  campos !== null && camposPorRevisar(campos as DatosLeidos, editados).length > 0;

/** What was read from the files of the cvs. */
export function lecturasRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const eventos = eventosRepo(scope);
  const persons = keepPersons(scope);
  const acciones = accionesRepo(scope);
  const mine = and(eq(cvs.cuenta_id, alcance.cuenta_id), isNull(cvs.eliminado_en), isNull(cvs.anonimizado_en));

  const searched = { nombre: cvs.nombre, rut: cvs.rut, email: cvs.email, telefono: cvs.telefono };

  /** Sets fields of a live cv, what it is found by and whose it is; null when it is gone. */
  async function update(
    cv_id: number,
    fields: Partial<typeof cvs.$inferInsert>,
  ): Promise<{ proceso_id: number } | null> {
    const [row] = await orm
      .update(cvs)
      .set(fields)
      .where(and(mine, eq(cvs.id, cv_id)))
      .returning({ proceso_id: cvs.proceso_id, busqueda: cvs.busqueda, ...searched });
    if (!row) return null;
    const busqueda = searchText(row);
    if (busqueda !== row.busqueda)
      await orm
        .update(cvs)
        .set({ busqueda })
        .where(and(mine, eq(cvs.id, cv_id)));
    await persons.follow(cv_id, row);
    return row;
  }

  async function setState(
    cv_id: number,
    lectura: EstadoLectura,
    fields: CamposCv & { lectura_motivo: string | null; por_revisar?: boolean },
  ): Promise<boolean> {
    txOf(scope);
    const row = await update(cv_id, { ...fields, lectura });
    if (row) await eventos.append([{ tipo: 'cv_lectura', proceso_id: row.proceso_id, cv_id, datos: { lectura } }]);
    return row !== null;
  }

  return {
    async get(cv_id: number) {
      const [row] = await orm
        .select()
        .from(lecturas)
        .where(and(eq(lecturas.cuenta_id, alcance.cuenta_id), eq(lecturas.cv_id, cv_id)));
      return row ?? null;
    },

    /** Texts already read of a proceso's live cvs, in order of id after `desde`: where a new criterio is looked for. */
    async texts(proceso_id: number, desde: number, limit: number) {
      return orm
        .select({
          cv_id: cvs.id,
          texto: lecturas.texto,
          campos: lecturas.campos,
          editados: lecturas.editados,
          tecnologias: cvs.tecnologias,
          criterios: cvs.criterios,
        })
        .from(cvs)
        .innerJoin(lecturas, eq(lecturas.cv_id, cvs.id))
        .where(and(mine, eq(cvs.proceso_id, proceso_id), gt(cvs.id, desde)))
        .orderBy(asc(cvs.id))
        .limit(limit);
    },

    /** What a person edited meanwhile keeps their value. */
    async setTerms(cv_id: number, fields: Pick<CamposCv, 'tecnologias' | 'criterios'>): Promise<void> {
      txOf(scope);
      const editados = (await this.get(cv_id))?.editados ?? [];
      const kept = Object.fromEntries(Object.entries(fields).filter(([field]) => !editados.includes(field)));
      if (Object.keys(kept).length > 0)
        await orm
          .update(cvs)
          .set(kept)
          .where(and(mine, eq(cvs.id, cv_id)));
    },

    /** pendiente, leyendo, requiere_ocr or fallido; a cv deleted meanwhile stays as it was. */
    async mark(
      cv_id: number,
      lectura: Exclude<EstadoLectura, 'leido'>,
      motivo: string | null = null,
    ): Promise<boolean> {
      return setState(cv_id, lectura, { lectura_motivo: motivo });
    },

    /** A scan whose pages are being recognised: how far it is. One that is done or was deleted meanwhile stays as it was. */
    async progress(cv_id: number, avance: string): Promise<void> {
      txOf(scope);
      const [row] = await orm
        .update(cvs)
        .set({ lectura: 'leyendo', lectura_motivo: avance })
        .where(and(mine, eq(cvs.id, cv_id), inArray(cvs.lectura, ['requiere_ocr', 'leyendo'])))
        .returning({ proceso_id: cvs.proceso_id });
      if (row)
        await eventos.append([
          { tipo: 'cv_lectura', proceso_id: row.proceso_id, cv_id, datos: { lectura: 'leyendo' } },
        ]);
    },

    /** Fields a person edited keep their value, and are not doubted again. */
    async save(cv_id: number, leido: Leido, fields: CamposCv): Promise<boolean> {
      const editados = (await this.get(cv_id))?.editados ?? [];
      const kept = Object.fromEntries(Object.entries(fields).filter(([field]) => !editados.includes(field)));
      const por_revisar = isDoubtful(leido.campos, editados);
      if (!(await setState(cv_id, 'leido', { ...kept, por_revisar, lectura_motivo: null }))) return false;
      const row = { ...leido, cuenta_id: alcance.cuenta_id, editados, leido_en: conn.ahora };
      await orm
        .insert(lecturas)
        .values({ ...row, cv_id })
        .onConflictDoUpdate({ target: lecturas.cv_id, set: row });
      return true;
    },

    /**
     * Sets fields by hand and remembers which; a cv nobody could read gets its row here too. It is to be reviewed until
     * nothing doubtful is left. With a `clave` it can be taken back. Returns what it changed, if anything.
     */
    async edit(cv_id: number, fields: CamposCv, clave: string | null = null): Promise<Elegido | null> {
      txOf(scope);
      const names = Object.keys(fields) as (keyof CamposCv)[];
      if (names.length === 0) return null;
      const [old] = await orm
        .select()
        .from(cvs)
        .where(and(mine, eq(cvs.id, cv_id)));
      const before = await this.get(cv_id);
      const editados = [...new Set([...(before?.editados ?? []), ...names])];
      const row = await update(cv_id, { ...fields, por_revisar: isDoubtful(before?.campos ?? null, editados) });
      if (!row || !old) return null;
      const antes = {
        campos: Object.fromEntries(names.map((name) => [name, old[name]])),
        editados: names.filter((name) => before?.editados.includes(name)),
      };
      const fila = { cv_id, antes, despues: { campos: fields } };
      const confirmados = names.filter((name) => isSame(fields[name], old[name]));
      const own = await acciones.record('cv_editado', row.proceso_id, { clave }, [fila]);
      const blank = {
        texto: '',
        paginas: 0,
        ocr: false,
        // JSON's null: nothing was read.
        campos: sql`'null'`,
        leido_en: conn.ahora,
        cuenta_id: alcance.cuenta_id,
      };
      await orm
        .insert(lecturas)
        .values({ ...blank, cv_id, editados })
        .onConflictDoUpdate({ target: lecturas.cv_id, set: { editados } });
      await eventos.append([
        {
          tipo: 'cv_editado',
          proceso_id: row.proceso_id,
          cv_id,
          datos: {
            campos: names.join(','),
            ...(confirmados.length > 0 && { confirmados: confirmados.join(',') }),
            ...own,
          },
        },
      ]);
      return { antes, despues: fila.despues };
    },

    /**
     * Gives fields the values they had; those that were not in `editados` before are as if nobody had typed them, and
     * other fields stay as people left them. `deshace`: the action that this takes back.
     */
    async restore(
      cv_id: number,
      { campos, editados: before }: Elegido['antes'],
      deshace: number | null = null,
    ): Promise<void> {
      txOf(scope);
      const lectura = await this.get(cv_id);
      const editados = (lectura?.editados ?? []).filter((name) => !(name in campos) || before.includes(name));
      const row = await update(cv_id, { ...campos, por_revisar: isDoubtful(lectura?.campos ?? null, editados) });
      if (!row) return;
      await orm
        .update(lecturas)
        .set({ editados })
        .where(and(eq(lecturas.cuenta_id, alcance.cuenta_id), eq(lecturas.cv_id, cv_id)));
      const datos = { campos: Object.keys(campos).join(','), ...(deshace !== null && { deshace }) };
      await eventos.append([{ tipo: 'cv_editado', proceso_id: row.proceso_id, cv_id, datos }]);
    },

    /** Live cvs of a proceso back in line, but those in line or being read already. Returns who is. */
    async restartMany(proceso_id: number, ids: readonly number[]): Promise<number[]> {
      txOf(scope);
      const rows = await orm
        .update(cvs)
        .set({ lectura: 'pendiente', lectura_motivo: null })
        .where(
          and(
            mine,
            eq(cvs.proceso_id, proceso_id),
            inIds(cvs.id, ids),
            ne(cvs.lectura, 'leyendo'),
            ne(cvs.lectura, 'pendiente'),
          ),
        )
        .returning({ id: cvs.id });
      await eventos.append(
        rows.map(({ id: cv_id }) => ({
          tipo: 'cv_lectura' as const,
          proceso_id,
          cv_id,
          datos: { lectura: 'pendiente' },
        })),
      );
      return rows.map(({ id }) => id);
    },

    /** Back in line, unless it is being read right now (409). */
    async restart(cv_id: number): Promise<void> {
      const [row] = await orm
        .select({ id: cvs.id })
        .from(cvs)
        .where(and(mine, eq(cvs.id, cv_id), ne(cvs.lectura, 'leyendo'), ne(cvs.lectura, 'pendiente')));
      if (!row) throw new DomainError('lectura_en_curso');
      await setState(cv_id, 'pendiente', { lectura_motivo: null });
    },
  };
}
