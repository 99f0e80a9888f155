import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { EtapasPage } from '../areas/etapas/EtapasPage.tsx';
import type { EtapasSearch } from '../areas/etapas/etapas.search.ts';

/** Apart: dragging is loaded by who opens the board. */
const TableroPage = lazy(() => import('../areas/etapas/tablero/TableroPage.tsx'));

const route = getRouteApi('/app/procesos/$id/etapas');

export default function ProcesoEtapas() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (change: Partial<EtapasSearch>, push = false) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: !push, resetScroll: false }),
    [navigate],
  );
  const page = { proceso_id: id, search, onSearch };
  if (search.vista !== 'tablero') return <EtapasPage key={id} {...page} />;
  return (
    <Suspense>
      <TableroPage key={id} {...page} />
    </Suspense>
  );
}
