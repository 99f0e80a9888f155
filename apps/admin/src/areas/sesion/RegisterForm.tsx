import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { registro } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { type ReactNode, useState } from 'react';
import { bySchema } from '../../lib/checks.ts';
import { useChecks } from '../../lib/useChecks.ts';
import type { Form } from '../../lib/useForm.ts';
import { FormMessage } from './FormMessage.tsx';
import { NewPasswordField } from './PasswordField.tsx';
import { useRegister } from './sesion.queries.ts';
import { texts } from './sesion.texts.ts';
import type { Draft } from './useDraft.ts';
import { useEntry } from './useEntry.ts';

/** How long 'Cuenta creada correctamente. Redirigiendo…' stands, so that it can be read, in ms. */
const READING = 900;

const FIELDS = ['nombre', 'email', 'password'] as const;
const ofRegistro = bySchema(registro);

type RegisterFormProps = {
  form: Form<Draft>;
  /** The choice of plan; it writes `form.values.plan`. */
  plan: ReactNode;
  onDone: () => void;
};

/** §2 and §5: nombre, correo and contraseña must be there; what is wrong with one is said when it is left, and by the server. */
export function RegisterForm({ form, plan, onDone }: RegisterFormProps) {
  const register = useRegister();
  const [incomplete, setIncomplete] = useState(false);
  const { of } = useChecks(form.values, ofRegistro);
  const propsOf = (field: (typeof FIELDS)[number]) => {
    const { error, ...props } = form.getInputProps(field);
    const told = of(field);
    return { ...props, ...told, error: told.error ?? error };
  };
  const { enter, busy, blocked, text } = useEntry(register, form, FIELDS, MENSAJES.registro_fallo);
  const failed = incomplete ? MENSAJES.registro_incompleto : text;
  const send = (draft: Draft) => {
    if (blocked) return;
    const account = { ...draft, nombre: draft.nombre.trim(), email: draft.email.trim() };
    const missing = FIELDS.find((field) => account[field] === '');
    setIncomplete(missing !== undefined);
    if (missing) {
      register.reset();
      form.getInputNode(missing)?.focus();
      return;
    }
    enter(account, () => void setTimeout(onDone, READING));
  };
  return (
    <form onSubmit={form.onSubmit(send)} noValidate aria-busy={busy}>
      <Stack gap={16}>
        <TextInput label={texts.fields.nombre} name="name" autoComplete="name" {...propsOf('nombre')} />
        <TextInput label={texts.fields.email} type="email" name="email" autoComplete="username" {...propsOf('email')} />
        <NewPasswordField
          label={texts.fields.password}
          name="password"
          typed={form.values.password}
          {...propsOf('password')}
        />
        {plan}
        {register.isSuccess && <FormMessage kind="success" text={MENSAJES.registro_ok} />}
        {failed && <FormMessage text={failed} />}
        <Agreement />
        <Button type="submit" size="md" fullWidth disabled={blocked}>
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
