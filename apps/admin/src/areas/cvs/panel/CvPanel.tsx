import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Cv } from '@recluta/domain/esquemas';
import { timeAgo } from '@recluta/domain/fechas';
import { IconFileOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { failedFace } from '../../../lib/Answer.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { giveFocusTo } from '../../../ui/focusHeir.ts';
import { DetailPanel } from '../../../ui/page/DetailPanel.tsx';
import { Keys } from '../../../ui/shortcuts/Keys.tsx';
import { isBusy } from '../../../ui/shortcuts/typing.ts';
import { useKeyDown } from '../../../ui/shortcuts/useKeyDown.ts';
import { useDelayed } from '../../../ui/useDelayed.ts';
import { type Place, usePlace } from '../../../ui/usePlace.ts';
import { Person } from '../../candidato/Person.tsx';
import { Worn } from '../../etiquetas/Worn.tsx';
import { BlockedPerson } from '../../privacidad/BlockedPerson.tsx';
import type { Pestana } from '../cvs.search.ts';
import { texts } from '../cvs.texts.ts';
import type { FichaSearch } from '../ficha/ficha.search.ts';
import { useOpenCv } from '../lectura.queries.ts';
import type { CvActions } from '../lista/CvMenuItems.tsx';
import { EstadoCell } from '../lista/cells.tsx';
import { nameOf } from '../lista/cvWords.ts';
import type { Gone } from '../live.queries.ts';
import classes from './CvPanel.module.css';
import { CvTurns } from './CvTurns.tsx';
import { missingFace } from './missingFace.ts';
import { PanelActions } from './PanelActions.tsx';
import { PanelTabs } from './PanelTabs.tsx';
import { Reading } from './Reading.tsx';
import { GoneNotice, ReadingNotice } from './ReadingNotice.tsx';

type CvPanelProps = {
  proceso_id: number;
  cv_id: number;
  /** The list beside it, in its order: J and K turn its pages. */
  rows: readonly Cv[];
  /** Somebody took it away while it was open. */
  gone: Gone | undefined;
  actions: CvActions;
  selected: boolean;
  onSelect?: (() => void) | undefined;
  /** Word of the screen for its selection. */
  selectWords: { on: string; off: string; key: string };
  /** Its page, with the list it is opened from. */
  page: FichaSearch;
  /** undefined: its data. */
  tab: Pestana | undefined;
  onTab: (tab: Pestana | undefined) => void;
  onOpen: (cv_id: number) => void;
  onErased: (cv_ids: readonly number[]) => void;
  onClose: () => void;
};

/** A cv beside its list: what was read from it, with its evidence, and its text. */
export function CvPanel(props: CvPanelProps) {
  const { proceso_id, cv_id, rows, onOpen, onClose } = props;
  const place = usePlace(rows.findIndex(({ id }) => id === cv_id));
  const { query, reading, cv, isMissing, how } = useOpenCv({
    proceso_id,
    cv_id,
    listed: rows[place.index],
    gone: props.gone,
    onOpen,
  });
  const touch = useMediaQuery('(hover: none)');
  const title = useRef<HTMLHeadingElement>(null);
  const listed = place.index >= 0;
  // The row that had the focus leaves the list, as one of 'Por revisar' does: who confirmed it is still at this cv.
  useEffect(() => (listed ? () => giveFocusTo(title.current) : undefined), [listed]);
  useEscape(onClose);
  const waiting = useDelayed(!cv && !isMissing && query.error === null, 150);
  if (!cv) {
    const face = missingFace(how, texts.panel.gone);
    return (
      <DetailPanel title={isMissing ? face.title : ' '} onClose={onClose}>
        {isMissing ? (
          <EmptyState
            icon={IconFileOff}
            {...face}
            action={how === 'bloqueado' && <BlockedPerson key={cv_id} proceso_id={proceso_id} cv_id={cv_id} />}
          />
        ) : (
          (waiting && <PanelSkeleton />) || failedFace(query, texts.panel.failed)
        )}
      </DetailPanel>
    );
  }
  const mayWrite = props.actions.mayWrite && !cv.anonimizado_en;
  const isGone = props.gone !== undefined;
  const mayAct = mayWrite && !isGone;
  const mayMove = props.actions.mayWrite && !isGone;
  const mayOpen = props.actions.mayOpen && !cv.anonimizado_en;
  return (
    <DetailPanel
      title={nameOf(cv)}
      titleRef={title}
      context={<Context cv={cv} place={place} rows={rows} onOpen={onOpen} />}
      onClose={onClose}
      foot={touch ? undefined : <KeyHints selectWord={!isGone && props.onSelect ? props.selectWords.key : undefined} />}
    >
      <div className={classes.state}>
        <EstadoCell cv={cv} onMove={mayMove ? () => props.actions.move([cv]) : undefined} />
      </div>
      <Worn
        proceso_id={proceso_id}
        cv={cv}
        onAdd={mayAct ? () => props.actions.tag([cv]) : undefined}
        onAssign={mayAct ? () => props.actions.assign([cv]) : undefined}
      />
      {isGone ? <GoneNotice /> : <PanelActions {...props} cv={cv} />}
      <PanelTabs
        proceso_id={proceso_id}
        cv_id={cv.id}
        archivo_nombre={cv.anonimizado_en ? null : cv.archivo_nombre}
        mayWrite={mayWrite}
        isGone={isGone}
        mayOpen={mayOpen}
        tab={props.tab}
        onTab={props.onTab}
        onErased={props.onErased}
      >
        <Person
          key={`persona-${cv.id}`}
          proceso_id={proceso_id}
          cv_id={cv.id}
          nombre={cv.nombre}
          mayWrite={mayAct}
          onOpen={onOpen}
        >
          {(known) => (
            <>
              {known && <ReadingNotice proceso_id={proceso_id} cv={cv} mayWrite={mayAct} />}
              {!cv.anonimizado_en && (
                <Reading
                  key={cv.id}
                  proceso_id={proceso_id}
                  cv={cv}
                  reading={reading}
                  mayStand={known}
                  mayWrite={mayWrite}
                  mayOpen={mayOpen}
                />
              )}
            </>
          )}
        </Person>
      </PanelTabs>
    </DetailPanel>
  );
}

/** Its stage, its actions and its data, as they will stand: on its own address the list is on its way too. */
function PanelSkeleton() {
  return (
    <div aria-busy>
      <Skeleton width={120} height={22} radius={6} mb={12} />
      <Skeleton width={260} height={28} radius={6} mb={24} />
      <Skeleton height={320} radius={8} />
    </div>
  );
}

type ContextProps = { cv: Cv; place: Place; rows: readonly Cv[]; onOpen: (cv_id: number) => void };

function Context({ cv, place, rows, onOpen }: ContextProps) {
  const { index, previous, next } = place;
  return (
    <span className={classes.context}>
      <span>
        {texts.panel.origin[cv.origen]}, {timeAgo(cv.creado_en, Date.now())}
      </span>
      <span className={classes.turn}>
        {index >= 0 && texts.panel.position(index + 1, rows.length)}
        <CvTurns previous={rows[previous]} next={rows[next]} onOpen={onOpen} />
      </span>
    </span>
  );
}

/** `selectWord` is missing for who may neither select nor move. */
function KeyHints({ selectWord }: { selectWord: string | undefined }) {
  return (
    <span className={classes.keys}>
      <Keys id="fila_siguiente" />
      <Keys id="fila_anterior" /> {texts.panel.keys.turn}
      {selectWord && (
        <>
          <Keys id="seleccionar" /> {selectWord}
          <Keys id="mover" /> {texts.panel.keys.move}
        </>
      )}
    </span>
  );
}

/** Escape closes the panel, and nothing under it; from a form in it, it leaves that form only. */
function useEscape(onClose: () => void): void {
  useKeyDown((event) => {
    if (event.key !== 'Escape' || isBusy(event) || (event.target instanceof Element && event.target.closest('form')))
      return;
    event.preventDefault();
    onClose();
  }, true);
}
