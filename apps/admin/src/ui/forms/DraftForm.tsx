import { Button, Group, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { reasonOf } from '../../lib/errors.ts';
import type { Attempt } from '../../lib/useAttempt.ts';
import { useClosing } from '../dialogs/closing.ts';
import { LossQuestion } from '../dialogs/LossQuestion.tsx';
import { texts } from '../ui.texts.ts';
import classes from './DraftForm.module.css';

/** What a form of a draft, new or of something that exists, is given by who keeps the draft. */
export type DraftProps<Draft> = {
  label: string;
  value: Draft;
  onChange: (draft: Draft) => void;
  saveLabel: string;
  attempt: Attempt;
  /** Throws when it was not saved: what was typed stays. */
  save: (draft: Draft) => Promise<unknown>;
  onCancel?: () => void;
  /** Cancelling would lose something. */
  changed?: boolean;
  /** Said above the fields. */
  notice?: ReactNode;
};

type DraftFormProps = Pick<DraftProps<unknown>, 'saveLabel' | 'attempt' | 'onCancel' | 'changed' | 'notice'> & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What is said before the reason when saving failed. */
  failed: string;
  /** There is nothing that could be saved. */
  disabled: boolean;
  /** Beside the buttons. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A small form in its place, such as a note's or a task's: its fields, why saving failed, its buttons. */
export function DraftForm({
  saveLabel,
  attempt: { saving, error },
  onCancel,
  changed = false,
  notice,
  onSubmit,
  failed,
  disabled,
  aside,
  children,
}: DraftFormProps) {
  const { asked, close } = useClosing(() => onCancel?.(), changed ? texts.unsaved : null);
  return (
    <form className={classes.form} onSubmit={onSubmit}>
      {notice}
      {children}
      {error !== null && (
        <Text c="var(--ui-error)" size="sm" role="alert">
          {failed}. {reasonOf(error)}
        </Text>
      )}
      <Group gap={8}>
        {asked ? (
          <LossQuestion asked={asked} size="compact-sm" />
        ) : (
          <>
            <Button type="submit" size="compact-sm" disabled={disabled || saving}>
              {saving ? texts.saving : error !== null ? texts.retry : saveLabel}
            </Button>
            {onCancel && (
              <Button size="compact-sm" variant="default" onClick={close} disabled={saving}>
                {texts.cancel}
              </Button>
            )}
            {aside}
          </>
        )}
      </Group>
    </form>
  );
}
