import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../ui.texts.ts';
import classes from './DetailPanel.module.css';

type WithPanelProps = {
  children: ReactNode;
  /** The open panel, or null. */
  panel: ReactNode;
};

/**
 * A page of all the width there is, with its detail beside it: 480 px at the right, the whole screen on a phone. The list
 * keeps its place.
 */
export function WithPanel({ children, panel }: WithPanelProps) {
  return (
    <div className={classes.root} data-open={panel ? true : undefined}>
      <div className={classes.page}>{children}</div>
      {panel}
    </div>
  );
}

type DetailPanelProps = {
  title: string;
  context?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Stays at the bottom: actions or key hints. */
  foot?: ReactNode;
};

export function DetailPanel({ title, context, onClose, children, foot }: DetailPanelProps) {
  return (
    <aside className={classes.panel} aria-label={title}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 className={classes.title}>{title}</h2>
          {context && <p className={classes.context}>{context}</p>}
        </div>
        <CloseButton aria-label={texts.panel.close} onClick={onClose} />
      </div>
      <div className={classes.body}>{children}</div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </aside>
  );
}
