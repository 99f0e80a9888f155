import { Button } from '@mantine/core';
import type { Hecho, Historial } from '@recluta/domain/esquemas';
import { formatInstant, timeAgo } from '@recluta/domain/fechas';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { Answer } from '../../lib/Answer.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { UndoButton } from '../deshacer/UndoButton.tsx';
import { texts } from './candidato.texts.ts';
import classes from './History.module.css';
import { says } from './hechos.ts';
import { useHistoryPage, useLiveHistory } from './historial.queries.ts';

type OfCv = { proceso_id: number; cv_id: number };

/** What happened to a person, newest first. */
export function HistoryTab(cv: OfCv) {
  useLiveHistory(cv);
  return <Page cv={cv} />;
}

function Page({ cv, antes_de }: { cv: OfCv; antes_de?: number }) {
  return (
    <Answer query={useHistoryPage(cv, antes_de)} failed={texts.history.loadFailed}>
      {(page) => <Lines cv={cv} first={!antes_de} {...page} />}
    </Answer>
  );
}

/** A page, and after it the one before, once it is asked for. */
function Lines({ cv, first, hechos, siguiente }: Historial & { cv: OfCv; first: boolean }) {
  const [more, setMore] = useState(false);
  const now = Date.now();
  if (hechos.length === 0 && first) return <EmptyState icon={IconHistory} title={texts.history.empty} />;
  return (
    <>
      <ol className={classes.list}>
        {hechos.map((hecho) => (
          <Line key={hecho.id} hecho={hecho} now={now} />
        ))}
      </ol>
      {siguiente !== null &&
        (more ? (
          <Page cv={cv} antes_de={siguiente} />
        ) : (
          <Button variant="default" size="compact-sm" className={classes.more} onClick={() => setMore(true)}>
            {texts.history.more}
          </Button>
        ))}
    </>
  );
}

const whoDid = ({ tipo, usuario_nombre, detalle }: Hecho): string =>
  usuario_nombre ??
  (tipo === 'cv_registrado' && detalle.includes('publico') ? texts.history.candidate : texts.history.somebody);

function Line({ hecho, now }: { hecho: Hecho; now: number }) {
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        <b>{whoDid(hecho)}</b> {unbroken(says(hecho))}
      </span>
      {hecho.deshacer && (
        <span className={classes.undo}>
          <UndoButton deshacer={hecho.deshacer} what={says(hecho)} />
        </span>
      )}
      <time className={classes.when} dateTime={hecho.creado_en} title={formatInstant(hecho.creado_en)}>
        {timeAgo(hecho.creado_en, now)}
      </time>
    </li>
  );
}
