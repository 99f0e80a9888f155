import { breakdown, type Resultado, sortOutcomes } from '@recluta/domain/envio/answer';
import { useEffect, useRef } from 'react';
import { reasonText, TEXTOS } from '../upload.texts.ts';
import { AlertIcon, CheckIcon, CopyIcon } from './icons.tsx';

const ICON = { registrado: CheckIcon, duplicado: CopyIcon, rechazado: AlertIcon };

function Outcome({ nombre, estado, motivo }: Resultado) {
  const Icon = ICON[estado];
  return (
    <li className={`outcome outcome-${estado}`}>
      <Icon />
      <span className="outcome-text">
        <span className="file-name">{nombre}</span>
        {motivo && <span className="outcome-reason">{reasonText(motivo)}</span>}
      </span>
      <span className="outcome-state">{TEXTOS.estado[estado]}</span>
    </li>
  );
}

type DoneDialogProps = { procesados: number; archivos: readonly Resultado[]; onOk: () => void };

/** 'Carga completada' (§2). A native modal dialog: it holds the focus, and Escape is the same as its button. */
export function DoneDialog({ procesados, archivos, onOk }: DoneDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ok = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // showModal picks the first thing that takes the focus, which is the scrolling list.
    ok.current?.focus();
  }, []);
  const sorted = sortOutcomes(archivos);
  const summary = breakdown(archivos);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="completo" onClose={onOk}>
      <span className="dialog-mark">
        <CheckIcon />
      </span>
      <h2 id="completo">{TEXTOS.completo}</h2>
      <p className="dialog-count">{TEXTOS.procesados(procesados)}</p>
      {summary && <p className="dialog-breakdown">{summary}</p>}
      {sorted.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: fifty rows scroll, and only what has focus scrolls by keyboard
        <section className="dialog-scroll" tabIndex={0} aria-label={TEXTOS.detalle}>
          <ul className="outcomes">
            {sorted.map((archivo, i) => (
              <Outcome key={i} {...archivo} />
            ))}
          </ul>
        </section>
      )}
      <button ref={ok} type="button" className="button button-primary" onClick={() => dialog.current?.close()}>
        {TEXTOS.ok}
      </button>
    </dialog>
  );
}
