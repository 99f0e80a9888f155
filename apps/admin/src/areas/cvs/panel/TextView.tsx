import { useEffect, useRef } from 'react';
import { type Mark, piecesOf, type Sought } from './highlight.ts';
import classes from './TextView.module.css';

type TextViewProps = {
  texto: string;
  marks: readonly Mark[];
  /** Shown in the middle of the sheet, and told from the other marks. */
  sought: Sought | null;
};

/** The text of a CV as it was read, with what was understood marked. */
export function TextView({ texto, marks, sought }: TextViewProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sought) return;
    const mark = sheet.current?.querySelector<HTMLElement>(`[data-campo="${sought.campo}"]`);
    mark?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [sought]);
  return (
    <div ref={sheet} className={classes.sheet}>
      {piecesOf(texto, marks).map(({ text, campo, inicio }) =>
        campo ? (
          <mark key={inicio} data-campo={campo} data-focus={campo === sought?.campo || undefined}>
            {text}
          </mark>
        ) : (
          <span key={inicio}>{text}</span>
        ),
      )}
    </div>
  );
}
