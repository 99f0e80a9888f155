import { lateScreen } from '../../../lib/lateScreen.tsx';
import type { TableroPageProps } from './TableroPage.tsx';

/** The board, whose code comes apart: the list of a stage needs none of it. */
export const Tablero = lateScreen<TableroPageProps>(async () => ({
  default: (await import('./TableroPage.tsx')).TableroPage,
}));
