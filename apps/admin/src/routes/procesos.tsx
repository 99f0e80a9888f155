import { useLocation, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ProcesosPage } from '../areas/procesos/ProcesosPage.tsx';
import { parseProcesosSearch } from '../areas/procesos/search.ts';

/** /procesos and /procesos/nuevo: one screen, the second with its dialog open. */
export default function Procesos(): ReactNode {
  const search = parseProcesosSearch(useSearch({ strict: false }));
  return <ProcesosPage search={search} creating={useLocation().pathname === '/procesos/nuevo'} />;
}
