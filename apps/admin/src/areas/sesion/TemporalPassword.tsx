import { Text } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { useSession } from '../../lib/session.tsx';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { PasswordChangeFields } from './PasswordChangeFields.tsx';
import { texts } from './sesion.texts.ts';
import { usePasswordChange } from './usePasswordChange.ts';

/** Asks who came in with a password set by an administrador for one of their own; it can wait until the next visit. */
export function TemporalPassword() {
  const { usuario } = useSession();
  const [later, setLater] = useSessionStorage({
    key: `recluta-clave-despues-${usuario.id}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const { form, send, busy, error } = usePasswordChange(() => undefined);
  return (
    <FormModal
      opened={usuario.clave_temporal && !later}
      onClose={() => setLater(true)}
      title={texts.temporal.title}
      submitLabel={texts.change.submit}
      busyLabel={texts.change.busy}
      cancelLabel={texts.temporal.later}
      busy={busy}
      dirty={form.isDirty()}
      error={error}
      onSubmit={send}
      size={440}
    >
      <Text c="dimmed">{texts.temporal.detail}</Text>
      <PasswordChangeFields form={form} />
    </FormModal>
  );
}
