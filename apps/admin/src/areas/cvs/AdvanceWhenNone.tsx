import { Button, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import classes from './CvsPage.module.css';
import { texts } from './cvs.texts.ts';

type AdvanceWhenNoneProps = {
  /** The reason is seen; else it is only heard, as what arrived needs its place. */
  told: boolean;
};

/** 'Pasar a la siguiente etapa' while nobody is preselected: why it cannot be used yet. Then the floating bar has it. */
export function AdvanceWhenNone({ told }: AdvanceWhenNoneProps) {
  const reason = useId();
  return (
    <span className={classes.advance}>
      {told ? (
        <span id={reason} className={classes.reason}>
          {texts.bar.advanceNone}
        </span>
      ) : (
        <VisuallyHidden id={reason}>{texts.bar.advanceNone}</VisuallyHidden>
      )}
      <Button size="compact-sm" h={32} variant="default" disabled aria-describedby={reason}>
        {texts.bar.advance}
      </Button>
    </span>
  );
}
