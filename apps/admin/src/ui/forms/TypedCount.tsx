import { TextInput } from '@mantine/core';
import { texts } from '../ui.texts.ts';

/** Whether what was typed is the number, with or without its dots. */
export const isCount = (typed: string, count: number): boolean => typed.replace(/\D/g, '') === String(count);

type TypedCountProps = { count: number; value: string; wrong: boolean; onChange: (typed: string) => void };

/** Asks to write how many people an action is for, before it touches so many. */
export function TypedCount({ count, value, wrong, onChange }: TypedCountProps) {
  return (
    <TextInput
      label={texts.count.label(count)}
      inputMode="numeric"
      autoComplete="off"
      w={260}
      value={value}
      error={wrong && texts.count.wrong(count)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
