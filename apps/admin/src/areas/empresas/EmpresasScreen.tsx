import { Button, SegmentedControl } from '@mantine/core';
import { MENSAJES } from '@recluta/domain/mensajes';
import { usageMessage } from '@recluta/domain/planes';
import { ETIQUETA_TIPO_EMPRESA, TIPOS_EMPRESA, type TipoEmpresa } from '@recluta/domain/procesos';
import { IconBuilding, IconPlus } from '@tabler/icons-react';
import { Suspense, useMemo } from 'react';
import { failedFace } from '../../lib/Answer.tsx';
import { lateDialog } from '../../lib/lateDialog.tsx';
import { useCan } from '../../lib/session.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { sortRows } from '../../ui/DataTable/sort.ts';
import { EmptyState, FilteredState } from '../../ui/feedback/EmptyState.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { FilterRow, PageHead } from '../../ui/page/PageHead.tsx';
import { useKept } from '../../ui/useKept.ts';
import { useKeptOpen } from '../../ui/useKeptOpen.ts';
import { useLimits } from '../cuenta/cuenta.queries.ts';
import { useTableActions } from '../tablas/useTableActions.tsx';
import { EMPRESA_COLUMNS, EMPRESA_SORT_KEYS, empresaCard } from './columns.tsx';
import classes from './empresas.module.css';
import { useEmpresasAnswer } from './empresas.queries.ts';
import type { EmpresasSearch } from './empresas.search.ts';
import { texts } from './empresas.texts.ts';
import { filterEmpresas } from './filter.ts';

const EmpresaNueva = lateDialog(() => import('./EmpresaNueva.tsx'));
const EmpresaConfig = lateDialog(() => import('./EmpresaConfig.tsx'));

const TYPE_OPTIONS = [
  { value: 'todas', label: texts.all },
  ...TIPOS_EMPRESA.map((tipo) => ({ value: tipo, label: ETIQUETA_TIPO_EMPRESA[tipo] })),
];

type EmpresasScreenProps = {
  view: EmpresasSearch;
  onView: (view: EmpresasSearch) => void;
  creating: boolean;
  onCreating: (creating: boolean) => void;
};

/** §2, Empresas. What is looked for, the filter and the open dialog stand in the address. */
export function EmpresasScreen({ view, onView, creating, onCreating }: EmpresasScreenProps) {
  const query = useEmpresasAnswer();
  const empresas = query.data?.empresas;
  const limits = useLimits().data;
  const mayWrite = useCan('empresas.escribir');
  const writing = useKeptOpen(creating, mayWrite);
  const [used, max] = limits ? [limits.usados.empresas, limits.max.empresas_max] : [0, null];
  const full = max !== null && used >= max;
  const blocked = !mayWrite ? texts.readOnly : full ? usageMessage(used, max) : undefined;
  const configured = useKept(view.empresa ?? null);
  const shown = useMemo(
    () => empresas && sortRows(filterEmpresas(empresas, view), EMPRESA_SORT_KEYS, view.orden),
    [empresas, view],
  );
  const { dialog: tableDialog, onRoom } = useTableActions({
    table: 'empresas',
    columns: EMPRESA_COLUMNS,
    lista: 'empresas',
    path: '/api/empresas/exportar',
    shown,
    filtros: [...(view.q ? (['busqueda'] as const) : []), ...(view.tipo ? (['tipo'] as const) : [])],
  });

  return (
    <>
      <PageHead
        title={texts.title}
        context={max === null ? '\u00a0' : texts.context(used, max)}
        actions={
          <>
            {blocked && (
              <span className={classes.reason} data-limit={(mayWrite && full) || undefined} role="status">
                {blocked}
              </span>
            )}
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={blocked !== undefined}
              onClick={() => onCreating(true)}
            >
              {texts.create}
            </Button>
          </>
        }
      />
      <FilterRow>
        <SearchBox
          label={texts.search.label}
          placeholder={texts.search.placeholder}
          value={view.q ?? ''}
          onSearch={(q) => onView({ ...view, q })}
        />
        <SegmentedControl
          aria-label={texts.typeFilter}
          data={TYPE_OPTIONS}
          value={view.tipo ?? 'todas'}
          onChange={(tipo) => onView({ ...view, tipo: tipo as TipoEmpresa })}
        />
      </FilterRow>
      <DataTable
        name="empresas"
        label={texts.table}
        rows={shown}
        columns={EMPRESA_COLUMNS}
        onRoom={onRoom}
        rowId={({ id }) => id}
        rowLabel={({ nombre }) => nombre}
        fetching={query.isFetching}
        sorting={{ keys: EMPRESA_SORT_KEYS, orden: view.orden, onOrden: (orden) => onView({ ...view, orden }) }}
        card={empresaCard}
        failed={!empresas && failedFace(query)}
        empty={
          empresas?.length === 0 ? (
            <EmptyState
              icon={IconBuilding}
              title={MENSAJES.sin_resultados}
              detail={mayWrite && texts.nothingYet}
              action={
                blocked === undefined && (
                  <Button variant="default" onClick={() => onCreating(true)}>
                    {texts.createFirst}
                  </Button>
                )
              }
            />
          ) : (
            <FilteredState title={MENSAJES.sin_resultados} onClear={() => onView({})} />
          )
        }
      />
      {tableDialog}
      <Suspense>
        {writing && <EmpresaNueva onClose={() => onCreating(false)} blocked={blocked} />}
        {configured !== null && empresas && (
          <EmpresaConfig
            opened={view.empresa !== undefined}
            empresa={empresas.find(({ id }) => id === configured)}
            tab={view.tab ?? 'general'}
            onTab={(tab) => onView({ ...view, tab })}
            onClose={() => onView({ ...view, empresa: undefined })}
          />
        )}
      </Suspense>
    </>
  );
}
