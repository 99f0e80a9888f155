import { UnstyledButton } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { texts } from '../ui.texts.ts';
import classes from './FailedLine.module.css';

type FailedLineProps = {
  title: string;
  /** Why; who points at the sentence is told. */
  detail?: string | undefined;
  onRetry: () => void;
  retrying: boolean;
};

/** Something beside the main thing could not be loaded: one line, and the rest of the screen stays where it is. */
export function FailedLine({ title, detail, onRetry, retrying }: FailedLineProps) {
  return (
    <p className={classes.root} role="status" title={detail}>
      <IconCloudOff size={15} stroke={1.7} aria-hidden />
      <span>{title}.</span>
      <UnstyledButton className={classes.retry} disabled={retrying} onClick={onRetry}>
        {texts.retry}
      </UnstyledButton>
    </p>
  );
}
