import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { SubirCvs } from './SubirCvs.tsx';
import { useSubida } from './subida.queries.ts';
import { texts } from './subida.texts.ts';

type SubirCvsModalProps = {
  proceso: { id: number; nombre: string };
  opened: boolean;
  onClose: () => void;
  /** At least one file was taken, or was there already. Lists of cvs and procesos are already being read anew. */
  onDone?: () => void;
};

/** The signed-in upload into one proceso. What was chosen stays when it is closed and opened again. */
export function SubirCvsModal({ proceso, opened, onClose, onDone = () => undefined }: SubirCvsModalProps) {
  const store = useSubida(proceso.id, onDone);
  const { envio, archivos } = useSyncExternalStore(store.subscribe, store.getState);
  const sending = envio.fase === 'sending';
  const close = () => {
    if (sending) return;
    if (envio.fase === 'done') store.dispatch({ type: 'acknowledge' });
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={texts.modalTitle(proceso.nombre)}
      size={560}
      closeOnClickOutside={archivos.length === 0}
      withCloseButton={!sending}
      endsWithFoot
    >
      <SubirCvs
        proceso_id={proceso.id}
        store={store}
        inDialog
        after={
          <Button variant="default" onClick={close}>
            {texts.close}
          </Button>
        }
      />
    </Dialog>
  );
}
