import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { FormEventHandler, ReactNode } from 'react';
import { Unsaved } from '../../lib/Unsaved.tsx';
import { texts } from '../ui.texts.ts';
import type { LossWords } from './closing.ts';
import { Dialog } from './Dialog.tsx';
import { CancelButton, DialogFoot } from './DialogFoot.tsx';
import classes from './FormModal.module.css';

export type FormError = {
  /** §8's sentence. */
  title: string;
  /** The server's text. */
  detail?: string | undefined;
};

type FormModalProps = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The verb: 'Crear proceso'. */
  submitLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  busy?: boolean;
  /** `form.onSubmit(…)` of useForm. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  error?: FormError | undefined;
  /** Why it cannot be sent at all (a limit of the plan): the button is disabled and the reason stands beside it. */
  blocked?: string | undefined;
  /** It destroys what cannot be brought back: the button is red. */
  destroys?: boolean;
  /** Something in it would be lost: it asks before it closes. A choice that is made again at once is nothing. */
  dirty: boolean;
  /** How it asks, unless something was written. */
  loss?: LossWords;
  size?: number;
  children: ReactNode;
};

/** What is typed into what is on its way would go with it, unsaved: such a form takes no more letters. */
function holdWhileBusy(form: HTMLFormElement | null) {
  form?.addEventListener('beforeinput', (event) => {
    if (form.getAttribute('aria-busy') === 'true') event.preventDefault();
  });
}

/** The dialog would give its focus to the cross, which comes first; people come to write. A date would open its calendar over the form. */
function markFirstField(form: HTMLFormElement | null) {
  form
    ?.querySelector('input:not([type="hidden"], [data-dates-input], :disabled), textarea:not(:disabled)')
    ?.setAttribute('data-autofocus', '');
}

function prepare(form: HTMLFormElement | null) {
  markFirstField(form);
  holdWhileBusy(form);
}

/**
 * A form in a dialog. The values live with its owner, so an error leaves everything as typed; while it is sent the
 * dialog cannot be closed, and the button says so and stays in its place.
 */
export function FormModal(props: FormModalProps) {
  const {
    opened,
    onClose,
    title,
    submitLabel,
    busyLabel = texts.saving,
    busy = false,
    onSubmit,
    error,
    blocked,
  } = props;
  return (
    <Dialog
      opened={opened}
      onClose={busy ? () => undefined : onClose}
      title={title}
      size={props.size ?? 480}
      closeOnClickOutside={!busy}
      endsWithFoot
    >
      <Unsaved when={props.dirty} words={props.loss} />
      <form ref={prepare} onSubmit={onSubmit} noValidate aria-busy={busy}>
        <Stack gap={16}>
          {error && (
            <Alert color="copihue" title={error.title} icon={<IconAlertCircle size={18} aria-hidden />} role="alert">
              {error.detail !== error.title && error.detail}
            </Alert>
          )}
          {props.children}
        </Stack>
        <DialogFoot mt={12} stuck destroys={props.destroys ?? false}>
          {blocked && (
            <Text size="xs" c="var(--ui-warning)" className={classes.blocked} role="status">
              {blocked}
            </Text>
          )}
          <CancelButton label={props.cancelLabel} disabled={busy} />
          <Button
            type="submit"
            disabled={busy || blocked !== undefined}
            {...(props.destroys && { color: 'copihue' })}
            // The second of a double click sends nothing: `busy` is not told as fast as a mouse is pressed.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {busy ? busyLabel : submitLabel}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
