import { Button, Stack, Text } from '@mantine/core';
import { MENSAJES } from '@recluta/domain/mensajes';
import type { Vencida } from '../../lib/session.tsx';
import { useForm } from '../../lib/useForm.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { useKept } from '../../ui/useKept.ts';
import { FormMessage } from './FormMessage.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useSignInAgain } from './sesion.queries.ts';
import { texts } from './sesion.texts.ts';
import { useEntry } from './useEntry.ts';

const FIELDS = ['password'] as const;

/** Keys pressed in here stay here: Escape would otherwise close the dialog below, with what was typed into it. */
const OWN_KEYS = { 'data-mantine-stop-propagation': true };

/** Nothing can be read behind: whoever passes by is not who was in. */
const COVER = { color: 'var(--ui-surface)', backgroundOpacity: 1 };

type ExpiredSessionProps = { expired: Vencida | false; email: string; onLeave: () => void };

/** Takes this tab over to who is signed in: with everything new, and asking first where something is written. */
const goOver = () => window.location.assign('/inicio');

/**
 * The session ended while somebody was working, or is another's since: sign in again in place, over everything as it was
 * left.
 */
export function ExpiredSession({ expired, email, onLeave }: ExpiredSessionProps) {
  const why = useKept(expired || null) ?? 'terminada';
  const signIn = useSignInAgain();
  const form = useForm({ initialValues: { password: '' } });
  const { enter, busy, blocked, text } = useEntry(signIn, form, FIELDS, MENSAJES.credenciales);
  const send = ({ password }: { password: string }) =>
    enter({ email, password }, () => {
      // It may end once more while this screen stands.
      form.reset();
      signIn.reset();
    });
  return (
    <Dialog
      opened={expired !== false}
      onClose={() => undefined}
      title={texts.expired[why].title}
      size={420}
      zIndex={500}
      overlayProps={COVER}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <form onSubmit={form.onSubmit(send)} noValidate aria-busy={busy}>
        <Stack gap={16}>
          <Text c="dimmed">{texts.expired[why].detail}</Text>
          <Text>
            {texts.expired.as} <b>{email}</b>
          </Text>
          {/* For the password manager, which looks for who the password belongs to. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={texts.fields.password}
            name="password"
            data-autofocus
            {...OWN_KEYS}
            {...form.getInputProps('password')}
          />
          {text && <FormMessage text={text} />}
        </Stack>
        <DialogFoot>
          <Button variant="default" onClick={why === 'ajena' ? goOver : onLeave} disabled={busy} {...OWN_KEYS}>
            {texts.expired[why].leave}
          </Button>
          <Button type="submit" disabled={blocked} {...OWN_KEYS}>
            {busy ? texts.signIn.busy : texts.signIn.submit}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
