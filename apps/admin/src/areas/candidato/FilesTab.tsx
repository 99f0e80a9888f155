import { Button, FileButton } from '@mantine/core';
import { TIPOS_ADJUNTO } from '@recluta/domain/archivos';
import type { Adjunto } from '@recluta/domain/esquemas';
import { timeAgo } from '@recluta/domain/fechas';
import { kilobytes } from '@recluta/domain/texto';
import { IconFileOff, IconFileText, IconPaperclip, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { Answer } from '../../lib/Answer.tsx';
import { failureOf } from '../../lib/errors.ts';
import { ConfirmModal } from '../../ui/dialogs/ConfirmModal.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useOpenFile } from '../cvs/archivo.queries.ts';
import { CVS_SCREEN } from '../cvs/cvScreens.ts';
import { texts as cvTexts } from '../cvs/cvs.texts.ts';
import { useAttach, useAttached, useOpenAttached, useRemoveAttached, useSeparate } from './adjuntos.queries.ts';
import { texts } from './adjuntos.texts.ts';
import classes from './Files.module.css';
import { elsewhere } from './person.ts';

type FilesTabProps = {
  proceso_id: number;
  cv_id: number;
  /** Of its own file; null when that is gone with the person's data. */
  archivo_nombre: string | null;
  mayWrite: boolean;
  mayOpen: boolean;
};

const ACCEPTED = TIPOS_ADJUNTO.map((tipo) => `.${tipo}`).join(',');

/** The CV itself, what the team attached at any application of the person, and the CV of one merged into another. */
export function FilesTab({ proceso_id, cv_id, archivo_nombre, mayWrite, mayOpen }: FilesTabProps) {
  const cv = { proceso_id, cv_id };
  const openCv = useOpenFile(proceso_id, CVS_SCREEN.openWords);
  const { attach, busy } = useAttach(cv);
  return (
    <Answer query={useAttached(cv)} failed={texts.loadFailed} height={96}>
      {({ adjuntos }) => (
        <>
          {archivo_nombre === null && <EmptyState icon={IconFileOff} title={cvTexts.panel.noFile} />}
          <ul className={classes.list}>
            {archivo_nombre !== null && (
              <li className={classes.file}>
                <IconFileText size={18} stroke={1.7} aria-hidden />
                <span className={classes.words}>
                  <Name nombre={archivo_nombre} onOpen={mayOpen ? () => openCv(cv_id) : undefined} />
                  <span className={classes.meta}>{texts.own}</span>
                </span>
              </li>
            )}
            {adjuntos.map((adjunto) => (
              <FileRow
                key={adjunto.id}
                place={elsewhere(adjunto, cv)}
                adjunto={adjunto}
                mayWrite={mayWrite}
                mayOpen={mayOpen}
              />
            ))}
          </ul>
          {mayWrite && (
            <>
              <FileButton multiple accept={ACCEPTED} onChange={attach}>
                {(props) => (
                  <Button
                    {...props}
                    size="compact-sm"
                    variant="default"
                    disabled={busy}
                    leftSection={<IconPaperclip size={15} aria-hidden />}
                  >
                    {busy ? texts.adding : texts.add}
                  </Button>
                )}
              </FileButton>
              <p className={classes.hint}>{texts.hint}</p>
            </>
          )}
        </>
      )}
    </Answer>
  );
}

function Name({ nombre, onOpen }: { nombre: string; onOpen: (() => void) | undefined }) {
  if (!onOpen)
    return (
      <span className={classes.name} title={nombre}>
        {nombre}
      </span>
    );
  return (
    <button type="button" className={classes.name} title={nombre} aria-label={texts.open(nombre)} onClick={onOpen}>
      {nombre}
    </button>
  );
}

type FileRowProps = {
  adjunto: Adjunto;
  /** The other application it hangs on, if it does. */
  place: string | null;
  mayWrite: boolean;
  mayOpen: boolean;
};

function FileRow({ adjunto, place, mayWrite, mayOpen }: FileRowProps) {
  const cv = { proceso_id: adjunto.proceso_id, cv_id: adjunto.cv_id };
  const open = useOpenAttached(cv);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const removing = useRemoveAttached(cv, close);
  const separating = useSeparate(cv, close);
  const { id, nombre, tipo, bytes, fusionado_id, usuario_nombre, creado_en } = adjunto;
  const picture = tipo === 'png' || tipo === 'jpg' || tipo === 'webp';
  const merged = fusionado_id !== null;
  const meta = merged ? texts.ofMerged : texts.attachedBy(usuario_nombre, timeAgo(creado_en, Date.now()));
  return (
    <li className={classes.file}>
      {picture ? <IconPhoto size={18} stroke={1.7} aria-hidden /> : <IconFileText size={18} stroke={1.7} aria-hidden />}
      <span className={classes.words}>
        <Name nombre={nombre} onOpen={mayOpen ? () => open(id) : undefined} />
        <span className={classes.meta}>{[place, meta, kilobytes(bytes)].filter(Boolean).join(' · ')}</span>
      </span>
      {mayWrite && (
        <Button
          size="compact-sm"
          variant="subtle"
          color={merged ? undefined : 'gray'}
          aria-label={merged ? texts.separateLabel(nombre) : texts.removeLabel(nombre)}
          onClick={() => setAsking(true)}
        >
          {merged ? texts.separate : texts.remove}
        </Button>
      )}
      {asking && !merged && (
        <ConfirmModal
          opened
          title={texts.removeTitle(nombre)}
          detail={texts.removeDetail}
          confirmLabel={texts.remove}
          busyLabel={texts.removing}
          busy={removing.busy}
          error={removing.error ? `${texts.removeFailed}. ${failureOf(removing.error).text}` : undefined}
          onConfirm={() => removing.remove(id)}
          onCancel={close}
        />
      )}
      {asking && merged && (
        <ConfirmModal
          opened
          title={texts.separateTitle}
          detail={texts.separateDetail}
          confirmLabel={texts.separate}
          busyLabel={texts.separating}
          busy={separating.busy}
          error={separating.error ? `${texts.separateFailed}. ${failureOf(separating.error).text}` : undefined}
          onConfirm={() => separating.separate(fusionado_id)}
          onCancel={close}
        />
      )}
    </li>
  );
}
