import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { EtapasPage } from '../areas/etapas/EtapasPage.tsx';
import type { EtapasSearch } from '../areas/etapas/etapas.search.ts';
import { Tablero } from '../areas/etapas/tablero/Tablero.ts';

const route = getRouteApi('/app/procesos/$id/etapas');

export default function ProcesoEtapas() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const board = route.useLoaderData();
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (change: Partial<EtapasSearch>, push = false) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: !push, resetScroll: false }),
    [navigate],
  );
  const page = { proceso_id: id, search, onSearch };
  return board ? <Tablero key={id} {...page} /> : <EtapasPage key={id} {...page} />;
}
