import type { EstadoEnvio } from '@recluta/domain/archivos';
import { plural } from '@recluta/domain/texto';
import { useEffect, useRef } from 'react';
import type { Resultado } from '../answer.ts';
import { TEXTOS } from '../upload.texts.ts';
import { AlertIcon, CheckIcon, CopyIcon } from './icons.tsx';

/** What needs the sender's eye comes first. */
const ORDER: readonly EstadoEnvio[] = ['rechazado', 'duplicado', 'registrado'];
const ICON = { registrado: CheckIcon, duplicado: CopyIcon, rechazado: AlertIcon };

function Outcome({ nombre, estado, motivo }: Resultado) {
  const Icon = ICON[estado];
  return (
    <li className={`outcome outcome-${estado}`}>
      <Icon />
      <span className="outcome-text">
        <span className="file-name">{nombre}</span>
        {motivo && <span className="outcome-reason">{motivo}</span>}
      </span>
      <span className="outcome-state">{TEXTOS.estado[estado]}</span>
    </li>
  );
}

/** One line that adds up, when not every file was simply taken. */
function breakdown(archivos: readonly Resultado[]): string {
  const count = (estado: EstadoEnvio): number => archivos.filter((archivo) => archivo.estado === estado).length;
  const [registrados, duplicados, rechazados] = [count('registrado'), count('duplicado'), count('rechazado')];
  if (duplicados + rechazados === 0) return '';
  return [
    registrados > 0 && plural(registrados, 'registrado', 'registrados'),
    duplicados > 0 && plural(duplicados, 'ya estaba', 'ya estaban'),
    rechazados > 0 && plural(rechazados, 'rechazado', 'rechazados'),
  ]
    .filter(Boolean)
    .join(' · ');
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
  const sorted = ORDER.flatMap((estado) => archivos.filter((archivo) => archivo.estado === estado));
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
