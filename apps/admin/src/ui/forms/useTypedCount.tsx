import { TextInput } from '@mantine/core';
import { CONFIRM_FROM } from '@recluta/domain/motivos';
import { type ReactNode, useState } from 'react';
import { texts } from '../ui.texts.ts';

/**
 * Asks to write how many people an action is for, before it touches thirty-one or more; fewer are asked nothing.
 * `check` tells whether it may go on, and marks the field when it may not. Dots in the number do not count.
 */
export function useTypedCount(count: number): { field: ReactNode; check: () => boolean } {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const many = count >= CONFIRM_FROM;
  return {
    field: many && (
      <TextInput
        label={texts.count.label(count)}
        inputMode="numeric"
        autoComplete="off"
        w={260}
        value={typed}
        error={wrong && texts.count.wrong(count)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
      />
    ),
    check: () => {
      const right = !many || typed.replace(/\D/g, '') === String(count);
      setWrong(!right);
      return right;
    },
  };
}
