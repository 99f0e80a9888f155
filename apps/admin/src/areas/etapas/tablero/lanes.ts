import type { Cv, Etapa } from '@recluta/domain/esquemas';
import { overdueDays } from '@recluta/domain/etapas';

/** A column of the board: a stage and who is in it, oldest first. */
export type Lane = {
  etapa: Etapa;
  cvs: readonly Cv[];
  /** How many are over the limit of the stage. */
  overdue: number;
};

const isSame = (a: readonly Cv[], b: readonly Cv[]): boolean =>
  a.length === b.length && a.every((cv, i) => cv === b[i]);

/** One lane per stage; a list in which nothing changed keeps its identity of `before`, and its column is not drawn again. */
export function lanesOf(
  etapas: readonly Etapa[],
  rows: readonly Cv[],
  today: string,
  before: readonly Lane[],
): readonly Lane[] {
  const lists = new Map<string, Cv[]>(etapas.map(({ clave }) => [clave, []]));
  for (const cv of rows) lists.get(cv.etapa)?.push(cv);
  return etapas.map((etapa) => {
    const cvs = lists.get(etapa.clave) ?? [];
    const known = before.find((lane) => lane.etapa.clave === etapa.clave);
    const kept = known && isSame(known.cvs, cvs) ? known.cvs : cvs;
    const overdue =
      etapa.limite_dias === null
        ? 0
        : cvs.filter(({ movido_en }) => overdueDays(movido_en, etapa.limite_dias, today) > 0).length;
    const same = known && known.cvs === kept && known.etapa === etapa && known.overdue === overdue;
    return same ? known : { etapa, cvs: kept, overdue };
  });
}

/** Where those dragged will stand: lists keep the order in which people applied, wherever the mouse lets go. */
export function landingIndex(cvs: readonly Cv[], dragged: ReadonlySet<number>): number {
  const first = Math.min(...dragged);
  const at = cvs.findIndex(({ id }) => id > first);
  return at === -1 ? cvs.length : at;
}

/** How many cards those above the first visible one grew or shrank by, when a list changed under who reads it. */
export function shiftAbove(before: readonly Cv[], after: readonly Cv[], first: number): number {
  const places = new Map(after.map(({ id }, i) => [id, i]));
  for (let i = first; i < before.length; i++) {
    const now = places.get(before[i]?.id ?? 0);
    if (now !== undefined) return now - first;
  }
  return 0;
}
