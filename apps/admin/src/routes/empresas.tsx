import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmpresasScreen } from '../areas/empresas/EmpresasScreen.tsx';
import { empresasSearch } from '../areas/empresas/empresas.search.ts';

/** /empresas; /empresas/nueva is the same list with its dialog open. */
export default function Empresas(): ReactNode {
  const raw = useSearch({ strict: false });
  const view = empresasSearch(raw);
  const creating = useLocation({ select: ({ pathname }) => pathname === '/empresas/nueva' });
  const navigate = useNavigate();
  return (
    <EmpresasScreen
      view={view}
      // Opening a dialog is a step that 'back' undoes (its link does that); searching, filtering and closing are not.
      onView={(next) => void navigate({ to: '/empresas', search: empresasSearch(next), replace: true })}
      creating={creating}
      onCreating={(open) => void navigate({ to: open ? '/empresas/nueva' : '/empresas', search: view, replace: !open })}
    />
  );
}
