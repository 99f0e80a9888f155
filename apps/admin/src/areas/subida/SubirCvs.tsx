import { Button, Stack } from '@mantine/core';
import { MIME } from '@recluta/domain/archivos';
import { progressOf } from '@recluta/domain/envio/progress';
import type { Store } from '@recluta/domain/envio/store';
import { isRecoverable, isUnsent, noneTaken, received } from '@recluta/domain/envio/submission';
import { MENSAJES } from '@recluta/domain/mensajes';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { LeaveGuard } from '../../lib/LeaveGuard.tsx';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { DropZone } from '../../ui/forms/DropZone.tsx';
import { useFullPlan } from '../procesos/closedLink.queries.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import { Outcomes } from './Outcomes.tsx';
import { SendingProgress } from './SendingProgress.tsx';
import { texts } from './subida.texts.ts';
import { UploadCounter } from './UploadCounter.tsx';
import { UploadNotice } from './UploadNotice.tsx';

const ACCEPT = { [MIME.pdf]: ['.pdf'], [MIME.docx]: ['.docx'], [MIME.doc]: ['.doc'] };

/** The screen, or the proceso the files are for. What opens over the same one is no other place. */
const placeOf = ({ pathname, search }: { pathname: string; search: object }): string =>
  `${pathname}?${'proceso' in search ? String(search.proceso) : ''}`;

type SubirCvsProps = {
  proceso_id: number;
  store: Store<File>;
  /** Its buttons stay in sight: a dialog has less room than fifty files need. */
  inDialog?: boolean;
  /** Beside 'OK, seguir subiendo' once done: a link to the cvs, or closing the dialog. */
  after: ReactNode;
};

/** Choosing, sending and what came of it: the signed-in upload, in a dialog or on its page. */
export function SubirCvs({ proceso_id, store, inDialog = false, after }: SubirCvsProps) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const { archivos, avisos, no_recibidos, envio } = state;
  const sending = envio.fase === 'sending';
  const done = envio.fase === 'done';
  const ended = envio.fase === 'failed' || envio.fase === 'cancelled';
  const submitButton = useRef<HTMLButtonElement>(null);
  const okButton = useRef<HTMLButtonElement>(null);
  const zone = useRef<HTMLElement | null>(null);
  const full = useFullPlan();
  const backToZone = useCallback(() => zone.current?.focus(), []);
  const remove = useCallback((id: number) => store.dispatch({ type: 'remove', id }), [store]);
  // Disabled while sending, the button lost the focus: it comes back to where trying again, or going on, is.
  useEffect(() => {
    if (ended) submitButton.current?.focus();
    if (done) okButton.current?.focus();
  }, [ended, done]);

  if (envio.fase === 'done') {
    const goOn = (
      <DialogFoot mt={20} stuck={inDialog}>
        {after}
        <Button ref={okButton} onClick={() => store.dispatch({ type: 'acknowledge' })}>
          {texts.ok}
        </Button>
      </DialogFoot>
    );
    return <Outcomes proceso_id={proceso_id} procesados={envio.procesados} archivos={envio.archivos} actions={goOn} />;
  }
  const arrived = received(state);
  const recoverable = isRecoverable(state);
  const hasRefused = archivos.some(({ motivo }) => motivo !== null);
  return (
    <Stack gap={16}>
      <LeaveGuard
        held={isUnsent(state)}
        placeOf={placeOf}
        words={sending ? texts.leave.sending : texts.leave.unsent}
        onLeave={() => sending && store.cancel()}
      />
      {full !== null && <UploadNotice tone="warning" title={texts.full(full)} />}
      <DropZone
        accept={ACCEPT}
        icon={IconUpload}
        words={texts.zone}
        limits={texts.zone.limits}
        disabled={sending}
        zoneRef={zone}
        onFiles={(files) => void store.add(files)}
      />
      <UploadCounter count={archivos.length} />
      <Stack gap={8} role="status" style={{ display: avisos.length + no_recibidos.length || ended ? 'flex' : 'none' }}>
        {avisos.map(({ motivo, nombres }) => (
          <UploadNotice key={motivo} tone="warning" title={motivo} nombres={nombres} />
        ))}
        {no_recibidos.length > 0 && (
          <UploadNotice
            tone="warning"
            title={texts.no_recibidos}
            nombres={no_recibidos.map(({ nombre, motivo }) => [nombre, motivo].filter(Boolean).join(': '))}
          />
        )}
        {envio.fase === 'cancelled' && <UploadNotice tone="info" title={texts.cancelado} />}
        {envio.fase === 'failed' && (
          <div role="alert">
            <UploadNotice tone="error" title={MENSAJES.subir_fallo}>
              {envio.detalle && <div>{envio.detalle}</div>}
              <div>
                {noneTaken(state)
                  ? texts.ninguno
                  : arrived > 0
                    ? texts.recibidos(arrived, archivos.length)
                    : texts.nada_se_pierde}
              </div>
            </UploadNotice>
          </div>
        )}
      </Stack>
      <ChosenFiles archivos={archivos} disabled={sending} onRemove={remove} onEmptied={backToZone} />
      {sending && <SendingProgress {...progressOf(archivos, envio)} />}
      <DialogFoot mt={0} stuck={inDialog}>
        {hasRefused && !sending && (
          <Button variant="default" onClick={() => store.dispatch({ type: 'removeRefused' })}>
            {texts.quitar_rechazados}
          </Button>
        )}
        {sending ? (
          <Button variant="default" onClick={store.cancel}>
            {texts.cancelar}
          </Button>
        ) : (
          <Button
            variant="default"
            disabled={!recoverable && archivos.length + avisos.length === 0}
            onClick={() => {
              store.dispatch({ type: recoverable ? 'recover' : 'clear' });
              if (!recoverable) backToZone();
            }}
          >
            {recoverable ? texts.recuperar : texts.limpiar}
          </Button>
        )}
        <Button
          ref={submitButton}
          disabled={sending}
          // It can be pressed, and says why it does nothing (§5).
          aria-disabled={archivos.length === 0 || undefined}
          data-disabled={archivos.length === 0 || undefined}
          onClick={() => void store.submit()}
        >
          {sending ? texts.subiendo : texts.subir}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
