import { Button } from '@mantine/core';
import { useDisclosure, useElementSize } from '@mantine/hooks';
import type { Cv } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { Link } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { useCan } from '../../lib/session.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import type { Selection } from '../../ui/DataTable/selection.ts';
import { FailedState, FilteredState } from '../../ui/feedback/EmptyState.tsx';
import { SaveBadge } from '../../ui/feedback/SaveBadge.tsx';
import { WithPanel } from '../../ui/page/DetailPanel.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useStable } from '../../ui/useStable.ts';
import { SubirCvsModal } from '../subida/SubirCvsModal.tsx';
import { ArrivedPill } from './ArrivedPill.tsx';
import { CVS_WORDS } from './archivo.queries.ts';
import { CvsBar } from './CvsBar.tsx';
import { CvsContext } from './CvsContext.tsx';
import classes from './CvsPage.module.css';
import type { CvsSearch } from './cvs.search.ts';
import { texts } from './cvs.texts.ts';
import { useRecordNationalityFilter } from './lectura.queries.ts';
import { CvListContext } from './lista/CvContext.tsx';
import { CvFilterRow } from './lista/CvFilterRow.tsx';
import { CvMenuItems } from './lista/CvMenuItems.tsx';
import { cvCard, cvColumns } from './lista/columns.tsx';
import { nameOf } from './lista/cvWords.ts';
import { NothingYet, ProcesoNotFound } from './lista/faces.tsx';
import { facetsOf, filterCvs, hasFilters } from './lista/filters.ts';
import { useCvListQuery, useProceso } from './listas.queries.ts';
import { useLiveCvs } from './live.queries.ts';
import { useMover } from './mover.queries.ts';
import { CvPanel } from './panel/CvPanel.tsx';
import { useSeleccion } from './seleccion.queries.ts';
import { useCvActions } from './useCvActions.tsx';
import { useCvList } from './useCvList.ts';

/** §9: the selection is saved 600 ms after its last change on this screen. */
const AUTOSAVE_MS = 600;
const NO_ETAPAS = [] as const;
const NO_ROWS = [] as const;

type CvsPageProps = {
  proceso_id: number;
  search: CvsSearch;
  /** Changes part of the view; `push` leaves a step to go back to (the panel). */
  onSearch: (change: Partial<CvsSearch>, push?: boolean) => void;
};

