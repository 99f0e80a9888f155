import { useSessionStorage } from '@mantine/hooks';
import { normalize } from '@recluta/domain/texto';

const KEPT = 5;

/** The searches with one more, newest first: one that differs only in case or accents takes the place of the older. */
export function remembered(searches: readonly string[], query: string): string[] {
  const text = query.trim();
  if (!text) return [...searches];
  return [text, ...searches.filter((each) => normalize(each) !== normalize(text))].slice(0, KEPT);
}

/**
 * What a usuario looked for lately. In the tab only: searches are names and RUTs of people, and the next person at the
 * same computer has no business with them.
 */
export function useRecentSearches(usuario_id: number): [readonly string[], (query: string) => void] {
  const [searches, setSearches] = useSessionStorage<string[]>({
    key: `recluta-busquedas-${usuario_id}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  return [searches, (query) => setSearches((before) => remembered(before, query))];
}
