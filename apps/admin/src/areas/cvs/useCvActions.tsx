import type { Cv, Etapa, Proceso } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import type { Plantilla } from '@recluta/domain/mensajesCandidato';
import { whatsappUrl } from '@recluta/domain/telefono';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { lateDialog } from '../../lib/lateDialog.tsx';
import { useCan } from '../../lib/session.tsx';
import { notifyError } from '../../ui/feedback/toasts.tsx';
import { useStable } from '../../ui/useStable.ts';
import { EtiquetarDialog } from '../etiquetas/EtiquetarDialog.tsx';
import { DiscardDialog } from '../motivos/DiscardDialog.tsx';
import { AsignarDialog } from '../responsables/AsignarDialog.tsx';
import { type OpenWords, openTab, useOpenFile } from './archivo.queries.ts';
import { CopiarDialog } from './CopiarDialog.tsx';
import type { CvActions } from './lista/CvMenuItems.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useBulkActions } from './masivas.queries.ts';
import { MessageDialog } from './mensajes/MessageDialog.tsx';
import type { Mover } from './mover.queries.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RemoveManyDialog } from './RemoveManyDialog.tsx';

const NewEntrevista = lateDialog(() => import('../calendario/NewEntrevista.tsx'));

type Dialog =
  | { kind: 'message'; cvs: readonly Cv[]; plantilla: Plantilla }
  | { kind: 'interview'; cv: Cv }
  | { kind: 'move'; cvs: readonly Cv[] }
  | { kind: 'discard'; cvs: readonly Cv[]; etapa: Etapa }
  | { kind: 'tag'; cvs: readonly Cv[] }
  | { kind: 'assign'; cvs: readonly Cv[] }
  | { kind: 'copy'; cvs: readonly Cv[]; tipo: 'proceso' | 'cartera' }
  | { kind: 'removeMany'; cvs: readonly Cv[] }
  | { kind: 'remove'; cv: Cv };

type UseCvActions = {
  proceso_id: number;
  proceso: Proceso | undefined;
  etapas: readonly Etapa[];
  /** As they are now. */
  rows: readonly Cv[];
  mover: Mover;
  openWords: OpenWords;
  onRemoved: (cv_ids: readonly number[]) => void;
  /** Out of the selection: they are no more. */
  drop: (cv_ids: readonly number[]) => void;
};

/** What can be done with a cv, in its row or its panel, and the dialog of what is being done. */
export function useCvActions(props: UseCvActions): { actions: CvActions; dialog: ReactNode } {
  const { proceso_id, proceso, etapas, rows, mover, openWords, onRemoved, drop } = props;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const openFile = useStable(useOpenFile(proceso_id, openWords));
  const mayOpen = useCan('cvs.abrir');
  const mayWrite = useCan('cvs.escribir');
  const close = () => setDialog(null);
  const now = (cvs: readonly Cv[]) => cvs.map((cv) => rows.find(({ id }) => id === cv.id) ?? cv);
  const moveTo = useStable((cvs: readonly Cv[], clave: string) => {
    const etapa = etapas.find((each) => each.clave === clave);
    const moved = cvs.filter((cv) => cv.etapa !== clave);
    if (etapa?.tipo !== 'descartado') mover.move(moved, clave);
    else if (moved.length > 0) setDialog({ kind: 'discard', cvs: moved, etapa });
  });
  const discard = useStable((cvs: readonly Cv[]) => {
    const ends = etapas.filter(({ tipo }) => tipo === 'descartado');
    const [first] = ends;
    const left = cvs.filter((cv) => !ends.some(({ clave }) => clave === cv.etapa));
    if (first) moveTo(left, first.clave);
  });
  const bulk = useBulkActions(proceso_id);
  const readAgain = useStable((cvs: readonly Cv[]) => void bulk.readAgain(cvs));
  const actions = useMemo<CvActions>(
    () => ({
      proceso_id,
      openFile,
      whatsapp: ({ telefono }) => {
        const url = telefono && whatsappUrl(telefono);
        if (url) openTab(url);
        else notifyError(MENSAJES.whatsapp);
      },
      compose: (cvs, plantilla) => cvs.length > 0 && setDialog({ kind: 'message', cvs, plantilla }),
      interview: (cv) => setDialog({ kind: 'interview', cv }),
      move: (cvs) => cvs.length > 0 && setDialog({ kind: 'move', cvs }),
      moveTo,
      discard,
      tag: (cvs) => cvs.length > 0 && setDialog({ kind: 'tag', cvs }),
      assign: (cvs) => cvs.length > 0 && setDialog({ kind: 'assign', cvs }),
      copy: (cvs, tipo) => cvs.length > 0 && setDialog({ kind: 'copy', cvs, tipo }),
      readAgain,
      removeMany: (cvs) => cvs.length > 0 && setDialog({ kind: 'removeMany', cvs }),
      remove: (cv) => setDialog({ kind: 'remove', cv }),
      mayOpen,
      mayWrite,
    }),
    [proceso_id, openFile, moveTo, discard, readAgain, mayOpen, mayWrite],
  );
  return {
    actions,
    dialog: (
      <>
        {dialog?.kind === 'message' && (
          <MessageDialog
            proceso_id={proceso_id}
            cvs={dialog.cvs}
            plantilla={dialog.plantilla}
            place={{ proceso: proceso?.nombre ?? '', empresa: proceso?.empresa_nombre ?? '' }}
            onClose={close}
          />
        )}
        {dialog?.kind === 'interview' && (
          <Suspense>
            <NewEntrevista proceso_id={proceso_id} cv_id={dialog.cv.id} onClose={close} />
          </Suspense>
        )}
        {dialog?.kind === 'move' && (
          <MoveDialog
            cvs={dialog.cvs}
            etapas={etapas}
            onMove={(to) => {
              close();
              moveTo(dialog.cvs, to);
            }}
            onClose={close}
          />
        )}
        {dialog?.kind === 'discard' && (
          <DiscardDialog
            cvs={dialog.cvs}
            etapa={dialog.etapa.nombre}
            onDiscard={(motivo_id) => {
              close();
              mover.move(dialog.cvs, dialog.etapa.clave, motivo_id);
            }}
            onClose={close}
          />
        )}
        {dialog?.kind === 'tag' && <EtiquetarDialog proceso_id={proceso_id} cvs={now(dialog.cvs)} onClose={close} />}
        {dialog?.kind === 'assign' && <AsignarDialog proceso_id={proceso_id} cvs={now(dialog.cvs)} onClose={close} />}
        {dialog?.kind === 'copy' && (
          <CopiarDialog proceso_id={proceso_id} tipo={dialog.tipo} cvs={dialog.cvs} onClose={close} />
        )}
        {dialog?.kind === 'removeMany' && (
          <RemoveManyDialog
            proceso_id={proceso_id}
            cvs={dialog.cvs}
            onRemove={(ids) => {
              drop(ids);
              onRemoved(ids);
            }}
            onClose={close}
          />
        )}
        {dialog?.kind === 'remove' && (
          <RemoveDialog proceso_id={proceso_id} cv={dialog.cv} onRemoved={(id) => onRemoved([id])} onClose={close} />
        )}
      </>
    ),
  };
}
