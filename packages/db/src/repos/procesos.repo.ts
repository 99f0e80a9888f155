import { type EstadoProceso, type EtapaModelo, type MotivoQueda, notThere } from '@recluta/domain';
import type { Fechas, ProcesoNuevo } from '@recluta/domain/esquemas';
import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { cvs, empresas, etapas, eventos, procesos } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import type { Cupo } from './cupo.ts';
import { checkOwn } from './own.ts';

type Cambios = Partial<ProcesoNuevo & Fechas>;

/** Procesos in one INSERT: up to twenty stages each go in the next, seven values a stage, below SQLite's limit. */
const BATCH = 100;

export function procesosRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const mine = eq(procesos.cuenta_id, cuenta_id);
  const shown = {
    id: procesos.id,
    public_id: procesos.public_id,
    empresa_id: procesos.empresa_id,
    empresa_nombre: empresas.nombre,
    nombre: procesos.nombre,
    tipo: procesos.tipo,
    area: procesos.area,
    descripcion: procesos.descripcion,
    estado: procesos.estado,
    fecha_inicio: procesos.fecha_inicio,
    fecha_postulacion_fin: procesos.fecha_postulacion_fin,
    fecha_entrevistas_inicio: procesos.fecha_entrevistas_inicio,
    fecha_seleccion_fin: procesos.fecha_seleccion_fin,
    fecha_cierre: procesos.fecha_cierre,
    creado_en: procesos.creado_en,
    total_cvs: sql<number>`(select coalesce(sum(${etapas.total}), 0) from ${etapas} where ${etapas.proceso_id} = ${procesos.id})`,
  };
  const select = () => orm.select(shown).from(procesos).innerJoin(empresas, eq(empresas.id, procesos.empresa_id));

  /** All with these stages; their ids, in the order given. `cupo` is null where none counts as active. */
  async function createMany(
    cupo: Cupo<'procesos_activos'> | null,
    nuevos: readonly (ProcesoNuevo & { public_id: string })[],
    modelo: readonly EtapaModelo[],
  ): Promise<number[]> {
    txOf(scope);
    const activos = nuevos.filter(({ estado }) => estado === 'activo').length;
    if (activos > 0) {
      if (!cupo || cupo.cantidad < activos) throw new Error('Active procesos need their cupo');
      cupo.use();
    }
    await checkOwn(
      scope,
      'empresa',
      nuevos.map(({ empresa_id }) => empresa_id),
    );
    const ids: number[] = [];
    for (let i = 0; i < nuevos.length; i += BATCH) {
      const batch = nuevos.slice(i, i + BATCH).map((nuevo) => ({ ...nuevo, cuenta_id, creado_en: conn.ahora }));
      const rows = await orm.insert(procesos).values(batch).returning({ id: procesos.id });
      await orm
        .insert(etapas)
        .values(
          rows.flatMap(({ id }) => modelo.map((etapa, orden) => ({ ...etapa, orden, cuenta_id, proceso_id: id }))),
        );
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  }

  return {
    /** Newest first. */
    async list() {
      return select().where(mine).orderBy(desc(procesos.id));
    },

    async get(id: number) {
      const [row] = await select().where(and(mine, eq(procesos.id, id)));
      if (!row) throw notThere('proceso');
      return row;
    },

    /** With these stages. `cupo` is null for a proceso that does not count as active. */
    async create(
      cupo: Cupo<'procesos_activos'> | null,
      nuevo: ProcesoNuevo,
      public_id: string,
      modelo: readonly EtapaModelo[],
    ): Promise<number> {
      const [id = 0] = await createMany(cupo, [{ ...nuevo, public_id }], modelo);
      return id;
    },

    createMany,

    /** Going back to activo demands its cupo. */
    async update(id: number, cambios: Cambios, cupo: Cupo<'procesos_activos'> | null = null): Promise<void> {
      txOf(scope);
      cupo?.use();
      if (Object.keys(cambios).length === 0) return;
      await checkOwn(scope, 'empresa', [cambios.empresa_id]);
      await orm
        .update(procesos)
        .set(cambios)
        .where(and(mine, eq(procesos.id, id)));
    },

    /** Those of these that have cvs, the deleted ones too, or in which anything happened since they were created. */
    async inUse(ids: readonly number[]): Promise<Map<number, MotivoQueda>> {
      const changed = await orm
        .selectDistinct({ id: eventos.proceso_id })
        .from(eventos)
        .where(
          and(
            eq(eventos.cuenta_id, cuenta_id),
            inArray(eventos.proceso_id, [...ids]),
            ne(eventos.tipo, 'proceso_creado'),
          ),
        );
      const received = await orm
        .selectDistinct({ id: cvs.proceso_id })
        .from(cvs)
        .where(and(eq(cvs.cuenta_id, cuenta_id), inArray(cvs.proceso_id, [...ids])));
      return new Map<number, MotivoQueda>([
        ...changed.flatMap(({ id }) => (id === null ? [] : [[id, 'cambios'] as const])),
        ...received.map(({ id }) => [id, 'cvs'] as const),
      ]);
    },

    /** Takes away, with their stages, those of these that are not in use; what they were. */
    async removeUnused(ids: readonly number[]): Promise<{ id: number; estado: EstadoProceso }[]> {
      txOf(scope);
      const used = await this.inUse(ids);
      const unused = ids.filter((id) => !used.has(id));
      return orm
        .delete(procesos)
        .where(and(mine, inArray(procesos.id, unused)))
        .returning({ id: procesos.id, estado: procesos.estado });
    },

    /** Cvs per stage of every proceso, from the maintained counts; stages without any are left out. */
    async conteos() {
      return orm
        .select({ proceso_id: etapas.proceso_id, clave: etapas.clave, tipo: etapas.tipo, total: etapas.total })
        .from(etapas)
        .where(and(eq(etapas.cuenta_id, cuenta_id), gt(etapas.total, 0)))
        .orderBy(asc(etapas.proceso_id), asc(etapas.orden));
    },
  };
}
