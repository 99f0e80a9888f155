import { ANIO_AJENO } from './fechas.ts';
import {
  ESTADOS_PROCESO,
  type EstadoProceso,
  ETIQUETA_ESTADO_PROCESO,
  ETIQUETA_TIPO_EMPRESA,
  ETIQUETA_TIPO_PROCESO,
  TIPOS_EMPRESA,
  TIPOS_PROCESO,
  type TipoEmpresa,
  type TipoProceso,
} from './procesos.ts';
import { normalize, numero } from './texto.ts';

/** Rows in one import: it is decided and written by one transaction. */
export const MAX_FILAS_IMPORTACION = 2_000;
/** Longest text of a cell that travels; a field that takes less says so. */
export const MAX_CELDA = 10_000;

type Campo = {
  etiqueta: string;
  obligatorio?: boolean;
  /** Other words that head such a column, as `normalize` spells them. */
  sinonimos: readonly string[];
  max: number;
  ejemplo: string;
};

/** What can be brought in from a spreadsheet, and the columns each may have. */
const IMPORTABLES = {
  empresas: {
    nombre: {
      etiqueta: 'Nombre',
      obligatorio: true,
      sinonimos: [
        'empresa',
        'compania',
        'razon social',
        'nombre empresa',
        'nombre de la empresa',
        'cliente',
        'nombre fantasia',
      ],
      max: 300,
      ejemplo: 'Cobranzas Ñuñoa',
    },
    rut: {
      etiqueta: 'RUT',
      sinonimos: ['rut empresa', 'rol unico tributario', 'run', 'rut cliente', 'identificador'],
      max: 40,
      ejemplo: '76.086.428-5',
    },
    tipo: {
      etiqueta: 'Tipo',
      sinonimos: ['tipo empresa', 'tipo de empresa', 'clase', 'categoria'],
      max: 60,
      ejemplo: 'Cobranza',
    },
    descripcion: {
      etiqueta: 'Descripción',
      sinonimos: ['detalle', 'observaciones', 'observacion', 'comentario', 'comentarios', 'notas', 'giro'],
      max: 2_000,
      ejemplo: 'Cobranza temprana y judicial',
    },
  },
  procesos: {
    empresa: {
      etiqueta: 'Empresa',
      obligatorio: true,
      sinonimos: ['compania', 'rut', 'rut empresa', 'nombre empresa', 'razon social', 'cliente', 'mandante'],
      max: 300,
      ejemplo: 'Cobranzas Ñuñoa',
    },
    nombre: {
      etiqueta: 'Nombre',
      obligatorio: true,
      sinonimos: [
        'proceso',
        'cargo',
        'puesto',
        'vacante',
        'nombre proceso',
        'nombre del proceso',
        'titulo',
        'posicion',
      ],
      max: 300,
      ejemplo: 'Ejecutivo de cobranza',
    },
    tipo: { etiqueta: 'Tipo', sinonimos: ['tipo proceso', 'tipo de proceso'], max: 60, ejemplo: 'Proceso' },
    area: {
      etiqueta: 'Área',
      sinonimos: ['departamento', 'gerencia', 'unidad', 'seccion'],
      max: 120,
      ejemplo: 'Operaciones',
    },
    estado: {
      etiqueta: 'Estado',
      sinonimos: ['situacion', 'status', 'estado proceso', 'estado del proceso'],
      max: 60,
      ejemplo: 'Activo',
    },
    fecha_inicio: {
      etiqueta: 'Inicio',
      sinonimos: ['fecha inicio', 'fecha de inicio', 'inicio del proceso', 'desde', 'fecha apertura', 'fecha'],
      max: 60,
      ejemplo: '2026-03-15',
    },
    descripcion: {
      etiqueta: 'Descripción',
      sinonimos: ['detalle', 'observaciones', 'observacion', 'comentario', 'comentarios', 'notas', 'funciones'],
      max: 10_000,
      ejemplo: 'Gestión de cartera por teléfono',
    },
  },
} as const satisfies Record<string, Record<string, Campo>>;

export type Importable = keyof typeof IMPORTABLES;
export type CampoDe<D extends Importable> = Extract<keyof (typeof IMPORTABLES)[D], string>;

/** The columns of a destino by their name, without its type: what walks them does not know which destino it is. */
export const camposOf = (destino: Importable): Record<string, Campo> => IMPORTABLES[destino];

/** One row of the file with its number there, as a person sees it in the spreadsheet. */
export type FilaImportada<D extends Importable> = { fila: number } & { [C in CampoDe<D>]?: string | null | undefined };

