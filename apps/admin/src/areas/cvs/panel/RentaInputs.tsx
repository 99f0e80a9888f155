import { Group, TextInput } from '@mantine/core';
import type { CvEditado } from '@recluta/domain/esquemas';
import { isRentaReversed, parsePesos, RENTA_ORDEN } from '@recluta/domain/montos';
import { numero, pesos } from '@recluta/domain/texto';
import type { FocusEventHandler } from 'react';
import { texts } from '../cvs.texts.ts';
import type { Words } from './fields.ts';

const BOUNDS = ['pretension_renta', 'pretension_max'] as const;
type Bound = (typeof BOUNDS)[number];

/** What is wrong with a field, and how it learns that it was left. */
export type Told = { error: string | null; onBlur: FocusEventHandler<HTMLElement> };

type RentaInputsProps = {
  draft: CvEditado;
  words: Words;
  change: (part: CvEditado, said: Words) => void;
  told: Told;
  autoFocus: boolean;
};

const isWrong = (typed: string): boolean => typed.trim() !== '' && parsePesos(typed) === null;

/** Why what is typed cannot be saved; null: it can. */
export function rentaProblem(draft: CvEditado, words: Words): string | null {
  if (BOUNDS.some((bound) => isWrong(textOf(bound, draft, words)))) return texts.panel.rentaWrong;
  return isRentaReversed(draft) ? RENTA_ORDEN : null;
}

function textOf(bound: Bound, draft: CvEditado, words: Words): string {
  const [text, value] = [words[bound], draft[bound] ?? null];
  // What somebody else saved meanwhile, and was taken over, is no longer what was typed.
  if (text !== undefined && parsePesos(text) === value) return text;
  return value === null ? '' : numero(value);
}

/** From and to, typed as pay is said: `850 mil`, `1,2 millones`. What was understood stands below. */
export function RentaInputs({ draft, words, change, told, autoFocus }: RentaInputsProps) {
  const typedWrong = BOUNDS.find((bound) => isWrong(textOf(bound, draft, words)));
  const atFault: Bound = typedWrong ?? (told.error === RENTA_ORDEN ? 'pretension_max' : 'pretension_renta');
  const propsOf = (bound: Bound) => ({
    error: bound === atFault ? told.error : null,
    inputMode: 'text' as const,
    onBlur: told.onBlur,
    autoComplete: 'off',
    className: 'num',
    value: textOf(bound, draft, words),
    description: draft[bound] ? pesos(draft[bound]) : undefined,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [bound]: parsePesos(value) }, { [bound]: value }),
  });
  return (
    <Group gap={8} align="flex-start" wrap="nowrap">
      <TextInput label={texts.panel.rentaFrom} autoFocus={autoFocus} {...propsOf('pretension_renta')} />
      <TextInput label={texts.panel.rentaTo} {...propsOf('pretension_max')} />
    </Group>
  );
}
