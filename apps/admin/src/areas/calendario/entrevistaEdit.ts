import type { Entrevista } from '@recluta/domain/esquemas';
import { formatInstant } from '@recluta/domain/fechas';
import { texts } from './calendario.texts.ts';
import { type EntrevistaValues, type Sent, sentOf, valuesOf } from './entrevistaForm.ts';

const { form: words } = texts;

/** What two people can change of an interview, as it is called on the form. */
export const LABELS: Record<keyof Sent, string> = {
  titulo: words.titulo,
  cv_id: words.candidato,
  responsable_id: words.responsable,
  fecha_inicio: words.diaInicio,
  fecha_fin: words.diaFin,
  lugar: words.lugar,
  notas: words.notas,
};

/** Who an interview is with; of a cv in the papelera only that it was deleted. */
export const candidatoOf = ({ cv_id, candidato }: Pick<Entrevista, 'cv_id' | 'candidato'>): string | null =>
  candidato ?? (cv_id === null ? null : words.candidatoGone);

type Options = readonly { value: string; label: string }[] | undefined;
const labelOf = (options: Options, id: number | null): string =>
  options?.find(({ value }) => value === String(id))?.label ?? '';

/** A value as a person reads it. */
export function wordsOf(field: keyof Sent, sent: Sent, candidatos: Options, responsables: Options): string {
  if (field === 'cv_id') return labelOf(candidatos, sent.cv_id);
  if (field === 'responsable_id') return labelOf(responsables, sent.responsable_id);
  if (field === 'fecha_inicio' || field === 'fecha_fin') return sent[field] && formatInstant(sent[field]);
  return sent[field];
}

/** An interview as a form that changed nothing would send it. */
export const keptOf = (entrevista: Entrevista): Sent => sentOf(valuesOf(entrevista));

/** Of an interview, what a form shows of these fields: of a moment its day, hour and which of the two. */
export function shownOf(entrevista: Entrevista, fields: readonly (keyof Sent)[]): Partial<EntrevistaValues> {
  const end = { fecha_inicio: 'inicio', fecha_fin: 'fin' } as const;
  const names = fields.flatMap((field): (keyof EntrevistaValues)[] =>
    field === 'fecha_inicio' || field === 'fecha_fin'
      ? [`dia_${end[field]}`, `hora_${end[field]}`, `vez_${end[field]}`]
      : [field],
  );
  const values = valuesOf(entrevista);
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
