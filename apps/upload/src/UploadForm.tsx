import { progressOf } from '@recluta/domain/envio/progress';
import type { Store } from '@recluta/domain/envio/store';
import { isRecoverable, isUnsent, noneTaken, received } from '@recluta/domain/envio/submission';
import { MENSAJES_SUBIDA } from '@recluta/domain/mensajes';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Declared } from './declared.ts';
import { Counter } from './parts/Counter.tsx';
import { Declarations } from './parts/Declarations.tsx';
import { DoneDialog } from './parts/DoneDialog.tsx';
import { FileList } from './parts/FileList.tsx';
import { Notice } from './parts/Notice.tsx';
import { SendingProgress } from './parts/SendingProgress.tsx';
import { ZONE_ID, Zone } from './parts/Zone.tsx';
import type { Privacidad } from './proceso.ts';
import { type Before, canRemember } from './unfinished.ts';
import { reasonText, TEXTOS } from './upload.texts.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

type UploadFormProps = {
  store: Store<File>;
  /** What this browser began to send before the page was reloaded, or closed, or is sending in another tab. */
  before: Before;
  onDone: () => void;
  closed: boolean;
  privacidad: Privacidad;
  declared: Declared;
  onDeclared: (declared: Declared) => void;
};

/** Choosing, sending and what came of it. `closed`: the proceso receives nothing, so nothing can be chosen. */
export function UploadForm({ store, before, onDone, closed, privacidad, declared, onDeclared }: UploadFormProps) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const { archivos, avisos, no_recibidos, envio } = state;
  const sending = envio.fase === 'sending';
  const ended = envio.fase === 'failed' || envio.fase === 'cancelled';
  const submitButton = useRef<HTMLButtonElement>(null);
  const remove = useCallback((id: number) => store.dispatch({ type: 'remove', id }), [store]);
  const arrived = received(state);
  const recoverable = isRecoverable(state);
  useLeaveWarning(isUnsent(state));
  // Disabled while sending, the button lost the focus: it comes back to where trying again is.
  useEffect(() => {
    if (ended) submitButton.current?.focus();
  }, [ended]);

  const backToZone = (): void => document.getElementById(ZONE_ID)?.focus();
  const cut = before === 'elsewhere' ? null : before;
  const missing = cut?.faltan.filter((nombre) => !archivos.some(({ file }) => file.name === nombre)) ?? [];
  const hasRefused = archivos.some(({ motivo }) => motivo !== null);

  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store.submit();
      }}
    >
      <Zone closed={closed} disabled={sending} onFiles={(files) => void store.add(files)} />
      {!closed && <Counter count={archivos.length} />}

      <div className="notices" role="status">
        {before === 'elsewhere' && envio.fase === 'idle' && <Notice tone="info" title={TEXTOS.en_otra_pestana} />}
        {cut && envio.fase === 'idle' && (missing.length > 0 || archivos.length === 0) && (
          <Notice
            tone="warning"
            // A closed proceso takes none again.
            title={[TEXTOS.a_medias(cut.recibidos, cut.de), ...(closed ? [] : [TEXTOS.de_nuevo(canRemember())])].join(
              ' ',
            )}
            nombres={missing}
          />
        )}
        {avisos.map(({ motivo, nombres }) => (
          <Notice key={motivo} tone="warning" title={reasonText(motivo)} nombres={nombres} />
        ))}
        {no_recibidos.length > 0 && (
          <Notice
            tone="warning"
            title={TEXTOS.no_recibidos}
            nombres={no_recibidos.map(({ nombre, motivo }) =>
              [nombre, motivo && reasonText(motivo)].filter(Boolean).join(': '),
            )}
          />
        )}
        {envio.fase === 'cancelled' && <Notice tone="info" title={TEXTOS.cancelado} />}
      </div>

      {archivos.length > 0 && <FileList archivos={archivos} disabled={sending} onRemove={remove} />}

      {!closed && <Declarations privacidad={privacidad} declared={declared} disabled={sending} onChange={onDeclared} />}

      <div className="actions">
        <div className="failure" role="alert">
          {envio.fase === 'failed' && (
            <Notice tone="error" title={MENSAJES_SUBIDA.subir_fallo}>
              {envio.detalle && <p>{envio.detalle}</p>}
              <p>
                {noneTaken(state)
                  ? TEXTOS.ninguno
                  : arrived > 0
                    ? TEXTOS.recibidos(arrived, archivos.length)
                    : TEXTOS.nada_se_pierde}
              </p>
              {envio.perdida && !navigator.onLine && <p>{TEXTOS.volveremos}</p>}
            </Notice>
          )}
        </div>
        {sending && <SendingProgress {...progressOf(archivos, envio)} />}
        <div className="buttons">
          <button
            ref={submitButton}
            type="submit"
            className="button button-primary"
            disabled={sending || closed}
            // It can be pressed, and says why it does nothing (§5).
            aria-disabled={archivos.length === 0 || undefined}
          >
            {sending ? TEXTOS.subiendo : TEXTOS.subir}
          </button>
          {sending ? (
            <button type="button" className="button" onClick={store.cancel}>
              {TEXTOS.cancelar}
            </button>
          ) : (
            <button
              type="button"
              className="button"
              disabled={!recoverable && archivos.length + avisos.length === 0}
              onClick={() => {
                store.dispatch({ type: recoverable ? 'recover' : 'clear' });
                if (!recoverable) backToZone();
              }}
            >
              {recoverable ? TEXTOS.recuperar : TEXTOS.limpiar}
            </button>
          )}
          {hasRefused && !sending && (
            <button type="button" className="button" onClick={() => store.dispatch({ type: 'removeRefused' })}>
              {TEXTOS.quitar_rechazados}
            </button>
          )}
        </div>
      </div>

      {envio.fase === 'done' && (
        <DoneDialog
          procesados={envio.procesados}
          archivos={envio.archivos}
          onOk={() => {
            store.dispatch({ type: 'acknowledge' });
            onDone();
            backToZone();
          }}
        />
      )}
    </form>
  );
}
