import {
  estadoProcesoOf,
  type FilaImportada,
  isInAnios,
  normalize,
  parseRut,
  parseTypedDate,
  saysDay,
  tipoProcesoOf,
} from '@recluta/domain';
import type { ProcesoNuevo } from '@recluta/domain/esquemas';
import { cellOf, type Judged, skip, tooLong } from './judged.ts';

type Empresa = { id: number; nombre: string; rut: string | null };
type Known = { empresa_id: number; nombre: string };

const keyOf = ({ empresa_id, nombre }: Known) => `${empresa_id}\n${normalize(nombre)}`;

/** What becomes of each row: its empresa is named by RUT or name, and holds no two procesos of one name. */
export function judgeProcesos(
  rows: readonly FilaImportada<'procesos'>[],
  empresas: readonly Empresa[],
  there: readonly Known[],
): Judged<ProcesoNuevo>[] {
  const empresaOf = finder(empresas);
  const before = new Set(there.map(keyOf));
  const earlier = new Set<string>();
  return rows.map((row): Judged<ProcesoNuevo> => {
    const { fila } = row;
    const long = tooLong('procesos', row);
    if (long) return { fila, nuevo: null, motivo: long };
    const nombre = cellOf(row.nombre);
    if (!nombre) return skip(fila, 'sin_nombre');
    const named = cellOf(row.empresa);
    if (!named) return skip(fila, 'sin_empresa');
    const found = empresaOf(named);
    if (found.length !== 1) return skip(fila, found.length === 0 ? 'empresa_desconocida' : 'empresa_ambigua');
    const [{ id: empresa_id } = { id: 0 }] = found;
    const tipo = cellOf(row.tipo) ? tipoProcesoOf(cellOf(row.tipo)) : 'proceso';
    if (!tipo) return skip(fila, 'tipo_proceso');
    const estado = cellOf(row.estado) ? estadoProcesoOf(cellOf(row.estado)) : 'activo';
    if (!estado) return skip(fila, 'estado');
    const day = cellOf(row.fecha_inicio);
    const fecha_inicio = day ? parseTypedDate(day) : null;
    if (day && !fecha_inicio) return skip(fila, saysDay(day) ? 'fecha_inexistente' : 'fecha');
    if (fecha_inicio && !isInAnios(fecha_inicio)) return skip(fila, 'fecha_anio');
    const key = keyOf({ empresa_id, nombre });
    if (before.has(key)) return skip(fila, 'proceso_repetido');
    if (earlier.has(key)) return skip(fila, 'repetida');
    earlier.add(key);
    const area = cellOf(row.area) || null;
    const descripcion = cellOf(row.descripcion) || null;
    return { fila, nuevo: { empresa_id, nombre, tipo, area, descripcion, estado, fecha_inicio }, motivo: null };
  });
}

/** Those a text names: by RUT in any form, else by name. */
function finder(empresas: readonly Empresa[]): (text: string) => readonly Empresa[] {
  const by = new Map<string, Empresa[]>();
  const add = (key: string, empresa: Empresa) => by.set(key, [...(by.get(key) ?? []), empresa]);
  for (const empresa of empresas) {
    add(`nombre:${normalize(empresa.nombre)}`, empresa);
    if (empresa.rut) add(`rut:${empresa.rut}`, empresa);
  }
  return (text) => by.get(`rut:${parseRut(text) ?? text}`) ?? by.get(`nombre:${normalize(text)}`) ?? [];
}
