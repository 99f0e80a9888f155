import { type EtapasSearch, etapasSearch } from '../../etapas/etapas.search.ts';
import { type CvsSearch, cvsSearch, PESTANAS, type Pestana } from '../cvs.search.ts';

/** Lists whose order the page of a cv follows; CVs when the address names none. */
const LISTAS = ['etapas', 'tablero'] as const;

/** The list it was opened from, as that list stands in its own address, and the tab. */
export type FichaSearch = Omit<CvsSearch, 'cv' | 'panel' | 'stage'> & {
  desde?: (typeof LISTAS)[number] | undefined;
  stage?: string | undefined;
  panel?: Pestana | undefined;
};

export function fichaSearch(raw: Record<string, unknown>): FichaSearch {
  const desde = LISTAS.find((each) => each === raw.desde);
  const panel = PESTANAS.find((each) => each === raw.panel);
  const { cv: _, panel: __, ...list } = desde ? etapasSearch(raw) : cvsSearch(raw);
  if ('vista' in list) delete list.vista;
  return { ...list, ...(desde && { desde }), ...(panel && { panel }) };
}

type ListSearch = Record<string, unknown> & { vista?: string | undefined };

/** Search of the page of a cv that is opened from a list. */
export const pageSearchOf = (list: 'cvs' | 'etapas', { cv: _, vista, ...search }: ListSearch): FichaSearch =>
  fichaSearch({ ...search, ...(list === 'etapas' && { desde: vista === 'tablero' ? vista : list }) });

/** The list of the CVs screen that it was opened from. */
export const cvsSearchOf = (search: FichaSearch): CvsSearch => cvsSearch({ ...search, panel: undefined });

/** The list of Etapas, or the board, that it was opened from. */
export const etapasSearchOf = ({ desde, ...search }: FichaSearch): EtapasSearch =>
  etapasSearch({ ...search, panel: undefined, vista: desde });
