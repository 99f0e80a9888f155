import { Button, Text } from '@mantine/core';
import { texts } from '../ui.texts.ts';
import { useKept } from '../useKept.ts';
import { Dialog } from './Dialog.tsx';
import { DialogFoot } from './DialogFoot.tsx';
import classes from './OutcomeHost.module.css';
import { closeOutcome, useOutcome } from './outcome.ts';

/** Who was left out of an action for many, and why; once in the layout. */
export function OutcomeHost() {
  const outcome = useOutcome();
  const kept = useKept(outcome);
  if (!kept) return null;
  const { title, done, failed, onRetry } = kept;
  return (
    <Dialog opened={outcome !== null} onClose={closeOutcome} title={title} size={520}>
      {done && <Text c="dimmed">{done}</Text>}
      <ul className={classes.list} aria-label={texts.outcome.list}>
        {failed.map(({ id, name, reason }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <DialogFoot mt={20}>
        <Button variant="default" onClick={closeOutcome} data-autofocus>
          {texts.close}
        </Button>
        {onRetry && (
          <Button
            onClick={() => {
              closeOutcome();
              onRetry();
            }}
          >
            {texts.outcome.retry(failed.length)}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}
