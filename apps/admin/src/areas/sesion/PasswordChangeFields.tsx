import type { UseFormReturnType } from '@mantine/form';
import { NewPasswordField, PasswordField } from './PasswordField.tsx';
import { texts } from './sesion.texts.ts';
import type { PasswordChange } from './usePasswordChange.ts';

/** Both fields of a password change. */
export function PasswordChangeFields({ form }: { form: UseFormReturnType<PasswordChange> }) {
  return (
    <>
      <PasswordField label={texts.fields.current} name="actual" {...form.getInputProps('actual')} />
      <NewPasswordField
        label={texts.fields.next}
        name="nueva"
        typed={form.values.nueva}
        {...form.getInputProps('nueva')}
      />
    </>
  );
}
