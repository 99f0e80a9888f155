import { TextInput } from '@mantine/core';
import { CONFIRM_FROM } from '@recluta/domain/motivos';
import { type ReactNode, useState } from 'react';
import { useChecks } from '../../lib/useChecks.ts';
import { texts } from '../ui.texts.ts';

type Words = { label: (n: number) => string; wrong: (n: number) => string };

/**
 * Asks to write how many people an action is for, before it touches thirty-one or more, or so many as `from` says; fewer
 * are asked nothing. `check` tells whether it may go on, and marks the field when it may not. Dots in the number do not
 * count.
 */
export function useTypedCount(
  count: number,
  words: Words = texts.count,
  from = CONFIRM_FROM,
): { field: ReactNode; check: (form: Element) => boolean } {
  const [typed, setTyped] = useState('');
  const asked = count >= from;
  const { check, of } = useChecks({ typed }, (values) =>
    asked && values.typed.replace(/\D/g, '') !== String(count) ? { typed: words.wrong(count) } : {},
  );
  return {
    field: asked && (
      <TextInput
        label={words.label(count)}
        inputMode="numeric"
        autoComplete="off"
        maw={300}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        {...of('typed')}
      />
    ),
    check,
  };
}
