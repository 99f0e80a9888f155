import {
  type FilaImportada,
  MOTIVOS_IMPORTACION,
  normalize,
  parseRut,
  type TipoEmpresa,
  tipoEmpresaOf,
} from '@recluta/domain';
import { cellOf, type Judged, skip, tooLong } from './judged.ts';

type Known = { nombre: string; rut: string | null };
export type EmpresaNueva = {
  nombre: string;
  rut: string | null;
  tipo_empresa: TipoEmpresa;
  descripcion: string | null;
};

/**
 * What becomes of each row: a valid RUT names an empresa, and without one on both sides the name does. What repeats an
 * earlier row of the file is left out like what is there already.
 */
export function judgeEmpresas(
  rows: readonly FilaImportada<'empresas'>[],
  there: readonly Known[],
): Judged<EmpresaNueva>[] {
  const before = registry(there);
  const earlier = registry([]);
  return rows.map((row): Judged<EmpresaNueva> => {
    const { fila } = row;
    const long = tooLong('empresas', row);
    if (long) return { fila, nuevo: null, motivo: long };
    const nombre = cellOf(row.nombre);
    if (!nombre) return skip(fila, 'sin_nombre');
    const typed = cellOf(row.rut);
    const rut = typed ? (parseRut(typed) ?? typed) : null;
    const tipo = cellOf(row.tipo);
    const tipo_empresa = tipo ? tipoEmpresaOf(tipo) : 'final';
    if (!tipo_empresa) return skip(fila, 'tipo_empresa');
    if (before.hasRut(rut)) return skip(fila, 'rut_repetido');
    if (before.hasName(nombre, rut)) return skip(fila, 'nombre_repetido');
    if (earlier.hasRut(rut) || earlier.hasName(nombre, rut)) return skip(fila, 'repetida');
    earlier.add({ nombre, rut });
    const said = [
      rut && !parseRut(rut) ? MOTIVOS_IMPORTACION.rut_invalido : null,
      tipo ? null : MOTIVOS_IMPORTACION.sin_tipo,
    ].filter(Boolean);
    const nuevo = { nombre, rut, tipo_empresa, descripcion: cellOf(row.descripcion) || null };
    return { fila, nuevo, motivo: said.join('. ') || null };
  });
}

const valid = (rut: string | null): string | null => rut && parseRut(rut);

/** Empresas by RUT and by name, however they are written. */
function registry(rows: readonly Known[]) {
  const ruts = new Set<string>();
  const names = new Map<string, Set<string | null>>();
  const add = ({ nombre, ...known }: Known) => {
    const rut = valid(known.rut);
    if (rut) ruts.add(rut);
    const key = normalize(nombre);
    names.set(key, (names.get(key) ?? new Set()).add(rut));
  };
  rows.forEach(add);
  return {
    add,
    hasRut: (rut: string | null) => ruts.has(valid(rut) ?? ''),
    /** Two with other RUTs may share a name. */
    hasName: (nombre: string, rut: string | null) => {
      const same = names.get(normalize(nombre));
      return same !== undefined && (valid(rut) === null || same.has(null));
    },
  };
}
