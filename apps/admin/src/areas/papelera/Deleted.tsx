import { Menu } from '@mantine/core';
import type { CvEliminado } from '@recluta/domain/esquemas';
import { IconArrowBackUp, IconTrash, IconTrashX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { failedFace } from '../../lib/Answer.tsx';
import { useCan } from '../../lib/session.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { DangerItem } from '../../ui/dialogs/DangerItem.tsx';
import { EmptyState, FilteredState } from '../../ui/feedback/EmptyState.tsx';
import { SelectionAction, SelectionBar } from '../../ui/feedback/SelectionBar.tsx';
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx';
import { FilterRow } from '../../ui/page/PageHead.tsx';
import { nameOf } from '../cvs/lista/cvWords.ts';
import { useProcesos } from '../procesos/procesos.queries.ts';
import { COLUMNS, eliminadoCard } from './columns.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { usePapelera, useRestore } from './papelera.queries.ts';
import { texts } from './papelera.texts.ts';
import { useMarked } from './useMarked.ts';

type DeletedProps = { proceso: number | undefined; onProceso: (proceso: number | undefined) => void };

/** The deleted cvs: restored one by one or together; for ever only by an administrador. */
export function Deleted({ proceso, onProceso }: DeletedProps) {
  const query = usePapelera(proceso);
  const { data } = query;
  const { procesos } = useProcesos();
  const mayErase = useCan('papelera.borrar');
  const navigate = useNavigate();
  const { marked, put, takeOut, forget } = useMarked();
  const [erasing, setErasing] = useState<CvEliminado[] | null>(null);
  const rows = data?.cvs;
  const chosen = useMemo(() => (rows ?? []).filter(({ id }) => marked.has(id)), [rows, marked]);
  const clear = () => takeOut(chosen.map(rowId));
  const { restore, busy } = useRestore((cv_id) => {
    const place = rows?.find(({ id }) => id === cv_id);
    if (place)
      void navigate({
        to: '/procesos/$id/cvs',
        params: { id: place.proceso_id },
        search: { stage: 'todas', cv: cv_id },
      });
  });
  return (
    <>
      <FilterRow>
        <FilterSelect
          label={texts.proceso}
          options={(procesos ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          value={proceso === undefined ? null : String(proceso)}
          onChange={(value) => onProceso(value ? Number(value) : undefined)}
        />
      </FilterRow>
      <DataTable
        name="papelera"
        label={texts.table}
        rows={rows}
        columns={COLUMNS}
        rowId={rowId}
        rowLabel={nameOf}
        fetching={query.isFetching}
        card={eliminadoCard}
        selection={{
          ids: marked,
          onClear: clear,
          onChange: ({ add, remove }) =>
            add.length === 0 ? takeOut(remove.map(Number)) : put(add.map(Number), remove.map(Number)),
        }}
        rowMenu={(cv) => (
          <>
            <Menu.Item
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              disabled={busy}
              onClick={() => restore([cv.id])}
            >
              {texts.restore}
            </Menu.Item>
            {mayErase && (
              <DangerItem leftSection={<IconTrashX size={16} aria-hidden />} onClick={() => setErasing([cv])}>
                {texts.erase}
              </DangerItem>
            )}
          </>
        )}
        failed={failedFace(query, texts.loadFailed)}
        empty={
          proceso === undefined ? (
            <EmptyState icon={IconTrash} title={texts.empty} detail={texts.emptyDetail} />
          ) : (
            <FilteredState title={texts.filtered} onClear={() => onProceso(undefined)} />
          )
        }
      />
      <SelectionBar count={chosen.length} onClear={clear}>
        {mayErase && (
          <SelectionAction disabled={busy} onClick={() => setErasing(chosen)}>
            {texts.erase}
          </SelectionAction>
        )}
        <SelectionAction main disabled={busy} onClick={() => restore(chosen.map(rowId), forget)}>
          {texts.restore}
        </SelectionAction>
      </SelectionBar>
      {erasing && (
        <EraseDialog
          cvs={erasing}
          onDone={() => {
            setErasing(null);
            forget();
          }}
          onClose={() => setErasing(null)}
        />
      )}
    </>
  );
}

const rowId = ({ id }: CvEliminado): number => id;
