import { DomainError, type EtapaModelo } from '@recluta/domain';
import type { Fechas, ProcesoNuevo } from '@recluta/domain/esquemas';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { empresas, etapas, procesos } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import type { Cupo } from './cupo.ts';
import { checkOwn } from './own.ts';

type Cambios = Partial<ProcesoNuevo & Fechas>;

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

  return {
    /** Newest first. */
    async list() {
      return select().where(mine).orderBy(desc(procesos.id));
    },

    async get(id: number) {
      const [row] = await select().where(and(mine, eq(procesos.id, id)));
      if (!row) throw new DomainError('no_encontrado');
      return row;
    },

    /** With these stages. `cupo` is null for a proceso that does not count as active. */
    async create(
      cupo: Cupo<'procesos_activos'> | null,
      nuevo: ProcesoNuevo,
      public_id: string,
      modelo: readonly EtapaModelo[],
    ): Promise<number> {
      txOf(scope);
      if (nuevo.estado === 'activo') {
        if (!cupo) throw new Error('An active proceso needs its cupo');
        cupo.use();
      }
      await checkOwn(scope, 'empresa', [nuevo.empresa_id]);
      const [row] = await orm
        .insert(procesos)
        .values({ ...nuevo, cuenta_id, public_id, creado_en: conn.ahora })
        .returning({ id: procesos.id });
      const proceso_id = row?.id ?? 0;
      await orm.insert(etapas).values(modelo.map((etapa, orden) => ({ ...etapa, orden, cuenta_id, proceso_id })));
      return proceso_id;
    },

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
