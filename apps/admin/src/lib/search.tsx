import { createContext, type ReactNode, use } from 'react';

const SearchContext = createContext<(() => void) | null>(null);

/** Gives the screens the way to open the search over everything. */
export function SearchProvider({ open, children }: { open: () => void; children: ReactNode }) {
  return <SearchContext value={open}>{children}</SearchContext>;
}

/** Opens the search over everything, as Ctrl K does. */
export function useOpenSearch(): () => void {
  const open = use(SearchContext);
  if (!open) throw new Error('SearchProvider is missing');
  return open;
}
