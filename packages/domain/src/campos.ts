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
