import { failureOf } from '../../lib/errors.ts';
import type { Form } from '../../lib/useForm.ts';
import { failureText, waitText } from './failures.ts';
import { useCountdown } from './useCountdown.ts';

/** A mutation of the way in, as far as its form knows it. */
type Door<Sent> = {
  mutate: (sent: Sent, told: { onSuccess: () => void; onError: (error: unknown) => void }) => void;
  isPending: boolean;
  isSuccess: boolean;
  error: unknown;
};

type Entry<Sent> = {
  /** Does nothing while it is on its way, has arrived, or has to wait. */
  enter: (sent: Sent, onDone: () => void) => void;
  busy: boolean;
  blocked: boolean;
  /** What stands above the button; null where a field says it. */
  text: string | null;
};

/** Sending a form on the way in: once, not before the wait that was asked for, and what is wrong told where it belongs. */
export function useEntry<Sent, Values extends Record<string, unknown>>(
  door: Door<Sent>,
  form: Pick<Form<Values>, 'setErrors'>,
  fields: readonly string[],
  fallback: string,
): Entry<Sent> {
  const [wait, startWait] = useCountdown();
  const busy = door.isPending || door.isSuccess;
  const blocked = busy || wait > 0;
  const failure = door.error ? failureOf(door.error) : null;
  const enter = (sent: Sent, onDone: () => void) => {
    if (blocked) return;
    door.mutate(sent, {
      onSuccess: onDone,
      onError: (error) => {
        const { campos, wait: seconds } = failureOf(error);
        form.setErrors(campos);
        startWait(seconds);
      },
    });
  };
  return { enter, busy, blocked, text: wait > 0 ? waitText(wait) : failureText(failure, fields, fallback) };
}
