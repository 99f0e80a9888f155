import { Group, TextInput } from '@mantine/core';
import type { CvEditado } from '@recluta/domain/esquemas';
import { parsePesos } from '@recluta/domain/montos';
import { numero, pesos } from '@recluta/domain/texto';
import { useState } from 'react';
import { texts } from '../cvs.texts.ts';

type Bound = 'pretension_renta' | 'pretension_max';

type RentaInputsProps = {
  draft: CvEditado;
  change: (part: CvEditado) => void;
  /** Why what is typed cannot be saved; null: it can. */
  onWrong: (why: string | null) => void;
  error: string | null;
};

const isWrong = (typed: string): boolean => typed.trim() !== '' && parsePesos(typed) === null;

/** From and to, typed as pay is said: `850 mil`, `1,2 millones`. What was understood stands below. */
export function RentaInputs({ draft, change, onWrong, error }: RentaInputsProps) {
  const [typed, setTyped] = useState<Partial<Record<Bound, string>>>({});
  const textOf = (bound: Bound): string => {
    const [text, value] = [typed[bound], draft[bound] ?? null];
    // What somebody else saved meanwhile, and was taken over, is no longer what was typed.
    if (text !== undefined && parsePesos(text) === value) return text;
    return value === null ? '' : numero(value);
  };
  const onType = (bound: Bound, text: string) => {
    const now = {
      pretension_renta: textOf('pretension_renta'),
      pretension_max: textOf('pretension_max'),
      [bound]: text,
    };
    setTyped(now);
    change({ [bound]: parsePesos(text) });
    const [from, to] = [parsePesos(now.pretension_renta), parsePesos(now.pretension_max)];
    if (isWrong(now.pretension_renta) || isWrong(now.pretension_max)) onWrong(texts.panel.rentaWrong);
    else onWrong(from !== null && to !== null && to < from ? texts.panel.rentaOrder : null);
  };
  const propsOf = (bound: Bound) => ({
    inputMode: 'text' as const,
    autoComplete: 'off',
    className: 'num',
    value: textOf(bound),
    description: draft[bound] ? pesos(draft[bound]) : undefined,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onType(bound, value),
  });
  return (
    <Group gap={8} align="flex-start" wrap="nowrap">
      <TextInput label={texts.panel.rentaFrom} autoFocus error={error} {...propsOf('pretension_renta')} />
      <TextInput label={texts.panel.rentaTo} placeholder={texts.panel.optional} {...propsOf('pretension_max')} />
    </Group>
  );
}
