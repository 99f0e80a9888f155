import { Skeleton } from '@mantine/core';
import type { TipoArchivo } from '@recluta/domain/archivos';
import type { LecturaCv } from '@recluta/domain/esquemas';
import { lazy, Suspense } from 'react';
import type { NombreCampo } from './evidencias.ts';
import { TextoOriginal } from './TextoOriginal.tsx';
import { texts } from './visor.texts.ts';

const PdfOriginal = lazy(() => import('./PdfOriginal.tsx'));

type OriginalProps = {
  tipo: TipoArchivo;
  lectura: LecturaCv | null;
  /** Gives a fresh signed address of the file; keep its identity between renders. */
  address: () => Promise<string>;
  /** The field whose place is brought into view. */
  active: NombreCampo | null;
};

/** The original of a cv beside its data, what was read marked: a PDF's pages, or the text of a Word document. */
export function Original({ tipo, lectura, address, active }: OriginalProps) {
  if (tipo !== 'pdf') return lectura ? <TextoOriginal lectura={lectura} active={active} /> : <p>{texts.none}</p>;
  return (
    <Suspense fallback={<Skeleton height={420} radius={8} aria-label={texts.loading} />}>
      <PdfOriginal address={address} lectura={lectura} active={active} />
    </Suspense>
  );
}
