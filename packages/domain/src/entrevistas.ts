/** §2: what an interview is called when nobody names it. */
export const TITULO_ENTREVISTA = 'Entrevista';

/** What may be typed at most: a title fits a cell of the calendar, notes are a page or two. */
export const MAX_ENTREVISTA = { titulo: 300, lugar: 500, notas: 10_000 } as const;

/** Who cannot be in two interviews at once. */
export const MOTIVOS_CONFLICTO = ['candidato', 'responsable'] as const;
export type MotivoConflicto = (typeof MOTIVOS_CONFLICTO)[number];

/** An interview as far as conflicts need it; `personas` are all the keys its candidato is known by. */
export type Ocupacion = {
  id: number;
  fecha_inicio: string;
  fecha_fin: string;
  responsable_id: number | null;
  personas: readonly string[];
};

const overlap = (a: Ocupacion, b: Ocupacion): boolean =>
  Date.parse(a.fecha_inicio) < Date.parse(b.fecha_fin) && Date.parse(b.fecha_inicio) < Date.parse(a.fecha_fin);

/** Why two interviews cannot both be held as planned; null when they can. One that ends as the other begins is fine. */
export function conflictOf(a: Ocupacion, b: Ocupacion): MotivoConflicto | null {
  if (a.id === b.id || !overlap(a, b)) return null;
  if (a.personas.some((key) => b.personas.includes(key))) return 'candidato';
  return a.responsable_id !== null && a.responsable_id === b.responsable_id ? 'responsable' : null;
}

export type Conflicto<T> = { con: T; motivo: MotivoConflicto };

/** Interview id → those it collides with; only those that collide are in it. Thousands are compared day by day. */
export function conflictsOf<T extends Ocupacion>(all: readonly T[]): Map<number, Conflicto<T>[]> {
  const found = new Map<number, Conflicto<T>[]>();
  const add = (of: T, con: T, motivo: MotivoConflicto) =>
    found.set(of.id, [...(found.get(of.id) ?? []), { con, motivo }]);
  const byStart = all.toSorted((a, b) => Date.parse(a.fecha_inicio) - Date.parse(b.fecha_inicio));
  let running: T[] = [];
  for (const next of byStart) {
    running = running.filter((one) => Date.parse(one.fecha_fin) > Date.parse(next.fecha_inicio));
    for (const one of running) {
      const motivo = conflictOf(one, next);
      if (motivo) {
        add(one, next, motivo);
        add(next, one, motivo);
      }
    }
    running.push(next);
  }
  return found;
}
