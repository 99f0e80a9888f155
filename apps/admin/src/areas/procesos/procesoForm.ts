import type { Proceso } from '@recluta/domain/esquemas';
import type { EstadoProceso, TipoProceso } from '@recluta/domain/procesos';

/** What the form of a proceso holds. A Select speaks text, so the id of the empresa is its digits. */
export type ProcesoValues = {
  empresa_id: string | null;
  nombre: string;
  tipo: TipoProceso;
  area: string;
  estado: EstadoProceso;
  fecha_inicio: string | null;
  descripcion: string;
};

/** A new one is a proceso and activo (§5). */
const NEW: ProcesoValues = {
  empresa_id: null,
  nombre: '',
  tipo: 'proceso',
  area: '',
  estado: 'activo',
  fecha_inicio: null,
  descripcion: '',
};

export function valuesOf(proceso: Proceso | null): ProcesoValues {
  if (!proceso) return NEW;
  const { empresa_id, nombre, tipo, area, estado, fecha_inicio, descripcion } = proceso;
  return {
    empresa_id: String(empresa_id),
    nombre,
    tipo,
    area: area ?? '',
    estado,
    fecha_inicio,
    descripcion: descripcion ?? '',
  };
}

const FIELDS = Object.keys(NEW) as (keyof ProcesoValues)[];

/** What a form changed, and nothing else: what somebody else saved meanwhile in another field stays. */
export function changesOf(before: ProcesoValues, values: ProcesoValues): Partial<ProcesoValues> {
  return Object.fromEntries(FIELDS.filter((field) => values[field] !== before[field]).map((f) => [f, values[f]]));
}

/** Fields that differ between the proceso a form was opened with and what it is now. */
export function changedMeanwhile(opened: ProcesoValues, now: ProcesoValues): (keyof ProcesoValues)[] {
  return FIELDS.filter((field) => opened[field] !== now[field]);
}

/** The área once the áreas of the chosen empresa are there: the first, unless the current one is among them (§5). */
export function areaFor(current: string, areas: readonly string[]): string {
  return areas.length === 0 || areas.includes(current) ? current : (areas[0] ?? '');
}
