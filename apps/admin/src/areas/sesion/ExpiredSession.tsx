import { Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { MENSAJES } from '@recluta/domain/mensajes';
import { failureOf } from '../../lib/errors.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { FormMessage } from './FormMessage.tsx';
import { failureText, waitText } from './failures.ts';
import { PasswordField } from './PasswordField.tsx';
import { useSignInAgain } from './sesion.queries.ts';
import { texts } from './sesion.texts.ts';
import { useCountdown } from './useCountdown.ts';

/** Keys pressed in here stay here: Escape would otherwise close the dialog below, with what was typed into it. */
const OWN_KEYS = { 'data-mantine-stop-propagation': true };

type ExpiredSessionProps = { opened: boolean; email: string; onLeave: () => void };

/** The session ended while somebody was working: sign in again in place, over everything as it was left. */
export function ExpiredSession({ opened, email, onLeave }: ExpiredSessionProps) {
  const signIn = useSignInAgain();
  const [wait, startWait] = useCountdown();
  const form = useForm({ initialValues: { password: '' } });
  const failure = signIn.error ? failureOf(signIn.error) : null;
  const text = wait > 0 ? waitText(wait) : failureText(failure, ['password'], MENSAJES.credenciales);
  const send = ({ password }: { password: string }) => {
    if (signIn.isPending || wait > 0) return;
    signIn.mutate(
      { email, password },
      {
        onSuccess: () => form.reset(),
        onError: (error) => {
          const { campos, wait: seconds } = failureOf(error);
          form.setErrors(campos);
          startWait(seconds);
        },
      },
    );
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => undefined}
      title={texts.expired.title}
      size={420}
      zIndex={400}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <form onSubmit={form.onSubmit(send)} noValidate aria-busy={signIn.isPending}>
        <Stack gap={16}>
          <Text c="dimmed">{texts.expired.detail}</Text>
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
          <Button variant="default" onClick={onLeave} disabled={signIn.isPending} {...OWN_KEYS}>
            {texts.expired.leave}
          </Button>
          <Button type="submit" disabled={signIn.isPending || wait > 0} {...OWN_KEYS}>
            {signIn.isPending ? texts.signIn.busy : texts.signIn.submit}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
