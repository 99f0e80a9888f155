import { useLocalStorage } from '@mantine/hooks';
import { createContext, use } from 'react';
import { DEFAULT_VIEW, parseView, type TableView } from './view.ts';

/** Whose views they are: two people at one computer each have their own. */
export const TableOwner = createContext('');

/** The view of a table, remembered on this device for its owner. */
export function useTableView(table: string): [TableView, (view: TableView) => void] {
  const [view, setView] = useLocalStorage<TableView>({
    key: `recluta-vista-${use(TableOwner)}-${table}`,
    defaultValue: DEFAULT_VIEW,
    getInitialValueInEffect: false,
    deserialize: parseView,
  });
  return [view, setView];
}
