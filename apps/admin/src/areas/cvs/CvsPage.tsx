import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure, useElementSize } from '@mantine/hooks';
import type { Cv } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { IconLayoutKanban, IconQrcode, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { useCan } from '../../lib/session.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { usePrinting } from '../../ui/DataTable/usePrinting.ts';
import { FailedState, FilteredState } from '../../ui/feedback/EmptyState.tsx';
import { SaveBadge } from '../../ui/feedback/SaveBadge.tsx';
import { WithPanel } from '../../ui/page/DetailPanel.tsx';
import { HeadAction } from '../../ui/page/HeadAction.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useKept } from '../../ui/useKept.ts';
import { useStable } from '../../ui/useStable.ts';
import { SubirCvsModal } from '../subida/SubirCvsModal.tsx';
import { useTableActions } from '../tablas/useTableActions.tsx';
import { AdvanceWhenNone } from './AdvanceWhenNone.tsx';
import { ArrivedPill } from './ArrivedPill.tsx';
import { CVS_WORDS } from './archivo.queries.ts';
import { BulkMenu } from './BulkMenu.tsx';
import { CvsBar } from './CvsBar.tsx';
import { CvsContext } from './CvsContext.tsx';
import classes from './CvsPage.module.css';
import type { CvsSearch } from './cvs.search.ts';
import { texts } from './cvs.texts.ts';
import { useRecordNationalityFilter } from './lectura.queries.ts';
import { CvListContext } from './lista/CvContext.tsx';
import { CvFilterRow } from './lista/CvFilterRow.tsx';
import { CvMenuItems } from './lista/CvMenuItems.tsx';
import { CV_COLUMNS, cvCard, cvColumns } from './lista/columns.tsx';
import { nameOf } from './lista/cvWords.ts';
import { NothingYet, ProcesoNotFound } from './lista/faces.tsx';
import { facetsOf, filterCvs, filtersInUse, hasFilters } from './lista/filters.ts';
import { useCvListQuery, useProceso } from './listas.queries.ts';
import { useLiveCvs } from './live.queries.ts';
import { useMover } from './mover.queries.ts';
import { useSeleccion } from './seleccion.queries.ts';
import { useCvView } from './useCvView.tsx';

const QrDialog = lazy(() => import('../procesos/QrDialog.tsx'));

/** §9: the selection is saved 600 ms after its last change on this screen. */
const AUTOSAVE_MS = 600;
const SELECT_WORDS = { on: texts.panel.preselect, off: texts.panel.unselect, key: texts.panel.keys.preselect };
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
  const mayRestore = useCan('papelera.leer');
  const [uploading, upload] = useDisclosure(false);
  const [coded, qr] = useDisclosure(false);
  const qrOpen = useKept(coded || null) !== null;
  const { ref, width } = useElementSize();
  const printing = usePrinting();
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
  const fresh = useMemo(
    () => (arrived.size === 0 ? 0 : (shown ?? NO_ROWS).filter(({ id }) => arrived.has(id)).length),
    [arrived, shown],
  );

  const { context, actions, dialog, panel, chosen, selection, clear, open } = useCvView({
    proceso_id,
    proceso,
    etapas,
    rows,
    shown,
    search,
    onSearch,
    seleccion,
    mover,
    openWords: CVS_WORDS,
    selectWords: SELECT_WORDS,
  });
  const tableDialog = useTableActions({
    table: 'cvs',
    columns: CV_COLUMNS,
    lista: 'cvs',
    path: `/api/procesos/${proceso_id}/cvs/exportar`,
    permiso: 'cvs.exportar',
    shown,
    chosen,
    filtros: filtersInUse(search),
  });
  const clearFilters = () =>
    onSearch({
      q: undefined,
      nacionalidad: undefined,
      tecnologia: undefined,
      experiencia: undefined,
      etiqueta: undefined,
      responsable: undefined,
      preseleccionados: undefined,
      revisar: undefined,
    });

  if (failureOf(procesoQuery.error).codigo === 'no_encontrado') return <ProcesoNotFound />;
  const error = (rows ? null : list.error) ?? (proceso ? null : procesoQuery.error);
  const failure = error ? failureOf(error) : null;
  const retry = () => void Promise.all([procesoQuery.refetch(), list.refetch(), seleccion.retry()]);
  const orChosen = (cv?: Cv) => (!cv || seleccion.ids.has(cv.id) ? chosen : [cv]);
  const rowKeys = { m: (cv?: Cv) => actions.move(orChosen(cv)), d: (cv?: Cv) => actions.discard(orChosen(cv)) };
  const advance = () => mover.advance(chosen);
  return (
    <CvListContext value={context}>
      <WithPanel panel={panel}>
        <PageHead
          title={texts.title}
          context={<CvsContext proceso={proceso} rows={rows} stage={search.stage} />}
          actions={
            <>
              <HeadAction
                icon={IconLayoutKanban}
                label={texts.etapas}
                renderRoot={(props) => <Link to="/procesos/$id/etapas" params={{ id: proceso_id }} {...props} />}
              />
              <HeadAction icon={IconQrcode} label={texts.qr} onClick={qr.open} />
              {mayRestore && (
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label={texts.bin}
                  title={texts.bin}
                  renderRoot={(props) => <Link to="/papelera" search={{ proceso: proceso_id }} {...props} />}
                >
                  <IconTrash size={18} stroke={1.6} aria-hidden />
                </ActionIcon>
              )}
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
                <>
                  <span className={classes.count} data-writes={mayWrite || undefined}>
                    {texts.counts.preselected(chosen.length)}
                  </span>
                  {mayWrite && rows && chosen.length === 0 && <AdvanceWhenNone />}
                </>
              )}
            </>
          }
        />
        <div ref={ref}>
          <DataTable
            name="cvs"
            label={texts.table}
            rows={proceso && shown}
            columns={cvColumns(printing ? 0 : width)}
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
            menu={<BulkMenu chosen={chosen} actions={actions} busy={mover.busy} />}
          />
        )}
        {dialog}
        {tableDialog}
        {proceso && qrOpen && (
          <Suspense>
            <QrDialog proceso={proceso} opened={coded} onClose={qr.close} />
          </Suspense>
        )}
        {proceso && (
          <SubirCvsModal proceso={proceso} opened={uploading} onClose={upload.close} onDone={() => undefined} />
        )}
      </WithPanel>
    </CvListContext>
  );
}

const rowId = ({ id }: { id: number }): number => id;
