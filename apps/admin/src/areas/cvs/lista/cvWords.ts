import { NACIONALIDADES } from '@recluta/domain/archivos';
import type { Cv } from '@recluta/domain/esquemas';
import { formatTelefono } from '@recluta/domain/telefono';
import { normalize, plural } from '@recluta/domain/texto';
import type { FlagCode } from '../../../ui/cells/Flag.tsx';
import type { HasColumn } from '../../../ui/DataTable/columns.ts';

/** Who a cv is: the name that was read, else the file it came in. */
export const nameOf = (cv: Pick<Cv, 'nombre' | 'archivo_nombre'>): string => cv.nombre ?? cv.archivo_nombre;

/** Those that something is done with: one by name, several by their number. */
export function whoOf(cvs: readonly Pick<Cv, 'nombre' | 'archivo_nombre'>[]): string {
  const [one, other] = cvs;
  if (!one || other) return plural(cvs.length, 'CV', 'CVs');
  return one.nombre === null ? one.archivo_nombre : `a ${one.nombre}`;
}

const FLAGS = new Map<string, FlagCode>(
  Object.entries(NACIONALIDADES).map(([name, code]) => [normalize(name), code] as const),
);

/** Flag of a nationality (§9); null for one that has none here. */
export const flagOf = (nacionalidad: string | null): FlagCode | null =>
  nacionalidad === null ? null : (FLAGS.get(normalize(nacionalidad)) ?? null);

/** `chilena` → `Chilena`. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

export const phoneOf = (cv: Pick<Cv, 'telefono'>): string | null => cv.telefono && formatTelefono(cv.telefono);

/** A card has no columns. */
const NONE: HasColumn = () => false;

const told = (facts: readonly (string | false | null)[]): string[] => facts.flatMap((fact) => fact || []);

/** RUT and nationality; what is missing, or has a column of its own, is left out. */
export const secondFactsOf = (cv: Pick<Cv, 'rut' | 'nacionalidad'>, has = NONE): string[] =>
  told([!has('rut') && cv.rut, !has('nacionalidad') && cv.nacionalidad && capitalized(cv.nacionalidad)]);

/** The same in one line. */
export const secondLineOf = (cv: Pick<Cv, 'rut' | 'nacionalidad'>): string => secondFactsOf(cv).join(' · ');

/** RUT and phone, likewise. */
export const reachFactsOf = (cv: Pick<Cv, 'rut' | 'telefono'>, has: HasColumn): string[] =>
  told([!has('rut') && cv.rut, !has('telefono') && phoneOf(cv)]);
