import type { Cv, Etapa, Proceso } from '@recluta/domain/esquemas';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useCan } from '../../lib/session.tsx';
import type { Selection } from '../../ui/DataTable/selection.ts';
import type { OpenWords } from './archivo.queries.ts';
import type { Pestana } from './cvs.search.ts';
import { pageSearchOf } from './ficha/ficha.search.ts';
import type { CvList } from './lista/CvContext.tsx';
import type { CvActions } from './lista/CvMenuItems.tsx';
import type { Mover } from './mover.queries.ts';
import { CvPanel } from './panel/CvPanel.tsx';
import type { Seleccion } from './seleccion.queries.ts';
import { useCvActions } from './useCvActions.tsx';
import { useCvList } from './useCvList.ts';

const NO_ROWS: readonly Cv[] = [];

type CvSearch = { cv?: number | undefined; panel?: Pestana | undefined };

type UseCvView = {
  proceso_id: number;
  proceso: Proceso | undefined;
  etapas: readonly Etapa[];
  /** The list as loaded, and what of it is shown: the panel turns its pages. */
  rows: readonly Cv[] | undefined;
  shown: readonly Cv[] | undefined;
  search: CvSearch;
  onSearch: (change: CvSearch, push?: boolean) => void;
  seleccion: Seleccion;
  mover: Mover;
  openWords: OpenWords;
  /** The screen's words for its selection. */
  selectWords: { on: string; off: string; key: string };
  /** The list as the page of a cv remembers it. */
  list?: 'cvs' | 'etapas';
  /** As in useCvList. */
  selectedWord?: boolean;
};

type CvView = {
  context: CvList;
  actions: CvActions;
  dialog: ReactNode;
  /** The open cv, beside its list; null while none is open. */
  panel: ReactNode;
  /** Selected cvs of the list, those that filters hide included. */
  chosen: readonly Cv[];
  /** Absent for who may not select. */
  selection: Selection | undefined;
  clear: () => void;
  open: (cv_id: number) => void;
};

/** What CVs and Etapas have alike: a list whose cvs are selected, acted on, and opened in a panel beside it. */
export function useCvView(props: UseCvView): CvView {
  const { proceso_id, proceso, etapas, rows, shown, search, onSearch, seleccion, mover } = props;
  const { ids, change, clear: takeOut } = seleccion;
  const mayWrite = useCan('cvs.escribir');
  const chosen = useMemo(() => (rows ?? NO_ROWS).filter(({ id }) => ids.has(id)), [rows, ids]);
  const open = useCallback((cv: number) => onSearch({ cv }, search.cv === undefined), [onSearch, search.cv]);
  const close = () => onSearch({ cv: undefined, panel: undefined });
  const { actions, dialog } = useCvActions({
    proceso_id,
    proceso,
    etapas,
    rows: rows ?? NO_ROWS,
    mover,
    openWords: props.openWords,
    drop: seleccion.drop,
    onRemoved: (cv_id) => cv_id === search.cv && close(),
  });
  const context = useCvList({
    proceso_id,
    rows,
    etapas,
    selected: ids,
    ...(props.selectedWord !== undefined && { selectedWord: props.selectedWord }),
    open,
    search,
  });
  const clear = useCallback(() => takeOut(chosen.map(({ id }) => id)), [takeOut, chosen]);
  const select = useCallback<Selection['onChange']>(
    ({ add, remove }) => (add.length === 0 ? takeOut(remove.map(Number)) : change(add.map(Number), remove.map(Number))),
    [takeOut, change],
  );
  const selection = useMemo<Selection | undefined>(
    () => (mayWrite ? { ids, onChange: select, onClear: clear } : undefined),
    [mayWrite, ids, select, clear],
  );
  const toggle = (cv: number) => (ids.has(cv) ? change([], [cv]) : change([cv], []));
  const opened = search.cv;
  const panel =
    opened === undefined ? null : (
      <CvPanel
        proceso_id={proceso_id}
        cv_id={opened}
        rows={shown ?? NO_ROWS}
        actions={actions}
        selected={ids.has(opened)}
        onSelect={mayWrite ? () => toggle(opened) : undefined}
        selectWords={props.selectWords}
        page={pageSearchOf(props.list ?? 'cvs', search)}
        tab={search.panel}
        onTab={(panel) => onSearch({ panel })}
        onOpen={open}
        onClose={close}
      />
    );
  return { context, actions, dialog, panel, chosen, selection, clear, open };
}
