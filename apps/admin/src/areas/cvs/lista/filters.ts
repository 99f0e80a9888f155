import { EXPERIENCIAS, type Experiencia } from '@recluta/domain/archivos';
import type { Cv } from '@recluta/domain/esquemas';
import type { Filtro } from '@recluta/domain/exportacion';
import { findable, normalize, soughtWords } from '@recluta/domain/texto';

export type CvFilters = {
  q?: string | undefined;
  nacionalidad?: string;
  tecnologia?: string;
  experiencia?: Experiencia;
  /** Id of an etiqueta. */
  etiqueta?: number | undefined;
  /** Id of a usuario; 0 for those nobody follows. */
  responsable?: number | undefined;
  preseleccionados?: boolean;
  revisar?: boolean;
};

/** Text of a cv as it is searched: name, RUT with and without dots, contact, tecnologías, criterios, file. */
const searched = new WeakMap<Cv, string>();

function haystackOf(cv: Cv): string {
  const known = searched.get(cv);
  if (known !== undefined) return known;
  const digits = (text: string | null) => text?.replace(/[^\dkK]/g, '') ?? '';
  const text = findable(
    [
      cv.nombre,
      cv.rut,
      digits(cv.rut),
      cv.email,
      cv.telefono,
      digits(cv.telefono),
      ...cv.tecnologias,
      ...cv.criterios,
      cv.archivo_nombre,
    ]
      .filter(Boolean)
      .join(' '),
  );
  searched.set(cv, text);
  return text;
}

const isNumber = (text: string): boolean => /^[\d.\s+-]*\d[\d.\s+-]*[kK]?$/.test(text);

/** A RUT or a phone is found however it is typed: its dots, blanks and hyphens do not count. */
const asSearched = (q: string): string => (isNumber(q.trim()) ? q.replace(/[.\s+-]/g, '') : q);

/** Whether a value is the wanted one, however it is spelled; the few spellings there are get normalised once. */
function sameAs(wanted: string): (value: string | null) => boolean {
  const key = normalize(wanted);
  const known = new Map<string, boolean>();
  return (value) => {
    if (value === null) return false;
    const said = known.get(value) ?? normalize(value) === key;
    known.set(value, said);
    return said;
  };
}

/** The cvs that meet every filter, in their order. With no filter the very list that was given. */
export function filterCvs(rows: readonly Cv[], filters: CvFilters, selected: ReadonlySet<number>): readonly Cv[] {
  const { nacionalidad, tecnologia, experiencia, etiqueta, responsable, preseleccionados, revisar } = filters;
  const q = asSearched(filters.q ?? '');
  const tests: ((cv: Cv) => boolean)[] = [];
  if (preseleccionados) tests.push((cv) => selected.has(cv.id));
  if (revisar) tests.push(needsLook);
  if (etiqueta) tests.push((cv) => cv.etiquetas.includes(etiqueta));
  if (responsable !== undefined) tests.push((cv) => (cv.responsable_id ?? 0) === responsable);
  if (experiencia) tests.push((cv) => cv[`experiencia_${experiencia}`]);
  if (nacionalidad) {
    const same = sameAs(nacionalidad);
    tests.push((cv) => same(cv.nacionalidad));
  }
  if (tecnologia) {
    const same = sameAs(tecnologia);
    tests.push((cv) => cv.tecnologias.some(same));
  }
  const words = soughtWords(q);
  if (words.length > 0) tests.push((cv) => words.every((word) => haystackOf(cv).includes(word)));
  return tests.length === 0 ? rows : rows.filter((cv) => tests.every((test) => test(cv)));
}

/** 'Por revisar': something was read without certainty, or nothing could be read and nobody has completed it. */
export const needsLook = (cv: Cv): boolean => cv.por_revisar || (cv.lectura === 'fallido' && cv.nombre === null);

/** Which filters narrow the list, without what was typed or chosen in them. */
export const filtersInUse = (filters: CvFilters): Filtro[] =>
  (
    [
      ['busqueda', filters.q],
      ['nacionalidad', filters.nacionalidad],
      ['tecnologia', filters.tecnologia],
      ['experiencia', filters.experiencia],
      ['etiqueta', filters.etiqueta],
      ['responsable', filters.responsable !== undefined],
      ['preseleccionados', filters.preseleccionados],
      ['por_revisar', filters.revisar],
    ] as const
  ).flatMap(([filtro, value]) => (value ? [filtro] : []));

export const hasFilters = (filters: CvFilters): boolean => filtersInUse(filters).length > 0;

type Facet = { value: string; total: number };

/** Distinct values, most frequent first; spellings that differ only in case or accents are one. */
function facet(values: Iterable<string>): Facet[] {
  const spelled = new Map<string, number>();
  for (const value of values) spelled.set(value, (spelled.get(value) ?? 0) + 1);
  const found = new Map<string, Facet>();
  for (const [value, total] of spelled) {
    const key = normalize(value);
    if (!key) continue;
    const seen = found.get(key);
    if (seen) seen.total += total;
    else found.set(key, { value, total });
  }
  return [...found.values()].sort((a, b) => b.total - a.total || a.value.localeCompare(b.value, 'es'));
}

/** What each filter can choose among, from the cvs themselves. */
export function facetsOf(rows: readonly Cv[]) {
  return {
    nacionalidades: facet(rows.flatMap(({ nacionalidad }) => nacionalidad ?? [])),
    tecnologias: facet(rows.flatMap(({ tecnologias }) => tecnologias)),
    experiencias: EXPERIENCIAS.map((value) => ({
      value,
      total: rows.reduce((sum, cv) => sum + (cv[`experiencia_${value}`] ? 1 : 0), 0),
    })),
  };
}
