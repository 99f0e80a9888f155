import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { CvsPage } from '../areas/cvs/CvsPage.tsx';
import type { CvsSearch } from '../areas/cvs/cvs.search.ts';

const route = getRouteApi('/app/procesos/$id/cvs');

export default function ProcesoCvs() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (change: Partial<CvsSearch>, push = false) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: !push, resetScroll: false }),
    [navigate],
  );
  return <CvsPage key={id} proceso_id={id} search={search} onSearch={onSearch} />;
}
