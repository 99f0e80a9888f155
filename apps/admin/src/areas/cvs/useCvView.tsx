import type { Cv, Etapa, Proceso } from '@recluta/domain/esquemas';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { Selection } from '../../ui/DataTable/selection.ts';
import type { Orden } from '../../ui/DataTable/sort.ts';
import { usePlace } from '../../ui/usePlace.ts';
import type { CvScreenKind } from './cvScreens.ts';
import type { Pestana } from './cvs.search.ts';
import { pageSearchOf } from './ficha/ficha.search.ts';
import type { CvList } from './lista/CvContext.tsx';
import type { CvActions } from './lista/CvMenuItems.tsx';
import type { Gone } from './live.queries.ts';
import type { Mover } from './mover.queries.ts';
import { CvPanel } from './panel/CvPanel.tsx';
import type { Seleccion } from './seleccion.queries.ts';
import { useCvActions } from './useCvActions.tsx';
import { useCvList } from './useCvList.ts';

const NO_ROWS: readonly Cv[] = [];

/** The open cv, the tab of its panel, and the order of the list. */
export type CvSearch = { cv?: number | undefined; panel?: Pestana | undefined; orden?: Orden | undefined };

type UseCvView = {
  kind: CvScreenKind;
  proceso_id: number;
  proceso: Proceso | undefined;
  etapas: readonly Etapa[];
  /** The list as loaded. */
  rows: readonly Cv[] | undefined;
  /** Those the panel turns over. */
  pages: readonly Cv[] | undefined;
  /** Those that went from the proceso while the screen stood. */
  gone: ReadonlyMap<number, Gone>;
  search: CvSearch;
  /** The same without the open cv. */
  filters: Record<string, unknown>;
  onSearch: (change: CvSearch, push?: boolean) => void;
  seleccion: Seleccion;
  mover: Mover;
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
  /** One in or out of the selection; absent for who may not select. */
  toggle: ((cv_id: number) => void) | undefined;
  open: (cv_id: number) => void;
};

/** Who takes the place of one that is removed, as on its own page: the next that stays, at the end of the list the one before. */
function besideOf(rows: readonly Cv[], next: number, removed: readonly number[]): Cv | undefined {
  const stays = ({ id }: Cv) => !removed.includes(id);
  return rows.slice(next).find(stays) ?? rows.slice(0, next).findLast(stays);
}

/** A list whose cvs are selected, acted on, and opened in a panel beside it. */
export function useCvView(props: UseCvView): CvView {
  const { kind, proceso_id, proceso, etapas, rows, pages, gone, search, filters, onSearch, seleccion, mover } = props;
  const opened = search.cv;
  const { ids, change, clear: takeOut } = seleccion;
  const chosen = useMemo(() => (rows ?? NO_ROWS).filter(({ id }) => ids.has(id)), [rows, ids]);
  const none = opened === undefined;
  const open = useCallback((cv: number) => onSearch({ cv }, none), [onSearch, none]);
  const close = () => onSearch({ cv: undefined, panel: undefined });
  const place = usePlace((pages ?? NO_ROWS).findIndex(({ id }) => id === opened));
  const leave = (cv_ids: readonly number[]) => {
    if (opened === undefined || !cv_ids.includes(opened)) return;
    const next = besideOf(pages ?? NO_ROWS, place.next, cv_ids);
    if (next) open(next.id);
    else close();
  };
  const { actions, dialog } = useCvActions({
    proceso_id,
    proceso,
    etapas,
    rows: rows ?? NO_ROWS,
    mover,
    openWords: kind.openWords,
    drop: seleccion.drop,
    onRemoved: leave,
  });
  const { mayWrite } = actions;
  const context = useCvList({
    proceso_id,
    rows,
    etapas,
    selected: ids,
    selectedWord: kind.selectedWord,
    open,
    filters,
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
  const flip = (cv: number) => (ids.has(cv) ? change([], [cv]) : change([cv], []));
  const toggle = mayWrite ? flip : undefined;
  const panel =
    opened === undefined ? null : (
      <CvPanel
        proceso_id={proceso_id}
        cv_id={opened}
        rows={pages ?? NO_ROWS}
        gone={gone.get(opened)}
        actions={actions}
        selected={ids.has(opened)}
        onSelect={toggle && (() => toggle(opened))}
        selectWords={kind.selectWords}
        page={pageSearchOf(kind.list, search)}
        tab={search.panel}
        onTab={(panel) => onSearch({ panel })}
        onOpen={open}
        onErased={leave}
        onClose={close}
      />
    );
  return { context, actions, dialog, panel, chosen, selection, clear, toggle, open };
}
