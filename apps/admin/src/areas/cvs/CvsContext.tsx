import type { Cv, Proceso } from '@recluta/domain/esquemas';
import { useMemo } from 'react';
import { texts } from './cvs.texts.ts';
import { needsLook } from './lista/filters.ts';

type CvsContextProps = { proceso: Proceso | undefined; rows: readonly Cv[] | undefined; stage: string | undefined };

/** proceso · empresa · n recibidos, n por revisar */
export function CvsContext({ proceso, rows, stage }: CvsContextProps) {
  const review = useMemo(() => rows?.filter(needsLook).length ?? 0, [rows]);
  if (!proceso) return ' ';
  return (
    <>
      {proceso.nombre} · {proceso.empresa_nombre}
      {rows && (
        <>
          {' · '}
          <b>{stage ? texts.counts.all(rows.length) : texts.counts.received(rows.length)}</b>
          {review > 0 && `, ${texts.counts.review(review)}`}
        </>
      )}
    </>
  );
}
