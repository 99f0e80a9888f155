import { cambioContrasena } from '@recluta/domain/esquemas';
import { bySchema } from '../../lib/checks.ts';
import { failureOf } from '../../lib/errors.ts';
import { useForm } from '../../lib/useForm.ts';
import type { FormError } from '../../ui/dialogs/FormModal.tsx';
import { useChangePassword } from './sesion.queries.ts';
import { texts } from './sesion.texts.ts';

export type PasswordChange = { actual: string; nueva: string };

const FIELDS: readonly (keyof PasswordChange)[] = ['actual', 'nueva'];

/** The form of a password change; `onDone` once it holds. */
export function usePasswordChange(onDone: () => void) {
  const change = useChangePassword();
  const form = useForm<PasswordChange>({
    initialValues: { actual: '', nueva: '' },
    problems: bySchema(cambioContrasena),
  });
  const failure = change.error ? failureOf(change.error) : null;
  const atField = FIELDS.some((field) => failure?.campos[field]);
  const error: FormError | undefined =
    failure && !atField ? { title: texts.change.failed, detail: failure.text } : undefined;
  const send = form.onSubmit((values) => {
    if (change.isPending) return;
    change.mutate(values, {
      onSuccess: () => {
        form.reset();
        onDone();
      },
      onError: (reason) => form.setErrors(failureOf(reason).campos),
    });
  });
  return { form, send, busy: change.isPending, error };
}
