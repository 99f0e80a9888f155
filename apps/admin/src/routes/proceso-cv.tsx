import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { FichaPage } from '../areas/cvs/ficha/FichaPage.tsx';
import type { FichaSearch } from '../areas/cvs/ficha/ficha.search.ts';

const route = getRouteApi('/app/procesos/$id/cvs/$cvId');

export default function ProcesoCv() {
  const { id, cvId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (change: Partial<FichaSearch>) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }),
    [navigate],
  );
  // Turning pages leaves one step: Back returns to the list.
  const onOpen = useCallback(
    (cv_id: number) =>
      void navigate({ to: '/procesos/$id/cvs/$cvId', params: { id, cvId: cv_id }, search: true, replace: true }),
    [navigate, id],
  );
  return <FichaPage key={id} proceso_id={id} cv_id={cvId} search={search} onSearch={onSearch} onOpen={onOpen} />;
}
