import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure, useElementSize } from '@mantine/hooks';
import { MENSAJES } from '@recluta/domain/mensajes';
import { IconLayoutKanban, IconQrcode, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { lateDialog } from '../../lib/lateDialog.tsx';
import { useCan } from '../../lib/session.tsx';
import { usePrinting } from '../../ui/DataTable/usePrinting.ts';
import { FilteredState } from '../../ui/feedback/EmptyState.tsx';
import { SaveBadge } from '../../ui/feedback/SaveBadge.tsx';
import { HeadAction } from '../../ui/page/HeadAction.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useKept } from '../../ui/useKept.ts';
import { useStable } from '../../ui/useStable.ts';
import { SubirCvsModal } from '../subida/SubirCvsModal.tsx';
import { AdvanceWhenNone } from './AdvanceWhenNone.tsx';
import { ArrivedPill } from './ArrivedPill.tsx';
import { BulkMenu } from './BulkMenu.tsx';
import { CvScreenFrame } from './CvScreenFrame.tsx';
import { CvsBar } from './CvsBar.tsx';
import { CvsContext } from './CvsContext.tsx';
import classes from './CvsPage.module.css';
import { CVS_SCREEN } from './cvScreens.ts';
import type { CvsSearch } from './cvs.search.ts';
import { texts } from './cvs.texts.ts';
import { useRecordNationalityFilter } from './lectura.queries.ts';
import { CvFilterRow } from './lista/CvFilterRow.tsx';
import { CvMenuItems } from './lista/CvMenuItems.tsx';
import { CvTable } from './lista/CvTable.tsx';
import { CV_COLUMNS, cvCard, cvColumns } from './lista/columns.tsx';
import { NothingToReview, NothingYet } from './lista/faces.tsx';
import { facetsOf, filtersInUse, hasFilters, needsLook } from './lista/filters.ts';
import { Matching } from './Matching.tsx';
import { useCvScreen } from './useCvScreen.ts';

const QrDialog = lateDialog(() => import('../procesos/QrDialog.tsx'));

const NO_ROWS = [] as const;
/** px: what arrived or was saved, how many are preselected, and the button of what is next; beside more the search narrows. */
const END_ROOM = 540;

type CvsPageProps = {
  proceso_id: number;
  search: CvsSearch;
  /** Changes part of the view; `push` leaves a step to go back to (the panel). */
  onSearch: (change: Partial<CvsSearch>, push?: boolean) => void;
};

/** 'CVs del Proceso': the inbox of a proceso, where CVs arrive, are read, filtered, preselected and sent on. */
export function CvsPage({ proceso_id, search, onSearch }: CvsPageProps) {
  const mayRestore = useCan('papelera.leer');
  const [uploading, upload] = useDisclosure(false);
  const [coded, qr] = useDisclosure(false);
  const qrOpen = useKept(coded || null) !== null;
  const { ref, width } = useElementSize();
  const printing = usePrinting();
  const screen = useCvScreen(CVS_SCREEN, { proceso_id, stage: search.stage, search, onSearch });
  const { proceso, etapas, rows, shown, arrived, actions, chosen, mover, seleccion } = screen;
  const { mayWrite } = actions;
  const recordNationality = useStable(useRecordNationalityFilter(proceso_id));
  const facets = useMemo(() => facetsOf(rows ?? NO_ROWS), [rows]);
  const fresh = useMemo(
    () => (arrived.size === 0 ? 0 : (shown ?? NO_ROWS).filter(({ id }) => arrived.has(id)).length),
    [arrived, shown],
  );

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

  return (
    <CvScreenFrame screen={screen}>
      <PageHead
        title={texts.title}
        context={
          <>
            <CvsContext proceso={proceso} rows={rows} stage={search.stage} />
            <Matching screen={screen} />
          </>
        }
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
        search={screen.filters}
        facets={facets}
        onChange={onSearch}
        onNacionalidad={recordNationality}
        room={search.cv === undefined ? END_ROOM : undefined}
        end={
          <>
            <ArrivedPill count={fresh} onSeen={screen.seen} />
            <SaveBadge save={seleccion.save} />
            {search.cv === undefined && (
              <>
                <span className={classes.count} data-writes={mayWrite || undefined}>
                  {texts.counts.preselected(chosen.length)}
                </span>
                {mayWrite && rows && chosen.length === 0 && <AdvanceWhenNone told={fresh === 0} />}
              </>
            )}
          </>
        }
      />
      <div ref={ref}>
        <CvTable
          screen={screen}
          name="cvs"
          label={texts.table}
          columns={CV_COLUMNS}
          fitting={cvColumns(printing ? 0 : width)}
          filtros={filtersInUse(search)}
          rowMenu={(cv) => <CvMenuItems cv={cv} actions={actions} />}
          card={cvCard}
          empty={
            search.revisar && rows?.length && !rows.some(needsLook) ? (
              <NothingToReview
                everywhere={search.stage !== undefined}
                onBack={() => onSearch({ revisar: undefined })}
              />
            ) : hasFilters(search) && rows?.length ? (
              <FilteredState title={MENSAJES.sin_cvs} onClear={clearFilters} />
            ) : (
              <NothingYet
                proceso={proceso}
                onUpload={mayWrite ? upload.open : undefined}
                elsewhere={
                  search.stage
                    ? 0
                    : etapas.reduce((sum, { tipo, total }) => (tipo === 'recibido' ? sum : sum + total), 0)
                }
                onShowAll={() => onSearch({ stage: 'todas' })}
              />
            )
          }
          failed={texts.failed}
        />
      </div>
      {mayWrite && (
        <CvsBar
          chosen={chosen}
          hidden={screen.hidden}
          canAdvance={mover.canAdvance(chosen)}
          onAdvance={() => mover.advance(chosen)}
          onMove={() => actions.move(chosen)}
          onDiscard={() => actions.discard(chosen)}
          onClear={screen.clear}
          menu={<BulkMenu chosen={chosen} actions={actions} />}
        />
      )}
      {proceso && qrOpen && (
        <Suspense>
          <QrDialog proceso={proceso} opened={coded} onClose={qr.close} />
        </Suspense>
      )}
      {proceso && (
        <SubirCvsModal proceso={proceso} opened={uploading} onClose={upload.close} onDone={() => undefined} />
      )}
    </CvScreenFrame>
  );
}
