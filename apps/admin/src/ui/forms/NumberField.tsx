import { TextInput, type TextInputProps } from '@mantine/core';
import { heldNumber } from './numberTyping.ts';

type NumberFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> & {
  value: number | string | null;
  onChange: (value: number | string | null) => void;
};

/** A whole number is typed, and what is none stays in the field: what is wrong with it is for the form to tell. */
export const NumberField = ({ value, onChange, ...rest }: NumberFieldProps) => (
  <TextInput
    inputMode="numeric"
    autoComplete="off"
    {...rest}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChange(heldNumber(currentTarget.value))}
  />
);
