import type { Empresa, Proceso } from '@recluta/domain/esquemas';
import {
  type EstadoProceso,
  ETIQUETA_ESTADO_PROCESO,
  ETIQUETA_TIPO_PROCESO,
  type TipoProceso,
} from '@recluta/domain/procesos';
import { shownDate } from '../../ui/forms/dateTyping.ts';

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

export function valuesOf(proceso: Proceso | null, tipo: TipoProceso = NEW.tipo): ProcesoValues {
  if (!proceso) return { ...NEW, tipo };
  const { empresa_id, nombre, area, estado, fecha_inicio, descripcion } = proceso;
  return {
    empresa_id: String(empresa_id),
    nombre,
    tipo: proceso.tipo,
    area: area ?? '',
    estado,
    fecha_inicio,
    descripcion: descripcion ?? '',
  };
}

/** A value as a person reads it. */
export function wordsOf<F extends keyof ProcesoValues>(
  field: F,
  values: ProcesoValues,
  empresas: readonly Pick<Empresa, 'id' | 'nombre'>[],
): string {
  const { tipo, estado, fecha_inicio, empresa_id } = values;
  if (field === 'tipo') return ETIQUETA_TIPO_PROCESO[tipo];
  if (field === 'estado') return ETIQUETA_ESTADO_PROCESO[estado];
  if (field === 'fecha_inicio') return shownDate(fecha_inicio);
  if (field === 'empresa_id') return empresas.find(({ id }) => String(id) === empresa_id)?.nombre ?? '';
  return values[field] ?? '';
}

/** The empresa a new proceso can only be of, when there is just one. */
export const onlyEmpresa = (empresas: readonly Pick<Empresa, 'id'>[] | undefined): string | null =>
  empresas?.length === 1 && empresas[0] ? String(empresas[0].id) : null;

/**
 * The área once the áreas of the chosen empresa are there: the first, unless the current one is among them (§5). Where it
 * has none, what was typed stays, and what came from the list of the empresa `before` goes with it.
 */
export function areaFor(current: string, areas: readonly string[], before: readonly string[] = []): string {
  if (areas.includes(current)) return current;
  return areas[0] ?? (before.includes(current) ? '' : current);
}
