import { Button, Stack, TextInput } from '@mantine/core';
import { MENSAJES } from '@recluta/domain/mensajes';
import type { Form } from '../../lib/useForm.ts';
import { FormMessage } from './FormMessage.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useSignIn } from './sesion.queries.ts';
import { texts } from './sesion.texts.ts';
import type { Draft } from './useDraft.ts';
import { useEntry } from './useEntry.ts';

const FIELDS = ['email', 'password'] as const;

type SignInFormProps = { form: Form<Draft>; onDone: () => void };

/** §2 and §5: the correo is trimmed and nothing else is checked here. */
export function SignInForm({ form, onDone }: SignInFormProps) {
  const { enter, busy, blocked, text } = useEntry(useSignIn(), form, FIELDS, MENSAJES.credenciales);
  const send = ({ email, password }: Draft) => enter({ email: email.trim(), password }, onDone);
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
        <Button type="submit" size="md" fullWidth disabled={blocked}>
          {busy ? texts.signIn.busy : texts.signIn.submit}
        </Button>
      </Stack>
    </form>
  );
}