/** 'CVs del Proceso': the inbox of a proceso, where CVs arrive, are read, filtered, preselected and sent on. */
export function CvsPage({ proceso_id, search, onSearch }: CvsPageProps) {
  const mayWrite = useCan('cvs.escribir');
  const [uploading, upload] = useDisclosure(false);
  const { ref, width } = useElementSize();
  const procesoQuery = useProceso(proceso_id);
  const list = useCvListQuery(proceso_id, search.stage);
  const { arrived, seen } = useLiveCvs(proceso_id);
  const seleccion = useSeleccion(proceso_id, AUTOSAVE_MS);
  const { proceso, etapas = NO_ETAPAS } = procesoQuery.data ?? {};
  const mover = useMover(proceso_id, etapas, seleccion);
  const recordNationality = useStable(useRecordNationalityFilter(proceso_id));

  const rows = list.data?.cvs;
  const shown = useMemo(() => rows && filterCvs(rows, search, seleccion.ids), [rows, search, seleccion.ids]);
  const facets = useMemo(() => facetsOf(rows ?? NO_ROWS), [rows]);
  const chosen = useMemo(() => (rows ?? NO_ROWS).filter(({ id }) => seleccion.ids.has(id)), [rows, seleccion.ids]);
  const fresh = useMemo(
    () => (arrived.size === 0 ? 0 : (shown ?? NO_ROWS).filter(({ id }) => arrived.has(id)).length),
    [arrived, shown],
  );

  const open = useCallback((cv: number) => onSearch({ cv }, search.cv === undefined), [onSearch, search.cv]);
  const close = () => onSearch({ cv: undefined });
  const { actions, dialog } = useCvActions({
    proceso_id,
    proceso,
    etapas,
    mover,
    openWords: CVS_WORDS,
    onRemoved: (cv_id) => cv_id === search.cv && close(),
  });
  const context = useCvList({ rows, etapas, selected: seleccion.ids, open, search });
  const clear = useCallback(
    () =>
      seleccion.change(
        [],
        chosen.map(({ id }) => id),
      ),
    [seleccion.change, chosen],
  );
  const selection = useMemo<Selection | undefined>(
    () =>
      mayWrite
        ? {
            ids: seleccion.ids,
            onChange: ({ add, remove }) => seleccion.change(add.map(Number), remove.map(Number)),
            onClear: clear,
          }
        : undefined,
    [mayWrite, seleccion.ids, seleccion.change, clear],
  );
  const clearFilters = () =>
    onSearch({
      q: undefined,
      nacionalidad: undefined,
      tecnologia: undefined,
      experiencia: undefined,
      preseleccionados: undefined,
      revisar: undefined,
    });

  if (failureOf(procesoQuery.error).codigo === 'no_encontrado') return <ProcesoNotFound />;
  const error = (rows ? null : list.error) ?? (proceso ? null : procesoQuery.error);
  const failure = error ? failureOf(error) : null;
  const retry = () => void Promise.all([procesoQuery.refetch(), list.refetch(), seleccion.retry()]);
  const orChosen = (cv: Cv) => (seleccion.ids.has(cv.id) ? chosen : [cv]);
  const rowKeys = { m: (cv: Cv) => actions.move(orChosen(cv)), d: (cv: Cv) => actions.discard(orChosen(cv)) };
  const advance = () => mover.advance(chosen);
  return (
    <CvListContext value={context}>
      <WithPanel
        panel={
          search.cv === undefined ? null : (
            <CvPanel
              proceso_id={proceso_id}
              cv_id={search.cv}
              rows={shown ?? NO_ROWS}
              actions={actions}
              selected={seleccion.ids.has(search.cv)}
              onSelect={
                mayWrite
                  ? () => {
                      const id = search.cv ?? 0;
                      if (seleccion.ids.has(id)) seleccion.change([], [id]);
                      else seleccion.change([id], []);
                    }
                  : undefined
              }
              selectWords={{
                on: texts.panel.preselect,
                off: texts.panel.unselect,
                key: texts.panel.keys.preselect,
              }}
              onOpen={open}
              onClose={close}
            />
          )
        }
      >
        <PageHead
          title={texts.title}
          context={<CvsContext proceso={proceso} rows={rows} stage={search.stage} />}
          actions={
            <>
              <Button
                variant="default"
                renderRoot={(props) => <Link to="/procesos/$id/etapas" params={{ id: proceso_id }} {...props} />}
              >
                {texts.etapas}
              </Button>
              {mayWrite && <Button onClick={upload.open}>{texts.upload}</Button>}
            </>
          }
        />
        <CvFilterRow
          search={search}
          facets={facets}
          onChange={onSearch}
          onNacionalidad={recordNationality}
          end={
            <>
              <ArrivedPill count={fresh} onSeen={seen} />
              <SaveBadge save={seleccion.save} />
              {search.cv === undefined && (
                <span className={classes.count}>{texts.counts.preselected(chosen.length)}</span>
              )}
            </>
          }
        />
        <div ref={ref}>
          <DataTable
            label={texts.table}
            rows={proceso && shown}
            columns={cvColumns(width)}
            rowId={rowId}
            rowLabel={nameOf}
            fetching={list.isFetching}
            selection={selection}
            activeId={search.cv ?? null}
            onOpen={(cv) => open(cv.id)}
            rowMenu={(cv) => <CvMenuItems cv={cv} actions={actions} />}
            rowKeys={mayWrite ? rowKeys : {}}
            card={cvCard}
            empty={
              hasFilters(search) && (rows?.length ?? 0) > 0 ? (
                <FilteredState title={MENSAJES.sin_cvs} onClear={clearFilters} />
              ) : (
                <NothingYet
                  proceso={proceso}
                  onUpload={mayWrite ? upload.open : undefined}
                  elsewhere={search.stage ? 0 : etapas.reduce((sum, { total }) => sum + total, 0)}
                  onShowAll={() => onSearch({ stage: 'todas' })}
                />
              )
            }
            failed={
              failure && (
                <FailedState title={texts.failed} detail={failure.text} retrying={list.isFetching} onRetry={retry} />
              )
            }
          />
        </div>
        {mayWrite && (
          <CvsBar
            chosen={chosen}
            shown={shown ?? NO_ROWS}
            busy={mover.busy}
            canAdvance={mover.canAdvance(chosen)}
            onAdvance={advance}
            onMove={() => actions.move(chosen)}
            onDiscard={() => actions.discard(chosen)}
            onClear={clear}
          />
        )}
        {dialog}
        {proceso && (
          <SubirCvsModal proceso={proceso} opened={uploading} onClose={upload.close} onDone={() => undefined} />
        )}
      </WithPanel>
    </CvListContext>
  );
}

const rowId = ({ id }: { id: number }): number => id;
