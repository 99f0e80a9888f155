import { TextInput, type TextInputProps } from '@mantine/core';
import { isValidRut } from '@recluta/domain/rut';
import { useLayoutEffect, useRef, useState } from 'react';
import { afterPress } from '../../lib/afterPress.ts';
import { texts } from '../ui.texts.ts';
import { caretAfter, formatRutTyping } from './rutTyping.ts';

type RutInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> & {
  value: string;
  onChange: (value: string) => void;
};

/** Formats while typing; once left, says when a RUT cannot be right, and never blocks for it (decisions). */
export function RutInput({ value, onChange, onBlur, description, ...rest }: RutInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [left, setLeft] = useState(false);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const doubtful = left && value.trim() !== '' && !isValidRut(value);
  return (
    <TextInput
      label={texts.rut.label}
      placeholder={texts.rut.placeholder}
      inputMode="text"
      autoComplete="off"
      className="num"
      {...rest}
      ref={input}
      value={value}
      description={doubtful ? texts.rut.invalid : description}
      descriptionProps={doubtful ? { c: 'var(--ui-warning)', role: 'status' } : {}}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value;
        const next = formatRutTyping(typed);
        caret.current = caretAfter(typed, currentTarget.selectionStart ?? typed.length, next);
        setLeft(false);
        onChange(next);
      }}
      onBlur={(event) => {
        afterPress(() => setLeft(true));
        onBlur?.(event);
      }}
    />
  );
}
