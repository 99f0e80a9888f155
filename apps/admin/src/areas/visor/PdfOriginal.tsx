import { Button, Skeleton } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useMemo, useRef, useState } from 'react';
import { saveFile } from '../../lib/saveFile.ts';
import { type Marca, marksOf } from './evidencias.ts';
import type { OriginalProps } from './Original.tsx';
import classes from './PdfOriginal.module.css';
import { drawPage, openPdf, type Pdf, Undrawable } from './pdf.ts';
import { texts } from './visor.texts.ts';

type State =
  | { estado: 'abriendo' }
  | { estado: 'fallido' }
  | { estado: 'ilegible'; why: Undrawable }
  | { estado: 'abierto'; pdf: Pdf };

/** The pages of a PDF on canvases, with boxes over what was read from them (for a scan, those of the recognition). */
export default function PdfOriginal({ nombre, address, lectura, sought }: OriginalProps) {
  const [state, setState] = useState<State>({ estado: 'abriendo' });
  const [tries, setTries] = useState(0);
  const pages = useRef<HTMLDivElement>(null);
  const { ref, width } = useElementSize<HTMLDivElement>();
  const root = useMergedRef(ref, pages);
  const drawn = state.estado === 'abierto' && width > 0;
  const marks = useMemo(() => (lectura ? marksOf(lectura.campos) : []), [lectura]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it anew
  useEffect(() => {
    const gone = new AbortController();
    let opened: Pdf | null = null;
    setState({ estado: 'abriendo' });
    address()
      .then((url) => openPdf(url, gone.signal))
      .then((pdf) => {
        opened = pdf;
        if (gone.signal.aborted) pdf.close();
        else setState({ estado: 'abierto', pdf });
      })
      .catch((error: unknown) => {
        if (gone.signal.aborted) return;
        setState(error instanceof Undrawable ? { estado: 'ilegible', why: error } : { estado: 'fallido' });
      });
    return () => {
      gone.abort();
      opened?.close();
    };
  }, [address, tries]);

  useEffect(() => {
    if (drawn && sought)
      pages.current?.querySelector(`[data-campo="${sought.campo}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [drawn, sought]);

  return (
    <div ref={root} className={classes.pages}>
      {state.estado === 'abriendo' && <Skeleton height={420} radius={8} role="status" aria-label={texts.loading} />}
      {state.estado === 'fallido' && (
        <div role="alert">
          <p>{texts.failed}</p>
          <Button variant="default" onClick={() => setTries((n) => n + 1)}>
            {texts.retry}
          </Button>
        </div>
      )}
      {state.estado === 'ilegible' && (
        <div role="status">
          <p>{texts.undrawable[state.why.causa]}</p>
          <Button variant="default" onClick={() => saveFile(state.why.content, nombre)}>
            {texts.download}
          </Button>
        </div>
      )}
      {state.estado === 'abierto' &&
        width > 0 &&
        state.pdf.pages.map((page, i) => (
          <Pagina
            key={page.pageNumber}
            page={page}
            label={texts.page(i + 1, state.pdf.total)}
            width={width}
            marks={marks.filter(({ pagina }) => pagina === i + 1)}
            active={sought?.campo ?? null}
          />
        ))}
      {state.estado === 'abierto' && state.pdf.total > state.pdf.pages.length && (
        <p className={classes.number}>{texts.cut(state.pdf.pages.length, state.pdf.total)}</p>
      )}
    </div>
  );
}

type PaginaProps = { page: PDFPageProxy; label: string; width: number; marks: Marca[]; active: string | null };

const percent = (part: number) => `${part * 100}%`;

function Pagina({ page, label, width, marks, active }: PaginaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current ? drawPage(page, canvas.current, width) : undefined), [page, width]);
  return (
    <figure className={classes.page}>
      <canvas ref={canvas} className={classes.canvas} role="img" aria-label={label} />
      {marks.flatMap(({ campo, cajas }, i) =>
        cajas.map(({ x, y, ancho, alto, giro }, j) => (
          <span
            key={`${i}-${j}`}
            aria-hidden
            className={classes.box}
            data-campo={campo}
            data-active={campo === active || undefined}
            style={{
              left: percent(x),
              top: percent(y),
              width: percent(ancho),
              height: percent(alto),
              rotate: `${giro ?? 0}deg`,
            }}
          />
        )),
      )}
    </figure>
  );
}
