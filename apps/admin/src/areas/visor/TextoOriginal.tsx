import type { LecturaCv } from '@recluta/domain/esquemas';
import { useEffect, useMemo, useRef } from 'react';
import { cutAtMarks, marksOf, type NombreCampo } from './evidencias.ts';
import classes from './Marcado.module.css';
import { texts } from './visor.texts.ts';

type TextoOriginalProps = {
  lectura: LecturaCv;
  /** The field whose place is brought into view. */
  active: NombreCampo | null;
};

/** The text of a DOC or DOCX as it was read, with what was read from it marked. */
export function TextoOriginal({ lectura, active }: TextoOriginalProps) {
  const root = useRef<HTMLPreElement>(null);
  const pieces = useMemo(() => cutAtMarks(lectura.texto, marksOf(lectura.campos)), [lectura]);
  useEffect(() => {
    if (active) root.current?.querySelector(`[data-campo="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <section aria-label={texts.extracted}>
      <p className={classes.hint}>{texts.hint}</p>
      <pre ref={root} className={classes.text}>
        {pieces.map(({ texto, marca }, i) =>
          marca ? (
            <mark
              key={i}
              className={classes.mark}
              data-campo={marca.campo}
              data-active={marca.campo === active || undefined}
            >
              {texto}
            </mark>
          ) : (
            texto
          ),
        )}
      </pre>
    </section>
  );
}
