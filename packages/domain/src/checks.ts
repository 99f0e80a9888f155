import { CORREO } from './correo.ts';
import { isSame } from './same.ts';
import { isSeen, numero, unturned } from './texto.ts';

/** What is wrong with what was typed, and when it is told: without zod, whose weight the public pages do not carry. */

/** Field → what is wrong with it. */
export type Problems = Readonly<Record<string, string | undefined>>;
type Values = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** Whether what is wrong with a field is told when it is left: not of one that was only passed through, still empty. */
export const isToldOnLeaving = (field: string, problems: Problems, values: Values, begun: Values): boolean =>
  problems[field] !== undefined && !(isEmpty(values[field]) && isSame(values[field], begun[field]));

/** Of the fields whose problem was told, those that still have one. */
export const stillWrong = (told: readonly string[], problems: Problems): readonly string[] =>
  told.every((field) => problems[field]) ? told : told.filter((field) => problems[field]);

const ENDS: Readonly<Record<string, string>> = {
  La: 'es obligatoria',
  Las: 'son obligatorias',
  Los: 'son obligatorios',
};

/** `needed('La respuesta')` → `'La respuesta es obligatoria.'` */
export const needed = (label: string): string => `${label} ${ENDS[label.split(' ')[0] ?? ''] ?? 'es obligatorio'}.`;
export const tooLong = (max: number): string => `Usa como máximo ${numero(max)} caracteres.`;
export const CORREO_MAX = 254;
export const CORREO_INVALIDO = 'Escribe un correo válido, como nombre@empresa.cl.';

/** A text as it is kept: '' when nothing of it is seen. */
export const seenText = (text: string): string => (isSeen(text) ? unturned(text) : '');

/** What is wrong with a field's text; nothing: undefined. */
export type Check = (text: string) => string | undefined;

export const checkOptional =
  (max: number): Check =>
  (text) =>
    unturned(text).trim().length > max ? tooLong(max) : undefined;

export const checkText =
  (label: string, max: number): Check =>
  (text) =>
    seenText(text).trim() === '' ? needed(label) : checkOptional(max)(text);

export const checkEmail: Check = (text) => {
  const email = text.trim();
  if (email === '') return needed('El correo');
  if (email.length > CORREO_MAX) return tooLong(CORREO_MAX);
  return CORREO.test(email) ? undefined : CORREO_INVALIDO;
};
