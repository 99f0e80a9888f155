import type { Form } from '../../lib/useForm.ts';
import { NewPasswordField, PasswordField } from './PasswordField.tsx';
import { texts } from './sesion.texts.ts';
import type { PasswordChange } from './usePasswordChange.ts';

/** Both fields of a password change. */
export function PasswordChangeFields({ form }: { form: Form<PasswordChange> }) {
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
