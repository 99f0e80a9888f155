import { VisuallyHidden } from '@mantine/core';
import type { CampoCv } from '@recluta/domain/campos';
import { IconCheck, IconCopy, IconFocus2, IconPencil } from '@tabler/icons-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Tag } from '../../../ui/cells/Tag.tsx';
import { useCopy } from '../../../ui/page/useCopy.ts';
import { texts } from '../cvs.texts.ts';
import classes from './Field.module.css';

type FieldProps = {
  campo: CampoCv;
  label: string;
  /** Missing, or the value as it is shown. */
  value: ReactNode;
  /** What it is on the clipboard; without it nobody takes it elsewhere. */
  copied?: string | null;
  /** The words it was read from. */
  quote?: string | null;
  /** Why the value can hardly be right. */
  warning?: string | null;
  /** Read without certainty and not looked at yet. */
  doubtful?: boolean;
  /** Who typed it. */
  note?: ReactNode;
  /** Brings the place it was read from into view. */
  onSeek?: (() => void) | undefined;
  /** A doubtful value is right as it is. */
  onConfirm?: (() => void) | undefined;
  /** Opens the editor; without it the field is only shown. */
  onEdit?: (() => void) | undefined;
  /** The open editor, in place of the value. */
  editor?: ReactNode;
};

/** A field of a CV: value, where it was read, and the pencil. */
export function Field(props: FieldProps) {
  const {
    campo,
    label,
    value,
    copied,
    quote,
    warning,
    doubtful = false,
    note,
    onSeek,
    onConfirm,
    onEdit,
    editor,
  } = props;
  const pencil = useRef<HTMLButtonElement>(null);
  const open = Boolean(editor);
  const was = useRef({ open, confirmed: false });
  useEffect(() => {
    const over = (was.current.open && !open) || (was.current.confirmed && !doubtful);
    was.current = { open, confirmed: was.current.confirmed && doubtful };
    // Who went on to another field while this one was saved is left there.
    if (over && document.activeElement === document.body) pencil.current?.focus({ preventScroll: true });
  }, [open, doubtful]);
  const confirm = () => {
    was.current.confirmed = true;
    onConfirm?.();
  };
  return (
    <div className={classes.field} data-campo={campo}>
      <dt>{label}</dt>
      <dd>
        {editor || (
          <>
            <div className={classes.line}>
              <div className={classes.what}>
                <span className={classes.value}>{value}</span>
                {doubtful && (
                  <span className={classes.doubt}>
                    <Tag color="atacama">{texts.panel.review}</Tag>
                    {onConfirm && (
                      <Tool className={classes.confirm} label={texts.panel.confirm(label)} onPress={confirm}>
                        <IconCheck size={15} stroke={2} aria-hidden />
                      </Tool>
                    )}
                  </span>
                )}
              </div>
              {copied && <CopyTool label={label} text={copied} />}
              {onSeek && !quote && (
                <Tool label={texts.panel.seeInText(label)} onPress={onSeek}>
                  <IconFocus2 size={15} stroke={1.7} aria-hidden />
                </Tool>
              )}
              {onEdit && (
                <Tool ref={pencil} label={texts.panel.edit(label)} onPress={onEdit}>
                  <IconPencil size={15} stroke={1.7} aria-hidden />
                </Tool>
              )}
            </div>
            {warning && <small className={classes.warning}>{warning}</small>}
            {quote && <Quote text={quote} label={label} onSeek={onSeek} />}
            {note}
          </>
        )}
      </dd>
    </div>
  );
}

type ToolProps = {
  label: string;
  onPress: () => void;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

/** A sign that is pressed, with its name for who points at it and who hears it. */
function Tool({ label, onPress, className = classes.tool, ref, children }: ToolProps) {
  return (
    <button ref={ref} type="button" className={className} aria-label={label} title={label} onClick={onPress}>
      {children}
    </button>
  );
}

/** To another program: a mail, a call, a background check. */
function CopyTool({ label, text }: { label: string; text: string }) {
  const { copied, copy } = useCopy(text);
  const Sign = copied ? IconCheck : IconCopy;
  return (
    <>
      <Tool className={`${classes.tool} ${classes.copy}`} label={texts.panel.copy(label)} onPress={copy}>
        <Sign size={15} stroke={copied ? 2 : 1.7} aria-hidden />
      </Tool>
      <VisuallyHidden role="status">{copied && texts.panel.copied(label)}</VisuallyHidden>
    </>
  );
}

function Quote({ text, label, onSeek }: { text: string; label: string; onSeek?: (() => void) | undefined }) {
  const words = <q className={classes.quote}>{text}</q>;
  return onSeek ? (
    <button type="button" className={classes.seek} title={texts.panel.seeInText(label)} onClick={onSeek}>
      {words}
    </button>
  ) : (
    words
  );
}
