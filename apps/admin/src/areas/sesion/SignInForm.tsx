import { Button, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { MENSAJES } from '@recluta/domain/mensajes';
import { failureOf } from '../../lib/errors.ts';
import { FormMessage } from './FormMessage.tsx';
import { failureText, waitText } from './failures.ts';
import { PasswordField } from './PasswordField.tsx';
import { useSignIn } from './sesion.queries.ts';
import { texts } from './sesion.texts.ts';
import { useCountdown } from './useCountdown.ts';
import type { Draft } from './useDraft.ts';

type SignInFormProps = { form: UseFormReturnType<Draft>; onDone: () => void };

/** §2 and §5: the correo is trimmed and nothing else is checked here. */
export function SignInForm({ form, onDone }: SignInFormProps) {
  const signIn = useSignIn();
  const [wait, startWait] = useCountdown();
  const busy = signIn.isPending || signIn.isSuccess;
  const failure = signIn.error ? failureOf(signIn.error) : null;
  const text = wait > 0 ? waitText(wait) : failureText(failure, ['email', 'password'], MENSAJES.credenciales);
  const send = ({ email, password }: Draft) => {
    if (busy || wait > 0) return;
    signIn.mutate(
      { email: email.trim(), password },
      {
        onSuccess: onDone,
        onError: (error) => {
          const { campos, wait: seconds } = failureOf(error);
          form.setErrors(campos);
          startWait(seconds);
        },
      },
    );
  };
  return (
    <form onSubmit={form.onSubmit(send)} noValidate aria-busy={busy}>
      <Stack gap={16}>
        <TextInput
          label={texts.fields.email}
          type="email"
          name="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <PasswordField label={texts.fields.password} name="password" {...form.getInputProps('password')} />
        {text && <FormMessage text={text} />}
        <Button type="submit" size="md" fullWidth disabled={busy || wait > 0}>
          {busy ? texts.signIn.busy : texts.signIn.submit}
        </Button>
      </Stack>
    </form>
  );
}
