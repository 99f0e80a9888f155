import { Alert, Button, Group } from '@mantine/core';
import { type Icon, IconUsers } from '@tabler/icons-react';
import { texts } from '../ui.texts.ts';
import classes from './ConflictNotice.module.css';

type ConflictNoticeProps<F extends string> = {
  /** Fields that saving would overwrite. */
  clashing: readonly F[];
  /** Other fields that somebody changed: they stay as they are. */
  changed?: readonly F[];
  labels: Record<F, string>;
  /** Values as a person reads them. */
  theirs: (field: F) => string;
  mine: (field: F) => string;
  busy: boolean;
  /** What changed it, where it was nobody. */
  by?: { icon: Icon; title: string; changed: (campos: readonly string[]) => string } | undefined;
  /** Saves what was typed here over what somebody else saved. */
  onMine: () => void;
  /** Takes what somebody else saved into the form. */
  onTheirs: () => void;
};

const SOMEBODY = { icon: IconUsers, title: texts.conflict.title, changed: texts.conflict.changed };

/** Somebody else saved the same thing meanwhile: of the same fields both values and which is to stand, of others their names. */
export function ConflictNotice<F extends string>(props: ConflictNoticeProps<F>) {
  const { clashing, changed = [], labels, theirs, mine, busy, by = SOMEBODY, onMine, onTheirs } = props;
  const look = { color: 'atacama', role: 'status', icon: <by.icon size={18} aria-hidden /> } as const;
  return (
    <>
      {clashing.length > 0 && (
        <Alert {...look} title={by.title}>
          <ul className={classes.list}>
            {clashing.map((field) => (
              <li key={field}>
                {texts.conflict.field(
                  labels[field],
                  theirs(field) || texts.conflict.empty,
                  mine(field) || texts.conflict.empty,
                )}
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
      )}
      {changed.length > 0 && (
        <Alert {...look} title={by.changed(changed.map((field) => labels[field].toLowerCase()))}>
          {texts.conflict.changedDetail}
        </Alert>
      )}
    </>
  );
}
