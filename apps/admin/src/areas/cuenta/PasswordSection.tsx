import { Button, Stack } from '@mantine/core';
import { useSession } from '../../lib/session.tsx';
import { Unsaved } from '../../lib/Unsaved.tsx';
import { FormMessage } from '../sesion/FormMessage.tsx';
import { PasswordChangeFields } from '../sesion/PasswordChangeFields.tsx';
import { texts } from '../sesion/sesion.texts.ts';
import { usePasswordChange } from '../sesion/usePasswordChange.ts';

/** Change of the own password; the server ends the other sessions. */
export function PasswordSection() {
  const { usuario } = useSession();
  const { form, send, busy, error } = usePasswordChange(() => undefined);
  return (
    <form onSubmit={send} noValidate aria-busy={busy}>
      <Unsaved when={form.isDirty()} />
      {/* For the password manager, which looks for who the password belongs to. */}
      <input type="email" name="email" autoComplete="username" value={usuario.email} readOnly hidden />
      <Stack gap={16} maw={{ sm: 300 }}>
        <PasswordChangeFields form={form} />
        {error && <FormMessage text={[error.title, error.detail].filter(Boolean).join(' ')} />}
        <Button type="submit" variant="default" w="max-content" disabled={busy}>
          {busy ? texts.change.busy : texts.change.submit}
        </Button>
      </Stack>
    </form>
  );
}
