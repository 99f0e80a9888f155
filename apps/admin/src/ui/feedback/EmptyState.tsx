import { Button } from '@mantine/core';
import { IconCloudOff, IconFilterOff, IconRefresh } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { texts } from '../ui.texts.ts';
import classes from './EmptyState.module.css';

type Icon = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;

type EmptyStateProps = {
  icon: Icon;
  /** The specification's sentence. */
  title: string;
  detail?: ReactNode;
  /** One action, at most two. */
  action?: ReactNode;
  role?: 'status' | 'alert';
  /** The page says nothing else: the sentence is its heading. */
  isPage?: boolean;
};

/** Nothing yet: icon, sentence, one action. */
export function EmptyState({ icon: Icon, title, detail, action, role = 'status', isPage }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={classes.root} role={role}>
      <span className={classes.icon}>
        <Icon size={22} stroke={1.6} aria-hidden />
      </span>
      <Title className={classes.title}>{title}</Title>
      {detail && <p className={classes.detail}>{detail}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

/** Filters hide all: the same sentence, and the way out. */
export function FilteredState({ title, onClear }: { title: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={IconFilterOff}
      title={title}
      action={
        <Button variant="default" onClick={onClear}>
          {texts.clearFilters}
        </Button>
      }
    />
  );
}

type FailedStateProps = {
  title: string;
  /** Why, in words for a person. */
  detail: string | undefined;
  onRetry: () => void;
  retrying?: boolean;
};

/** Could not be loaded: what happened, and 'Reintentar'. */
export function FailedState({ title, detail, onRetry, retrying = false }: FailedStateProps) {
  return (
    <EmptyState
      icon={IconCloudOff}
      role="alert"
      title={title}
      detail={detail}
      action={
        <Button variant="default" onClick={onRetry} disabled={retrying}>
          {retrying ? texts.retrying : texts.retry}
        </Button>
      }
    />
  );
}

/** The page is of a build that is no longer served: the way to the newer one, which the browser asks before it loses anything. */
export function OutdatedState() {
  return (
    <EmptyState
      icon={IconRefresh}
      role="alert"
      title={texts.code.outdated}
      detail={texts.code.outdatedDetail}
      action={<Button onClick={() => window.location.reload()}>{texts.code.reload}</Button>}
    />
  );
}
