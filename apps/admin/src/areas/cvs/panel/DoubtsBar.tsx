import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { giveFocusTo } from '../../../ui/focusHeir.ts';
import { Keys } from '../../../ui/shortcuts/Keys.tsx';
import { isBusy } from '../../../ui/shortcuts/typing.ts';
import { useKeyDown } from '../../../ui/shortcuts/useKeyDown.ts';
import { texts } from '../cvs.texts.ts';
import classes from './DoubtsBar.module.css';

type DoubtsBarProps = { count: number; busy: boolean; onConfirm: () => void };

/** How much of a cv is to be reviewed, and the way to say that all of it is right. */
export function DoubtsBar({ count, busy, onConfirm }: DoubtsBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const confirmed = useRef(false);
  const confirm = () => {
    confirmed.current = true;
    onConfirm();
  };
  useLayoutEffect(() => {
    const title = bar.current?.closest('aside')?.querySelector('h2') ?? null;
    // It goes with its button; what a colleague confirmed takes nobody's focus.
    return () => {
      if (confirmed.current) giveFocusTo(title);
    };
  }, []);
  useKeyDown((event) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (event.key.toLowerCase() !== 'r' || !plain || isBusy(event)) return;
    event.preventDefault();
    confirm();
  });
  return (
    <div ref={bar} className={classes.bar}>
      <span>{texts.panel.doubts(count)}</span>
      <span className={classes.key}>
        <Keys id="corregir" /> {texts.panel.keys.correct}
      </span>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconCheck size={15} stroke={2} aria-hidden />}
        disabled={busy}
        onClick={confirm}
      >
        {texts.panel.allRight}
      </Button>
      <span className={classes.key}>
        <Keys id="confirmar_datos" />
      </span>
    </div>
  );
}
