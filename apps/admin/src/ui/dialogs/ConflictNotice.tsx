import { Alert, Button, Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { texts } from '../ui.texts.ts';
import classes from './ConflictNotice.module.css';

export type Conflict = {
  field: string;
  label: string;
  /** As a person reads them. */
  theirs: string;
  mine: string;
};

type ConflictNoticeProps = {
  conflicts: readonly Conflict[];
  busy: boolean;
  /** Saves what was typed here over what somebody else saved. */
  onMine: () => void;
  /** Takes what somebody else saved into the form. */
  onTheirs: () => void;
};

/** Somebody else saved the same fields meanwhile: both values, and which of them is to stand. */
export function ConflictNotice({ conflicts, busy, onMine, onTheirs }: ConflictNoticeProps) {
  return (
    <Alert color="atacama" role="status" icon={<IconUsers size={18} aria-hidden />} title={texts.conflict.title}>
      <ul className={classes.list}>
        {conflicts.map(({ field, label, theirs, mine }) => (
          <li key={field}>
            {texts.conflict.field(label, theirs || texts.conflict.empty, mine || texts.conflict.empty)}
          </li>
        ))}
      </ul>
      <Group gap={8} mt={10}>
        <Button size="compact-sm" variant="default" disabled={busy} onClick={onTheirs}>
          {texts.conflict.theirs}
        </Button>
        <Button size="compact-sm" variant="default" disabled={busy} onClick={onMine}>
          {texts.conflict.mine}
        </Button>
      </Group>
    </Alert>
  );
}
