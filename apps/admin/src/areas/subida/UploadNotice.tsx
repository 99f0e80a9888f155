import { Alert } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { texts } from './subida.texts.ts';

const SHOWN = 5;

type UploadNoticeProps = {
  tone: 'warning' | 'error' | 'info';
  title: string;
  /** Names of the files it concerns; past the fifth they are only counted. */
  nombres?: readonly string[];
  children?: ReactNode;
};

const COLOR = { warning: 'atacama', error: 'copihue', info: 'pacifico' } as const;

/** A sentence that must not be missed, with what it is about below it. */
export function UploadNotice({ tone, title, nombres = [], children }: UploadNoticeProps) {
  const Icon = tone === 'info' ? IconInfoCircle : IconAlertCircle;
  const names = nombres.slice(0, SHOWN).join(', ');
  const rest = nombres.length - SHOWN;
  return (
    <Alert color={COLOR[tone]} title={title} icon={<Icon size={18} aria-hidden />} role="presentation">
      {names && <span style={{ overflowWrap: 'anywhere' }}>{rest > 0 ? `${names} ${texts.y_mas(rest)}` : names}</span>}
      {children}
    </Alert>
  );
}
