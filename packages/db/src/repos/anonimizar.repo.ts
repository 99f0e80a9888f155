import { identityOf, type TipoEvento } from '@recluta/domain';
import { and, eq, inArray, isNull, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import {
  accion_filas,
  adjuntos,
  archivos,
  consentimientos,
  cv_etiquetas,
  cvs,
  entrevistas,
  envio_archivos,
  fusiones,
  lecturas,
  notas,
  procesos,
  retenciones,
  seleccion,
  solicitudes,
  tareas,
  trabajos,
} from '../schema/index.ts';
import { ANONIMO, SIN_PERSONA } from '../schema/sinPersona.ts';
import { type Scope, txOf } from './conn.ts';
import { eventosRepo } from './eventos.repo.ts';
import { familyOf } from './familia.ts';
import { candidatoNombre } from './nombres.ts';
import { checkOwn } from './own.ts';
import { keepPersons } from './personas.ts';
import { readingJobsOf } from './trabajos.repo.ts';

/**
 * Somebody looked or took away, or did something for the rights of one person: no activity of a proceso, and nobody else
 * is kept for longer by it.
 */
const NO_ACTIVITY: readonly TipoEvento[] = [
  'cv_visto',
  'archivo_abierto',
  'cv_exportado',
  'lista_exportada',
  'filtro_nacionalidad',
  'cv_eliminado',
  'cv_borrado',
  'cv_anonimizado',
  'cv_bloqueado',
  'cv_desbloqueado',
  'consentimiento_retirado',
  'retencion_puesta',
  'retencion_quitada',
];

/** Somebody did something; `e`: the eventos. */
const didSomething = sql`e.usuario_id is not null and e.tipo not in (${sql.join(
  NO_ACTIVITY.map((tipo) => sql`${tipo}`),
  sql`, `,
)})`;

/** What stays of a file: that there was one, and of which kind. */
const EMPTY = { nombre: ANONIMO, sha256: '', bytes: 0, antivirus: 'sin_revisar' } as const;

type Due = {
  /** Procesos whose time is over, and carteras, whose cvs have a time of their own. */
  procesos: readonly number[];
  carteras: readonly number[];
  /** Cvs of a cartera that nothing happened to since. */
  antes: string;
  ahora: string;
};

/** Takes the person out of cvs, whose stages and days stay; and tells whose time is over. */
export function anonimizarRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const mine = eq(cvs.cuenta_id, cuenta_id);

  /** Kept until their day: what was agreed to and not withdrawn, and what a claim needs. `id`: of which cv. */
  const kept = (id: SQLWrapper, { ahora }: Pick<Due, 'ahora'>) =>
    or(
      sql`exists (select 1 from ${retenciones} where ${retenciones.cv_id} = ${id})`,
      sql`exists (select 1 from ${consentimientos} where ${consentimientos.cv_id} = ${id} and ${
        consentimientos.retirado_en
      } is null and ${consentimientos.cartera_hasta} > ${Date.parse(ahora)})`,
    );

  /** Into which one that is kept was merged, step by step: they are one person's. Few are merged, and an index has them. */
  const keptByMerge = (due: Due) =>
    sql`(with recursive hacia (id) as (
      select m.fusionado_en from cvs m where m.cuenta_id = ${cuenta_id} and m.fusionado_en is not null and ${kept(sql`m.id`, due)}
      union
      select c.fusionado_en from hacia h join cvs c on c.cuenta_id = ${cuenta_id} and c.id = h.id and c.fusionado_en is not null
    ) select id from hacia)`;

  const dueWhere = (due: Due): SQL | undefined =>
    and(
      mine,
      isNull(cvs.anonimizado_en),
      isNull(cvs.eliminado_en),
      or(
        inIds(cvs.proceso_id, due.procesos),
        and(
          inIds(cvs.proceso_id, due.carteras),
          sql`${cvs.movido_en} < ${Date.parse(due.antes)}`,
          sql`not exists (select 1 from eventos e where e.cuenta_id = ${cuenta_id} and e.cv_id = ${cvs.id}
            and e.creado_en >= ${Date.parse(due.antes)} and ${didSomething})`,
        ),
      ),
      not(sql`${kept(cvs.id, due)}`),
      sql`${cvs.id} not in ${keptByMerge(due)}`,
    );

  /** Of these files, those of a copy in another proceso whose person is still there, or attached to one. */
  async function neededStill(archivo_ids: readonly number[]): Promise<Set<number>> {
    const copied = await orm
      .select({ id: cvs.archivo_id })
      .from(cvs)
      .where(and(mine, isNull(cvs.anonimizado_en), inIds(cvs.archivo_id, archivo_ids)));
    const attached = await orm
      .select({ id: adjuntos.archivo_id })
      .from(adjuntos)
      .where(and(eq(adjuntos.cuenta_id, cuenta_id), inIds(adjuntos.archivo_id, archivo_ids)));
    return new Set([...copied, ...attached].map(({ id }) => id));
  }

  /** A file of its own, of which nothing is left: whoever else has the one it had is not told by it. */
  async function leave(cv_id: number, tipo: typeof archivos.$inferSelect.tipo): Promise<void> {
    const [own] = await orm
      .insert(archivos)
      .values({ ...EMPTY, cuenta_id, tipo, clave: `sin-archivo-de-cv-${cv_id}`, creado_en: conn.ahora })
      .returning({ id: archivos.id });
    await orm
      .update(cvs)
      .set({ archivo_id: own?.id })
      .where(and(mine, eq(cvs.id, cv_id)));
  }

  /** Whether a cv besides those may be of who has this RUT or e-mail, wherever it is. */
  async function anyOther(datos: { rut: string | null; email: string | null }, besides: ReadonlySet<number>) {
    const { rut_clave, email_clave } = identityOf({ ...datos, telefono: null });
    // One index each: an OR over both would read the whole cuenta.
    for (const where of [
      rut_clave === null ? null : eq(cvs.rut_clave, rut_clave),
      email_clave === null ? null : eq(cvs.email_clave, email_clave),
    ]) {
      const rows = where === null ? [] : await orm.select({ id: cvs.id }).from(cvs).where(and(mine, where));
      if (rows.some(({ id }) => !besides.has(id))) return true;
    }
    return false;
  }

  return {
    /** Every proceso, with the last day that counts: when it was closed, and when somebody last did something in it. */
    async clocks() {
      // In SQL of its own: of one table a builder leaves out whose column it is, and the inner table has an id too.
      const last = sql<number | null>`(select e.creado_en from eventos e where e.cuenta_id = ${cuenta_id}
        and e.proceso_id = procesos.id and ${didSomething} order by e.id desc limit 1)`;
      const rows = await orm
        .select({
          id: procesos.id,
          nombre: procesos.nombre,
          tipo: procesos.tipo,
          fecha_cierre: procesos.fecha_cierre,
          creado_en: procesos.creado_en,
          movido_en: procesos.movido_en,
          ultimo: last,
        })
        .from(procesos)
        .where(eq(procesos.cuenta_id, cuenta_id));
      return rows.map(({ creado_en, movido_en, ultimo, ...proceso }) => ({
        ...proceso,
        actividad: new Date(
          Math.max(Date.parse(creado_en), movido_en ? Date.parse(movido_en) : 0, ultimo ?? 0),
        ).toISOString(),
      }));
    },

    async dueCount(due: Due): Promise<number> {
      return orm.$count(cvs, dueWhere(due));
    },

    /** Whose time is over, oldest first; of some cvs only, or of all. */
    async due(due: Due, limit: number, among?: readonly number[]) {
      return orm
        .select({
          id: cvs.id,
          proceso_id: cvs.proceso_id,
          nombre: candidatoNombre,
          movido_en: cvs.movido_en,
        })
        .from(cvs)
        .where(and(dueWhere(due), among && inIds(cvs.id, among)))
        .orderBy(cvs.id)
        .limit(limit);
    },

    /** Returns the keys of the files that nobody needs any more. */
    async anonymise(ids: readonly number[]): Promise<string[]> {
      txOf(scope);
      await checkOwn(scope, 'cv', ids);
      const all = await familyOf(scope, ids);
      const rows = await orm
        .select({
          id: cvs.id,
          proceso_id: cvs.proceso_id,
          archivo_id: cvs.archivo_id,
          clave: archivos.clave,
          tipo: archivos.tipo,
        })
        .from(cvs)
        .innerJoin(archivos, eq(archivos.id, cvs.archivo_id))
        .where(and(mine, isNull(cvs.anonimizado_en), inIds(cvs.id, all)));
      const gone = rows.map(({ id }) => id);
      if (gone.length === 0) return [];
      const attached = await orm
        .delete(adjuntos)
        .where(and(eq(adjuntos.cuenta_id, cuenta_id), inIds(adjuntos.cv_id, gone)))
        .returning({ archivo_id: adjuntos.archivo_id, fusionado_id: adjuntos.fusionado_id });
      const further = await orm
        .delete(archivos)
        .where(
          and(
            eq(archivos.cuenta_id, cuenta_id),
            inIds(
              archivos.id,
              attached.flatMap(({ archivo_id, fusionado_id }) => (fusionado_id === null ? archivo_id : [])),
            ),
          ),
        )
        .returning({ clave: archivos.clave });
      await orm
        .update(fusiones)
        .set({ elegido: null })
        .where(and(eq(fusiones.cuenta_id, cuenta_id), or(inIds(fusiones.cv_id, gone), inIds(fusiones.otro_id, gone))));
      for (const table of [lecturas, notas, tareas, consentimientos, seleccion, cv_etiquetas, accion_filas] as const)
        await orm.delete(table).where(and(eq(table.cuenta_id, cuenta_id), inIds(table.cv_id, gone)));
      await keepPersons(scope).forget(gone);
      await orm
        .update(entrevistas)
        .set({ titulo: 'Entrevista', lugar: null, notas: null, clave: null })
        .where(and(eq(entrevistas.cuenta_id, cuenta_id), inIds(entrevistas.cv_id, gone)));
      await this.forgetSending(gone);
      await orm.delete(trabajos).where(readingJobsOf(scope, gone));
      await orm
        .update(cvs)
        .set({
          ...SIN_PERSONA,
          lectura: 'leido',
          anonimizado_en: conn.ahora,
        })
        .where(and(mine, inIds(cvs.id, gone)));
      const needed = await neededStill(rows.map(({ archivo_id }) => archivo_id));
      const theirs = rows.filter(({ archivo_id }) => !needed.has(archivo_id));
      for (const { id, archivo_id, tipo } of rows) if (needed.has(archivo_id)) await leave(id, tipo);
      await orm
        .update(archivos)
        .set({ ...EMPTY, clave: sql`'sin-archivo-' || ${archivos.id}` })
        .where(
          and(
            eq(archivos.cuenta_id, cuenta_id),
            inIds(
              archivos.id,
              theirs.map(({ archivo_id }) => archivo_id),
            ),
          ),
        );
      await eventosRepo(scope).append(
        rows.map(({ id, proceso_id }) => ({ tipo: 'cv_anonimizado' as const, proceso_id, cv_id: id })),
      );
      return [...new Set([...theirs, ...further].map(({ clave }) => clave))];
    },

    /** The names of the files that were sent with those cvs, the refused ones of the same submissions too. */
    async forgetSending(cv_ids: readonly number[]): Promise<void> {
      txOf(scope);
      const own = eq(envio_archivos.cuenta_id, cuenta_id);
      const envios = await orm
        .selectDistinct({ id: envio_archivos.envio_id })
        .from(envio_archivos)
        .where(and(own, inIds(envio_archivos.cv_id, cv_ids)));
      await orm.delete(envio_archivos).where(and(own, inIds(envio_archivos.cv_id, cv_ids)));
      await orm.delete(envio_archivos).where(
        and(
          own,
          isNull(envio_archivos.cv_id),
          inIds(
            envio_archivos.envio_id,
            envios.map(({ id }) => id),
          ),
        ),
      );
    },

    /**
     * What people wrote when they asked about cvs that are about to go; that they asked, and when, stays. A request that
     * waits for its answer keeps it while another cv may be of who asked: without it that cv would be found no more, and
     * the request be granted as if it had gone too. `solicitud_id`: the request for which they go, whatever it says.
     */
    async forgetRequests(cv_ids: readonly number[], solicitud_id: number | null = null): Promise<void> {
      txOf(scope);
      const keys = await orm
        .select({ rut: cvs.rut_clave, email: cvs.email_clave })
        .from(cvs)
        .where(and(mine, inIds(cvs.id, cv_ids)));
      const ruts = keys.flatMap(({ rut }) => rut ?? []);
      const emails = keys.flatMap(({ email }) => email ?? []);
      const theirs = await orm
        .select({ id: solicitudes.id, rut: solicitudes.rut, email: solicitudes.email, estado: solicitudes.estado })
        .from(solicitudes)
        .where(
          and(
            eq(solicitudes.cuenta_id, cuenta_id),
            or(
              inArray(solicitudes.rut, ruts),
              inArray(sql`lower(${solicitudes.email})`, emails),
              solicitud_id === null ? undefined : eq(solicitudes.id, solicitud_id),
            ),
          ),
        );
      const going = new Set(cv_ids);
      const forgotten: number[] = [];
      for (const { id, rut, email, estado } of theirs)
        if (estado !== 'recibida' || !(await anyOther({ rut, email }, going))) forgotten.push(id);
      await orm
        .update(solicitudes)
        .set({ nombre: null, rut: null, email: null, detalle: null, respuesta: null })
        .where(and(eq(solicitudes.cuenta_id, cuenta_id), inIds(solicitudes.id, forgotten)));
    },
  };
}
