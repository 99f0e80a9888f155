import { EXPERIENCIAS, type Experiencia } from './archivos.ts';

/** What is known of a person, as the columns of their cv keep it. */
export type DatosCv = {
  nombre: string | null;
  rut: string | null;
  email: string | null;
  telefono: string | null;
  nacionalidad: string | null;
  pretension_renta: number | null;
  pretension_max: number | null;
  tecnologias: string[];
  criterios: string[];
} & Record<`experiencia_${Experiencia}`, boolean>;

/** Of somebody of whom nothing is known. */
export const SIN_DATOS: DatosCv = {
  nombre: null,
  rut: null,
  email: null,
  telefono: null,
  nacionalidad: null,
  pretension_renta: null,
  pretension_max: null,
  tecnologias: [],
  criterios: [],
  experiencia_callcenter: false,
  experiencia_retail: false,
  experiencia_judicial: false,
  experiencia_administrativa: false,
};

/** The same as people read and change it, in the order of the screens; renta and experiencia are several columns. */
export const CAMPOS_CV = [
  'nombre',
  'rut',
  'email',
  'telefono',
  'nacionalidad',
  'renta',
  'tecnologias',
  'criterios',
  'experiencia',
] as const;
export type CampoCv = (typeof CAMPOS_CV)[number];

/** The columns a field stands for. */
export function datosOf(campo: CampoCv): readonly (keyof DatosCv)[] {
  if (campo === 'renta') return ['pretension_renta', 'pretension_max'];
  if (campo === 'experiencia') return EXPERIENCIAS.map((each) => `experiencia_${each}` as const);
  return [campo];
}

/** What a reading says of each column: whether it is sure of it; null when the file does not say. */
export type DatosLeidos = Record<Exclude<keyof DatosCv, 'tecnologias' | 'criterios'>, { seguro: boolean } | null>;

const isRead = (dato: keyof DatosCv): dato is keyof DatosLeidos => dato !== 'tecnologias' && dato !== 'criterios';

/** Fields that somebody should look at: read without certainty, or no name at all, and by nobody typed or confirmed. */
export function camposPorRevisar(leidos: DatosLeidos, editados: readonly string[]): CampoCv[] {
  return CAMPOS_CV.filter((campo) => {
    const datos = datosOf(campo);
    if (datos.some((dato) => editados.includes(dato))) return false;
    if (campo === 'nombre' && leidos.nombre === null) return true;
    return datos.some((dato) => isRead(dato) && leidos[dato]?.seguro === false);
  });
}
