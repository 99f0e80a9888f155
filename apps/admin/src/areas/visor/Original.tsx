import { Skeleton } from '@mantine/core';
import type { LecturaCv } from '@recluta/domain/esquemas';
import { Suspense } from 'react';
import { lateComponent } from '../../lib/lateComponent.tsx';
import { FailedState, OutdatedState } from '../../ui/feedback/EmptyState.tsx';
import { texts as uiTexts } from '../../ui/ui.texts.ts';
import { texts } from './visor.texts.ts';

const PdfOriginal = lateComponent(
  () => import('./PdfOriginal.tsx'),
  ({ lack, ...retry }) =>
    lack === 'otra_version' ? (
      <OutdatedState />
    ) : (
      <FailedState title={texts.failed} detail={uiTexts.code.noConnection} {...retry} />
    ),
);

export type OriginalProps = {
  lectura: LecturaCv | null;
  /** Of the file, as it was sent. */
  nombre: string;
  /** Gives a fresh signed address of the file, which lives for a minute; keep its identity between renders. */
  address: () => Promise<string>;
  /** The field whose first place is brought into view; another object each time it is asked for. */
  sought: { campo: string } | null;
};

/** The pages of a PDF beside the data of its cv, what was read marked. */
export const Original = (props: OriginalProps) => (
  <Suspense fallback={<Skeleton height={420} radius={8} role="status" aria-label={texts.loading} />}>
    <PdfOriginal {...props} />
  </Suspense>
);
