import { Button } from '@mantine/core';
import { useId } from 'react';
import classes from './CvsPage.module.css';
import { texts } from './cvs.texts.ts';

/** 'Pasar a la siguiente etapa' while nobody is preselected: why it cannot be used yet. Then the floating bar has it. */
export function AdvanceWhenNone() {
  const reason = useId();
  return (
    <span className={classes.advance}>
      <span id={reason} className={classes.reason}>
        {texts.bar.advanceNone}
      </span>
      <Button size="compact-sm" h={32} variant="default" disabled aria-describedby={reason}>
        {texts.bar.advance}
      </Button>
    </span>
  );
}
