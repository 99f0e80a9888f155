import { CAMPOS_CV, type CampoCv, type DatosCv, datosOf } from './campos.ts';
import { isSame } from './same.ts';

/** Lists can be kept together. */
export const SUMABLES: readonly CampoCv[] = ['tecnologias', 'criterios', 'experiencia'];

/** Of the cv that stays, of the other one, or both together. */
export const ELECCIONES = ['este', 'otro', 'ambos'] as const;
export type Eleccion = (typeof ELECCIONES)[number];
export type Elecciones = Partial<Record<CampoCv, Eleccion>>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

/** Both say the same of it: there is nothing to choose. */
export const isAlike = (campo: CampoCv, este: DatosCv, otro: DatosCv): boolean =>
  datosOf(campo).every((field) => isSame(este[field], otro[field]));

/** Of each of two cvs, the columns that a person typed or confirmed. */
export type Tecleados = { este: readonly string[]; otro: readonly string[] };
const SIN_TECLEAR: Tecleados = { este: [], otro: [] };

/**
 * What is kept where nobody chose: lists together, else what the one that stays says, if it says anything. What a person
 * typed of the other one comes before what was only read of this one.
 */
export function usualChoice(campo: CampoCv, este: DatosCv, otro: DatosCv, tecleados = SIN_TECLEAR): Eleccion {
  if (SUMABLES.includes(campo)) return 'ambos';
  const fields = datosOf(campo);
  if (isAlike(campo, este, otro)) return 'este';
  const says = (cv: DatosCv) => fields.some((field) => !isEmpty(cv[field]));
  const typed = (by: readonly string[]) => fields.some((field) => by.includes(field));
  return !says(este) || (says(otro) && typed(tecleados.otro) && !typed(tecleados.este)) ? 'otro' : 'este';
}

function together(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b)) return [...new Set([...a, ...b])];
  return typeof a === 'boolean' ? a || b : a;
}

/** The fields of the cv that stays which get another value by what was chosen. */
export function mergedFields(
  este: DatosCv,
  otro: DatosCv,
  elecciones: Elecciones,
  tecleados = SIN_TECLEAR,
): Partial<DatosCv> {
  const changed: Record<string, unknown> = {};
  for (const campo of CAMPOS_CV) {
    const choice = elecciones[campo] ?? usualChoice(campo, este, otro, tecleados);
    for (const field of datosOf(campo)) {
      const value =
        choice === 'este'
          ? este[field]
          : choice === 'otro' || !SUMABLES.includes(campo)
            ? otro[field]
            : together(este[field], otro[field]);
      if (!isSame(value, este[field])) changed[field] = value;
    }
  }
  return changed as Partial<DatosCv>;
}

/** What both cvs say that a merge is decided by, in whatever order they are given. */
export const mergeFacts = (cvs: readonly (DatosCv & { id: number; etapa: string })[]): string =>
  JSON.stringify(
    [...cvs]
      .sort((a, b) => a.id - b.id)
      .map((cv) => [cv.id, cv.etapa, ...CAMPOS_CV.flatMap((campo) => datosOf(campo).map((field) => cv[field]))]),
  );
