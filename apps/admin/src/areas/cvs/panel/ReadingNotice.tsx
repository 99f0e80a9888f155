import { Button } from '@mantine/core';
import type { Cierre } from '@recluta/domain/archivos';
import { ERRORES } from '@recluta/domain/errores';
import type { Cv, LecturaCv } from '@recluta/domain/esquemas';
import {
  IconAlertTriangle,
  IconClock,
  IconFileAlert,
  IconFileOff,
  IconFileSearch,
  IconScan,
  IconShieldHalf,
  IconShieldX,
  IconUserOff,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { giveFocusTo } from '../../../ui/focusHeir.ts';
import { texts } from '../cvs.texts.ts';
import { useReadAgain } from '../lectura.queries.ts';
import classes from './CvPanel.module.css';
import { unreadPages } from './unreadPages.ts';

const NOTICES = {
  pendiente: { icon: IconClock, text: texts.panel.pending },
  leyendo: { icon: IconFileSearch, text: texts.panel.reading },
  requiere_ocr: { icon: IconScan, text: texts.panel.ocr },
  fallido: { icon: IconAlertTriangle, text: texts.panel.unread },
  anonimizado: { icon: IconUserOff, text: texts.panel.anonymous },
} as const;

type ReadingNoticeProps = { proceso_id: number; cv: Cv; mayWrite: boolean };

/** Why there is nothing to show yet, or any more, or why the file could not be read, and then the way to try again. */
export function ReadingNotice({ proceso_id, cv, mayWrite }: ReadingNoticeProps) {
  const { readAgain, busy } = useReadAgain(proceso_id, cv.id);
  /** The cv that was asked for again here: what comes of it is told, also when it is the same as before. */
  const [asked, setAsked] = useState<number | null>(null);
  const again = useRef<HTMLButtonElement>(null);
  const state = cv.anonimizado_en ? 'anonimizado' : cv.lectura;
  const isInVain = asked === cv.id && state === 'fallido';
  // The button that was pressed went while the file was read.
  useEffect(() => {
    if (isInVain) giveFocusTo(again.current);
  }, [isInVain]);
  if (state === 'leido') return null;
  const scanned = cv.lectura === 'leyendo' && cv.lectura_motivo !== null;
  const failed = state === 'fallido';
  const { icon: Icon, text } = NOTICES[state];
  return (
    <div className={classes.notice} role="status" data-failed={failed || undefined}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <div>
        <p>{scanned ? texts.panel.recognising(cv.lectura_motivo ?? '') : (cv.lectura_motivo ?? text)}</p>
        {failed && mayWrite && (
          <>
            {isInVain && <p>{texts.panel.inVain}</p>}
            <p>{texts.panel.byHand}</p>
            <Button
              ref={again}
              size="compact-sm"
              variant="default"
              mt={8}
              disabled={busy}
              onClick={() => {
                setAsked(cv.id);
                readAgain();
              }}
            >
              {texts.panel.readAgain}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** That a file is longer than what is read of it; nothing when all of it was read. */
export function PagesNotice({ lectura }: { lectura: LecturaCv }) {
  const words = unreadPages(lectura);
  if (words === null) return null;
  return (
    <div className={classes.notice}>
      <IconFileAlert size={18} stroke={1.7} aria-hidden />
      <p>{words}</p>
    </div>
  );
}

/** In place of what could be done with a cv: somebody took it away, and what is being typed about it still stands. */
export const GoneNotice = () => (
  <div className={classes.notice} role="status" data-failed>
    <IconFileOff size={18} stroke={1.7} aria-hidden />
    <p>
      {texts.panel.gone.title}. {texts.panel.gone.detail}
    </p>
  </div>
);

/** Why the file of a cv does not open: the antivirus has not answered for it yet, or found something. */
export function ClosedNotice({ cierre }: { cierre: Cierre }) {
  const infected = cierre === 'archivo_bloqueado';
  const Icon = infected ? IconShieldX : IconShieldHalf;
  return (
    <div className={classes.notice} role="status" data-failed={infected || undefined}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <p>{ERRORES[cierre].texto}</p>
    </div>
  );
}
