import {
  type ColumnaDe,
  type CsvValue,
  csvDigits,
  dayInChile,
  ETIQUETA_ESTADO_PROCESO,
  ETIQUETA_ROL,
  ETIQUETA_TIPO_EMPRESA,
  formatRut,
  formatTelefono,
  type Lista,
} from '@recluta/domain';
import type { Caller } from '../../caller.ts';

type Rows<A extends keyof Caller['read'], M extends keyof Caller['read'][A]> = Caller['read'][A][M] extends (
  ...args: never[]
) => Promise<(infer Row)[]>
  ? Row
  : never;
export type CvRow = Rows<'cvs', 'byIds'>;
export type ProcesoRow = Rows<'procesos', 'list'>;
export type EmpresaRow = Rows<'empresas', 'list'>;
export type UsuarioRow = Rows<'usuarios', 'list'>;
type Sheet<L extends Lista, Row> = Record<ColumnaDe<L>, (row: Row) => CsvValue>;

const day = (instant: string): string => dayInChile(Date.parse(instant));
const rut = (text: string | null): CsvValue => text && csvDigits(formatRut(text));
/** Without its plus, which would be a formula; the blanks of its groups keep it a text in every spreadsheet. */
function telefono(text: string | null): CsvValue {
  const plain = text && formatTelefono(text).replace(/^\+/, '');
  return plain && (/^56 \d/.test(plain) ? plain : csvDigits(plain));
}
const list = (items: readonly string[]): CsvValue => items.join(', ');

/** A cv without a name goes by its file, as on the screen. `estadoOf`: its stage or 'Preseleccionado'. */
export const cvSheet = (estadoOf: (cv: CvRow) => string): Sheet<'cvs', CvRow> => ({
  nombre: (cv) => cv.nombre ?? cv.archivo_nombre,
  estado: estadoOf,
  rut: (cv) => rut(cv.rut),
  email: (cv) => cv.email,
  telefono: (cv) => telefono(cv.telefono),
  nacionalidad: (cv) => cv.nacionalidad,
  tecnologias: (cv) => list(cv.tecnologias),
  criterios: (cv) => list(cv.criterios),
  renta: (cv) => cv.pretension_renta,
  renta_hasta: (cv) => cv.pretension_max,
  recibido: (cv) => day(cv.creado_en),
});

export const PROCESOS: Sheet<'procesos', ProcesoRow> = {
  proceso: (proceso) => proceso.nombre,
  cvs: (proceso) => proceso.total_cvs,
  empresa: (proceso) => proceso.empresa_nombre,
  area: (proceso) => proceso.area,
  estado: (proceso) => ETIQUETA_ESTADO_PROCESO[proceso.estado],
  inicio: (proceso) => proceso.fecha_inicio,
};

export const EMPRESAS: Sheet<'empresas', EmpresaRow> = {
  nombre: (empresa) => empresa.nombre,
  rut: (empresa) => rut(empresa.rut),
  tipo: (empresa) => ETIQUETA_TIPO_EMPRESA[empresa.tipo_empresa],
  creada: (empresa) => day(empresa.creada_en),
};

export const USUARIOS: Sheet<'usuarios', UsuarioRow> = {
  nombre: (usuario) => usuario.nombre,
  email: (usuario) => usuario.email,
  empresa: (usuario) => usuario.empresa_nombre,
  rol: (usuario) => ETIQUETA_ROL[usuario.rol],
  estado: (usuario) => (usuario.activo ? 'Activo' : 'Inactivo'),
  creado: (usuario) => day(usuario.creado_en),
};
