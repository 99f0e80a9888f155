import { useEffect, useRef } from 'react';
import type { Campo, Mark } from './highlight.ts';
import { piecesOf } from './highlight.ts';
import classes from './TextView.module.css';

type TextViewProps = {
  texto: string;
  marks: readonly Mark[];
  /** Shown in the middle of the sheet, and told from the other marks. */
  focus: Campo | null;
};

/** The text of a CV as it was read, with what was understood marked. */
export function TextView({ texto, marks, focus }: TextViewProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focus) return;
    const mark = sheet.current?.querySelector<HTMLElement>(`[data-campo="${focus}"]`);
    mark?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [focus]);
  return (
    <div ref={sheet} className={classes.sheet}>
      {piecesOf(texto, marks).map(({ text, campo, inicio }) =>
        campo ? (
          <mark key={inicio} data-campo={campo} data-focus={campo === focus || undefined}>
            {text}
          </mark>
        ) : (
          <span key={inicio}>{text}</span>
        ),
      )}
    </div>
  );
}
