import { formatInstant } from '@recluta/domain/fechas';
import type { CSSProperties, ReactNode } from 'react';
import { usePrinting } from '../DataTable/usePrinting.ts';
import { texts } from '../ui.texts.ts';
import classes from './PageHead.module.css';

type PageHeadProps = {
  title: string;
  /** One line of context. */
  context?: ReactNode;
  /** How the screen is used, after the context; paper has no use for it. */
  hint?: string | undefined;
  /** At the right: at most one filled button, the rest `default` or `subtle`; the filled one last. */
  actions?: ReactNode;
};

/** Head of every screen. */
export function PageHead({ title, context, hint, actions }: PageHeadProps) {
  return (
    <div className={classes.place}>
      <div className={classes.root}>
        <h1 className={classes.title}>{title}</h1>
        <div className={classes.words}>
          {(context || hint) && (
            <p className={classes.context}>
              {context}
              {hint && <span className={classes.hint}>{context ? ` · ${hint}` : hint}</span>}
            </p>
          )}
          <PrintedAt />
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}

type FilterRowProps = {
  children: ReactNode;
  /** Stands at the right: a SaveBadge. */
  end?: ReactNode;
  /** What all that may ever stand there needs, in px: it has that room from the start, and what comes moves nothing. */
  room?: number | undefined;
  /** Below a tablet `end` shares the line of the search: what stands before it leaves no room. */
  endBySearch?: boolean;
  /** On a phone one line that is drawn sideways, instead of as many lines as its pills need. */
  strip?: boolean;
};

/** The line of filters between head and table. */
export function FilterRow({ children, end, room, endBySearch = false, strip = false }: FilterRowProps) {
  return (
    <div className={classes.filters} data-strip={strip || undefined}>
      {children}
      {end && (
        <div
          className={classes.end}
          data-by-search={endBySearch || undefined}
          style={room ? ({ '--room': `${room}px` } as CSSProperties) : undefined}
        >
          {end}
        </div>
      )}
    </div>
  );
}

/** On paper alone: a list that changes by the hour says of when it is. */
function PrintedAt() {
  const printing = usePrinting();
  return printing && <p className={classes.context}>{texts.table.printed(formatInstant(new Date().toISOString()))}</p>;
}
