import type { ReactNode } from 'react';
import { lateScreen } from '../../lib/lateScreen.tsx';
import { useSessionControl } from '../../lib/session.tsx';
import { wasSignedIn } from '../../lib/signedIn.ts';
import { NoSuchAddress } from '../NoSuchAddress.tsx';
import { PublicPage } from './PublicPage.tsx';

const AppLayout = lateScreen<{ children: ReactNode }>(() => import('../layout/AppLayout.tsx'));

/** §2: any other path. Who is signed in keeps their menu, and is led to their own beginning. */
export function NotFound() {
  const { estado } = useSessionControl().state;
  if (estado === 'vigente' || (estado === 'verificando' && wasSignedIn()))
    return (
      <AppLayout>
        <NoSuchAddress home="/inicio" />
      </AppLayout>
    );
  return (
    <PublicPage>
      <NoSuchAddress home="/" />
    </PublicPage>
  );
}