/** A head as it is compared: without accents, capitals, signs or what stands in brackets. */
const plainHead = (text: string) =>
  normalize(
    text
      .slice(0, 100)
      .replace(/\(.*?\)/g, ' ')
      .replaceAll('.', '')
      .replace(/[^\p{L}\p{N}]+/gu, ' '),
  );

function matchesField(campo: string, { etiqueta, sinonimos }: Campo, head: string): 0 | 1 | 2 {
  if (head === normalize(etiqueta) || head === campo.replaceAll('_', ' ')) return 2;
  return sinonimos.includes(head) ? 1 : 0;
}

/** Which column each head seems to be: its own name before a synonym, the first before the next; null for none. */
export function suggestColumns(destino: Importable, heads: readonly string[]): (string | null)[] {
  const plain = heads.map(plainHead);
  const taken = new Map<number, string>();
  for (const rank of [2, 1] as const)
    for (const [campo, spec] of Object.entries(camposOf(destino))) {
      if ([...taken.values()].includes(campo)) continue;
      const at = plain.findIndex((head, i) => !taken.has(i) && matchesField(campo, spec, head) === rank);
      if (at >= 0) taken.set(at, campo);
    }
  return heads.map((_, i) => taken.get(i) ?? null);
}

/** Rows among which the heads are looked for: a title may stand above them. */
const HEAD_ROWS = 10;

/** Index of the row that holds the heads: of the first ten, the one that names most columns. */
export function findHeads(destino: Importable, rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, HEAD_ROWS).map((row) => suggestColumns(destino, row).filter(Boolean).length);
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** What is said of a row, by codigo. */
export const MOTIVOS_IMPORTACION = {
  sin_nombre: 'Falta el nombre',
  sin_empresa: 'Falta la empresa',
  empresa_desconocida: 'No tienes una empresa con ese nombre o RUT',
  empresa_ambigua: 'Hay varias empresas con ese nombre: escribe su RUT',
  rut_repetido: 'Ya existe una empresa con ese RUT',
  nombre_repetido: 'Ya existe una empresa con ese nombre',
  proceso_repetido: 'Ya existe un proceso con ese nombre en la empresa',
  repetida: 'Se repite en el archivo',
  tipo_empresa: 'El tipo debe ser Reclutadora, Cobranza o Final',
  tipo_proceso: 'El tipo debe ser Proceso o Cartera',
  estado: 'El estado debe ser Activo, En pausa o Cerrado',
  fecha: 'La fecha no se entiende: escribe 2026-03-15 o 15-03-2026',
  fecha_inexistente: 'Esa fecha no existe',
  fecha_anio: ANIO_AJENO,
  limite: 'Se alcanza el límite de tu plan',
  rut_invalido: 'RUT inválido: se guarda como está',
  sin_tipo: 'Sin tipo: se guarda como Final',
} as const;
export type MotivoImportacion = keyof typeof MOTIVOS_IMPORTACION;

/** Why something that was imported stays when the import is undone: somebody counts on it. */
export const MOTIVOS_QUEDA = {
  procesos: 'Ya tiene procesos',
  usuarios: 'Ya tiene usuarios',
  areas: 'Ya tiene áreas',
  cvs: 'Ya recibió CVs',
  cambios: 'Alguien ya lo configuró o lo cambió',
} as const;
export type MotivoQueda = keyof typeof MOTIVOS_QUEDA;

/** What is said of a text that its field does not take. */
export const tooLongMotivo = (etiqueta: string, max: number): string =>
  `${etiqueta}: tiene más de ${numero(max)} caracteres`;

const byLabel = <T extends string>(keys: readonly T[], labels: Record<T, string>, others: Record<string, T> = {}) => {
  const known = new Map<string, T>(Object.entries(others));
  for (const key of keys) known.set(normalize(labels[key]), key);
  return (text: string): T | null => known.get(normalize(text)) ?? null;
};

/** `'Cobranza'`, as a person writes it → `'cobranza'`; null when there is no such tipo. */
export const tipoEmpresaOf: (text: string) => TipoEmpresa | null = byLabel(TIPOS_EMPRESA, ETIQUETA_TIPO_EMPRESA, {
  'empresa final': 'final',
  'empresa de cobranza': 'cobranza',
});
export const tipoProcesoOf: (text: string) => TipoProceso | null = byLabel(TIPOS_PROCESO, ETIQUETA_TIPO_PROCESO);
export const estadoProcesoOf: (text: string) => EstadoProceso | null = byLabel(
  ESTADOS_PROCESO,
  ETIQUETA_ESTADO_PROCESO,
  {
    activa: 'activo',
    abierto: 'activo',
    abierta: 'activo',
    pausa: 'en pausa',
    pausado: 'en pausa',
    cerrada: 'cerrado',
  },
);
