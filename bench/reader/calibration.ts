import type { Campo } from '../../packages/reader/src/types.ts';
import {
  FIELDS,
  type Fila,
  FLAGS,
  GENERIC,
  isAccepted,
  isArguable,
  isFlag,
  key,
  type Leido,
  percent,
  wantedTools,
} from './score.ts';

/** One thing read: how sure the reader was, and whether it was right. */
type Juicio = { campo: string; confianza: number; seguro: boolean; bien: boolean };

/** Lower ends of the steps of confidence; each ends where the next begins. */
const STEPS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98];

/**
 * Whether confidence is honest: of what was marked sure and of what was left to be looked at, how much is right; and
 * the same at each step of confidence. A row a field, and one of all of them. Not told: nothing was read.
 */
export function calibrationOf(files: readonly Leido[]): Record<string, Fila> {
  const judged = files.flatMap(judge);
  const rows: Record<string, Fila> = {};
  for (const campo of [...FIELDS, ...FLAGS, 'tecnologias']) {
    rows[campo] = rowOf(judged.filter((one) => one.campo === campo));
  }
  return { ...rows, todos: rowOf(judged) };
}

/** A row a kind of file, all fields together. */
export function calibrationByKind(files: readonly Leido[]): Record<string, Fila> {
  const kinds = [...new Set(files.map((file) => file.kind))];
  const own = (kind: string) => files.filter((file) => file.kind === kind).flatMap(judge);
  return Object.fromEntries(kinds.map((kind) => [kind, rowOf(own(kind))]));
}

function judge(one: Leido): Juicio[] {
  const { campos } = one;
  if (campos === null) return [];
  const of = (campo: string, { confianza, seguro }: Campo<unknown>, bien: boolean) => [
    { campo, confianza, seguro, bien },
  ];
  const tools = wantedTools(one, new Set(campos.tecnologias.map(({ valor }) => key(valor))));
  return [
    ...FIELDS.flatMap((field) => {
      const campo = campos[field];
      return campo === null ? [] : of(field, campo, isAccepted(one, field, campo.valor));
    }),
    ...FLAGS.flatMap((flag) => {
      const campo = campos[flag];
      return campo === null || isArguable(one, flag) ? [] : of(flag, campo, isFlag(one, flag, true));
    }),
    ...campos.tecnologias
      .filter(({ valor }) => !GENERIC.has(key(valor)))
      .flatMap((campo) => of('tecnologias', campo, tools.has(key(campo.valor)))),
  ];
}

function rowOf(judged: readonly Juicio[]): Fila {
  const [sure, unsure] = [judged.filter((one) => one.seguro), judged.filter((one) => !one.seguro)];
  const row: Fila = {
    seguros: sure.length,
    '% bien': right(sure),
    'por revisar': unsure.length,
    '% bien ': right(unsure),
  };
  STEPS.forEach((from, i) => {
    const to = STEPS[i + 1] ?? Number.POSITIVE_INFINITY;
    const own = judged.filter(({ confianza }) => confianza >= from && confianza < to);
    row[i === 0 ? `< ${to}` : `≥ ${from}`] = own.length === 0 ? '' : `${right(own)} (${own.length})`;
  });
  return row;
}

const right = (judged: readonly Juicio[]): number | string =>
  judged.length === 0 ? '' : percent(judged.filter((one) => one.bien).length, judged.length);
