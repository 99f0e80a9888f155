import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { MENSAJES } from '@recluta/domain/mensajes';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { FormMessage } from './FormMessage.tsx';
import { failureText, waitText } from './failures.ts';
import { NewPasswordField } from './PasswordField.tsx';
import { useRegister } from './sesion.queries.ts';
import { texts } from './sesion.texts.ts';
import { useCountdown } from './useCountdown.ts';
import type { Draft } from './useDraft.ts';

/** How long 'Cuenta creada correctamente. Redirigiendo…' stands, so that it can be read, in ms. */
const READING = 900;

const FIELDS = ['nombre', 'email', 'password'] as const;

type RegisterFormProps = {
  form: UseFormReturnType<Draft>;
  /** The choice of plan; it writes `form.values.plan`. */
  plan: ReactNode;
  onDone: () => void;
};

/** §2 and §5: nombre, correo and contraseña must be there; the rest is for the server to say. */
export function RegisterForm({ form, plan, onDone }: RegisterFormProps) {
  const register = useRegister();
  const [incomplete, setIncomplete] = useState(false);
  const [wait, startWait] = useCountdown();
  const busy = register.isPending || register.isSuccess;
  const failure = register.error ? failureOf(register.error) : null;
  const failed = incomplete ? MENSAJES.registro_incompleto : failureText(failure, FIELDS, MENSAJES.registro_fallo);
  const text = wait > 0 ? waitText(wait) : failed;
  const send = (draft: Draft) => {
    if (busy || wait > 0) return;
    const account = { ...draft, nombre: draft.nombre.trim(), email: draft.email.trim() };
    const missing = FIELDS.find((field) => account[field] === '');
    setIncomplete(missing !== undefined);
    if (missing) {
      register.reset();
      form.getInputNode(missing)?.focus();
      return;
    }
    register.mutate(account, {
      onSuccess: () => void setTimeout(onDone, READING),
      onError: (error) => {
        const { campos, wait: seconds } = failureOf(error);
        form.setErrors(campos);
        startWait(seconds);
      },
    });
  };
  return (
    <form onSubmit={form.onSubmit(send)} noValidate aria-busy={busy}>
      <Stack gap={16}>
        <TextInput label={texts.fields.nombre} name="name" autoComplete="name" {...form.getInputProps('nombre')} />
        <TextInput
          label={texts.fields.email}
          type="email"
          name="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <NewPasswordField
          label={texts.fields.password}
          name="password"
          typed={form.values.password}
          {...form.getInputProps('password')}
        />
        {plan}
        {register.isSuccess && <FormMessage kind="success" text={MENSAJES.registro_ok} />}
        {text && <FormMessage text={text} />}
        <Agreement />
        <Button type="submit" size="md" fullWidth disabled={busy || wait > 0}>
          {busy ? texts.register.busy : texts.register.submit}
        </Button>
      </Stack>
    </form>
  );
}

/** What registering accepts, to be read apart: what was typed stays (CL-10). */
function Agreement() {
  const { before, terms, and, contract, after } = texts.register.agree;
  return (
    <Text size="sm" c="dimmed">
      {before}
      <Anchor inherit underline="always" href="/terminos" target="_blank" rel="noopener">
        {terms}
      </Anchor>
      {and}
      <Anchor inherit underline="always" href="/contrato-de-encargo.txt" target="_blank" rel="noopener">
        {contract}
      </Anchor>
      {after}
    </Text>
  );
}
