import { Button } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import type { Proceso } from '@recluta/domain/esquemas';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { lateDialog } from '../../lib/lateDialog.tsx';
import { useCan } from '../../lib/session.tsx';
import { type Orden, sortRows } from '../../ui/DataTable/sort.ts';
import { usePrinting } from '../../ui/DataTable/usePrinting.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useKeptOpen } from '../../ui/useKeptOpen.ts';
import { SubirCvsModal } from '../subida/SubirCvsModal.tsx';
import { useTableActions } from '../tablas/useTableActions.tsx';
import { filterProcesos } from './filterProcesos.ts';
import { ProcesosCards } from './ProcesosCards.tsx';
import { ProcesosFilters } from './ProcesosFilters.tsx';
import { PROCESO_COLUMNS, PROCESO_SORT_KEYS, ProcesosTable } from './ProcesosTable.tsx';
import { useProcesos } from './procesos.queries.ts';
import { texts } from './procesos.texts.ts';
import { ProcesosEmpty, ProcesosFailed } from './procesosFaces.tsx';
import { type ProcesosSearch, parseProcesosSearch } from './search.ts';

/** The name's second line. */
const BESIDES = { proceso: ['cvs'] };
const QrDialog = lateDialog(() => import('./QrDialog.tsx'));
const ProcesoDialog = lateDialog(() => import('./ProcesoDialog.tsx'));

type ProcesosPageProps = {
  search: ProcesosSearch;
  /** /procesos/nuevo: the list with its dialog open. */
  creating: boolean;
};

export function ProcesosPage({ search, creating }: ProcesosPageProps) {
  const { procesos, failed, failure, fetching, retry } = useProcesos();
  const navigate = useNavigate();
  const canWrite = useCan('procesos.escribir');
  const writing = useKeptOpen(creating, canWrite);
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const printing = usePrinting();
  const [editing, setEditing] = useState<Proceso | null>(null);
  const [target, setTarget] = useState<Proceso | null>(null);
  const [coded, setCoded] = useState<Proceso | null>(null);
  const [qrOpen, qr] = useDisclosure(false);
  const [uploading, upload] = useDisclosure(false);

  const shown = useMemo(
    () => procesos && sortRows(filterProcesos(procesos, search), PROCESO_SORT_KEYS, search.orden),
    [procesos, search],
  );
  const asTable = (wide || printing) && search.vista === 'tabla';
  const { dialog: tableDialog, onRoom } = useTableActions({
    table: 'procesos',
    columns: PROCESO_COLUMNS,
    besides: BESIDES,
    lista: 'procesos',
    path: '/api/procesos/exportar',
    shown,
    filtros: [...(search.q ? (['busqueda'] as const) : []), ...(search.estado ? (['estado'] as const) : [])],
    cards: !asTable,
  });
  const to = creating ? '/procesos/nuevo' : '/procesos';
  const refine = (next: ProcesosSearch) => void navigate({ to, search: next, replace: true });
  const clear = () => refine(search.vista ? { vista: search.vista } : {});
  const filtered = search.q !== undefined || search.estado !== undefined;
  const sorting = {
    keys: PROCESO_SORT_KEYS,
    orden: search.orden,
    onOrden: (orden?: Orden) => refine(parseProcesosSearch({ ...search, orden })),
  };
  const create = (variant: 'filled' | 'default') => (
    <Button
      variant={variant}
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(props) => <Link to="/procesos/nuevo" search={search} {...props} />}
    >
      {texts.create}
    </Button>
  );
  const list = {
    procesos: shown,
    fetching,
    canWrite,
    onEdit: setEditing,
    onQr: (proceso: Proceso) => {
      setCoded(proceso);
      qr.open();
    },
    onUpload: (proceso: Proceso) => {
      setTarget(proceso);
      upload.open();
    },
    empty: <ProcesosEmpty filtered={filtered} onClear={clear} action={canWrite ? create('default') : null} />,
    failed: failed ? <ProcesosFailed detail={failure} onRetry={retry} retrying={fetching} /> : null,
  };
  const activos = procesos?.filter(({ estado }) => estado === 'activo').length ?? 0;
  const counted = procesos && procesos.length > 0 && texts.context(procesos.length, activos);
  return (
    <>
      <PageHead
        title={texts.title}
        context={procesos || failed ? counted : '\u00a0'}
        actions={canWrite && create('filled')}
      />
      <ProcesosFilters search={search} onChange={refine} withView={wide} />
      {asTable ? <ProcesosTable {...list} sorting={sorting} onRoom={onRoom} /> : <ProcesosCards {...list} />}
      {tableDialog}
      <Suspense>
        {writing && (
          <ProcesoDialog
            proceso={null}
            tipo={search.tipo}
            onClose={() => void navigate({ to: '/procesos', search: { ...search, tipo: undefined }, replace: true })}
          />
        )}
        {editing && (
          <ProcesoDialog
            key={editing.id}
            proceso={editing}
            current={procesos?.find(({ id }) => id === editing.id)}
            onClose={() => setEditing(null)}
          />
        )}
        {coded && <QrDialog proceso={coded} opened={qrOpen} onClose={qr.close} />}
      </Suspense>
      {target && <SubirCvsModal key={target.id} proceso={target} opened={uploading} onClose={upload.close} />}
    </>
  );
}
