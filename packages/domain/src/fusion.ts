import { EXPERIENCIAS, type Experiencia } from './archivos.ts';

/** What is chosen when two cvs of a person become one; renta and experiencia are several fields of a cv. */
export const FUSIBLES = [
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
export type Fusible = (typeof FUSIBLES)[number];

/** Lists can be kept together. */
export const SUMABLES: readonly Fusible[] = ['tecnologias', 'criterios', 'experiencia'];

/** Of the cv that stays, of the other one, or both together. */
export const ELECCIONES = ['este', 'otro', 'ambos'] as const;
export type Eleccion = (typeof ELECCIONES)[number];
export type Elecciones = Partial<Record<Fusible, Eleccion>>;

export type CamposFusion = {
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

const FIELDS: Record<Fusible, readonly (keyof CamposFusion)[]> = {
  nombre: ['nombre'],
  rut: ['rut'],
  email: ['email'],
  telefono: ['telefono'],
  nacionalidad: ['nacionalidad'],
  renta: ['pretension_renta', 'pretension_max'],
  tecnologias: ['tecnologias'],
  criterios: ['criterios'],
  experiencia: EXPERIENCIAS.map((each) => `experiencia_${each}` as const),
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isEmpty = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

/** Both say the same of it: there is nothing to choose. */
export const isAlike = (campo: Fusible, este: CamposFusion, otro: CamposFusion): boolean =>
  FIELDS[campo].every((field) => same(este[field], otro[field]));

/** What is kept where nobody chose: lists together, else what the one that stays says, if it says anything. */
export function usualChoice(campo: Fusible, este: CamposFusion, otro: CamposFusion): Eleccion {
  if (SUMABLES.includes(campo)) return 'ambos';
  return FIELDS[campo].every((field) => isEmpty(este[field])) && !isAlike(campo, este, otro) ? 'otro' : 'este';
}

function together(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b)) return [...new Set([...a, ...b])];
  return typeof a === 'boolean' ? a || b : a;
}

/** The fields of the cv that stays which get another value by what was chosen. */
export function mergedFields(este: CamposFusion, otro: CamposFusion, elecciones: Elecciones): Partial<CamposFusion> {
  const changed: Record<string, unknown> = {};
  for (const campo of FUSIBLES) {
    const choice = elecciones[campo] ?? usualChoice(campo, este, otro);
    for (const field of FIELDS[campo]) {
      const value =
        choice === 'este'
          ? este[field]
          : choice === 'otro' || !SUMABLES.includes(campo)
            ? otro[field]
            : together(este[field], otro[field]);
      if (!same(value, este[field])) changed[field] = value;
    }
  }
  return changed as Partial<CamposFusion>;
}

/** What both cvs say that a merge is decided by, in whatever order they are given. */
export const mergeFacts = (cvs: readonly (CamposFusion & { id: number; etapa: string })[]): string =>
  JSON.stringify(
    [...cvs]
      .sort((a, b) => a.id - b.id)
      .map((cv) => [cv.id, cv.etapa, ...FUSIBLES.flatMap((campo) => FIELDS[campo].map((field) => cv[field]))]),
  );
