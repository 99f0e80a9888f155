import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { isCommonPassword } from '@recluta/domain/contrasenas';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { helpOrder } from '../../ui/forms/helpOrder.ts';
import { texts } from './sesion.texts.ts';

/** §2: a password with show/hide. Pasting is allowed, as in any field. */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'rightSection'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      inputWrapperOrder={helpOrder(props.error)}
      {...props}
      type={shown ? 'text' : 'password'}
      rightSection={
        <ActionIcon
          size={28}
          aria-label={shown ? texts.password.hide : texts.password.show}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
        </ActionIcon>
      }
    />
  );
}

type NewPasswordFieldProps = Omit<TextInputProps, 'type' | 'rightSection'> & {
  /** What is typed so far. */
  typed: string;
};

/** A password being chosen: says how long it must be, and warns about those that are tried first. */
export function NewPasswordField({ typed, ...rest }: NewPasswordFieldProps) {
  const common = typed !== '' && isCommonPassword(typed);
  return (
    <PasswordField
      autoComplete="new-password"
      {...rest}
      description={common ? texts.password.common : texts.password.least}
      descriptionProps={common ? { c: 'var(--ui-warning)', role: 'status' } : {}}
    />
  );
}
