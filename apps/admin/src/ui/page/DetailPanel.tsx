import { CloseButton } from '@mantine/core';
import { type ReactNode, type Ref, useLayoutEffect } from 'react';
import { giveFocusTo } from '../focusHeir.ts';
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
  /** Its title, which takes the focus of what it is the detail of. */
  titleRef?: Ref<HTMLHeadingElement>;
  context?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Stays at the bottom: actions or key hints. */
  foot?: ReactNode;
};

/** What it is the detail of, in the list beside it. */
const OPENED = ':is([data-index], [data-cv])[aria-current]';

export function DetailPanel({ title, titleRef, context, onClose, children, foot }: DetailPanelProps) {
  // A focus that goes with it goes back to the list, where it was opened.
  useLayoutEffect(() => () => giveFocusTo(document.querySelector<HTMLElement>(OPENED)), []);
  return (
    <aside className={classes.panel} aria-label={title}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 ref={titleRef} className={classes.title} tabIndex={-1}>
            {title}
          </h2>
          {context && <p className={classes.context}>{context}</p>}
        </div>
        <CloseButton aria-label={texts.panel.close} onClick={onClose} />
      </div>
      <div className={classes.body}>{children}</div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </aside>
  );
}
