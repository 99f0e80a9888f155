import { IconCheck, IconFocus2, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Tag } from '../../../ui/cells/Tag.tsx';
import { texts } from '../cvs.texts.ts';
import classes from './Field.module.css';

type FieldProps = {
  label: string;
  /** Missing, or the value as it is shown. */
  value: ReactNode;
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
  const { label, value, quote, warning, doubtful = false, note, onSeek, onConfirm, onEdit, editor } = props;
  const pencil = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !editor) pencil.current?.focus({ preventScroll: true });
    wasOpen.current = Boolean(editor);
  }, [editor]);
  return (
    <div className={classes.field}>
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
                      <button
                        type="button"
                        className={classes.confirm}
                        aria-label={texts.panel.confirm(label)}
                        title={texts.panel.confirm(label)}
                        onClick={onConfirm}
                      >
                        <IconCheck size={15} stroke={2} aria-hidden />
                      </button>
                    )}
                  </span>
                )}
              </div>
              {onSeek && !quote && (
                <button
                  type="button"
                  className={classes.tool}
                  aria-label={texts.panel.seeInText(label)}
                  title={texts.panel.seeInText(label)}
                  onClick={onSeek}
                >
                  <IconFocus2 size={15} stroke={1.7} aria-hidden />
                </button>
              )}
              {onEdit && (
                <button
                  ref={pencil}
                  type="button"
                  className={classes.tool}
                  aria-label={texts.panel.edit(label)}
                  title={texts.panel.edit(label)}
                  onClick={onEdit}
                >
                  <IconPencil size={15} stroke={1.7} aria-hidden />
                </button>
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
