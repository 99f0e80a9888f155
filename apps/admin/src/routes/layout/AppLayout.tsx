import { useDisclosure } from '@mantine/hooks';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { useForgetWithdrawn } from '../../areas/cvs/olvido.queries.ts';
import { lateComponent } from '../../lib/lateComponent.tsx';
import { lateDialog } from '../../lib/lateDialog.tsx';
import { SearchProvider } from '../../lib/search.tsx';
import { useSession, useSessionControl } from '../../lib/session.tsx';
import { useLiveConnection } from '../../lib/useLive.ts';
import { useLiveSession } from '../../lib/useLiveSession.ts';
import { TableOwner } from '../../ui/DataTable/useTableView.ts';
import { OutcomeHost } from '../../ui/dialogs/OutcomeHost.tsx';
import { KeptKeys } from '../../ui/palette/KeptKeys.tsx';
import { Frame } from '../../ui/shell/Frame.tsx';
import { KeyboardHelp } from '../../ui/shortcuts/KeyboardHelp.tsx';
import { useShortcut } from '../../ui/shortcuts/useShortcut.ts';
import { texts } from './layout.texts.ts';
import { SessionGuard } from './SessionGuard.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useCloseOnArrows } from './useCloseOnArrows.ts';
import { useUndoKey } from './useUndoKey.ts';

const Palette = lateDialog(() => import('./Palette.tsx'));
/** Asks by itself until it is here: there is nothing to say meanwhile. */
const SessionDialogs = lateComponent(
  () => import('../../areas/sesion/SessionDialogs.tsx'),
  () => null,
);

/** The shared layout of every screen behind the session guard. */
export default function AppLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <SessionGuard>
      <GuardedLayout>{children}</GuardedLayout>
    </SessionGuard>
  );
}

function GuardedLayout({ children }: { children: ReactNode }) {
  const session = useSession();
  const { state, signOut } = useSessionControl();
  const expired = state.estado === 'vigente' ? state.vencida : false;
  useLiveConnection(expired === false, session.ultimo_evento);
  useLiveSession();
  useForgetWithdrawn();
  const navigate = useNavigate();
  const [navOpened, nav] = useDisclosure(false);
  const [helpOpened, help] = useDisclosure(false);
  const [palette, setPalette] = useState<'never' | 'open' | 'closed'>('never');
  const [typed, setTyped] = useState('');
  const search = () => setPalette('open');
  const closeSearch = () => setPalette('closed');
  useCloseOnArrows(() => {
    help.close();
    // Before its first use there is nothing to close, and its code is not fetched for it.
    if (palette === 'open') closeSearch();
  });
  useShortcut('buscar', search);
  useUndoKey();
  useShortcut('ayuda', help.open);
  useShortcut('ir_inicio', () => void navigate({ to: '/inicio' }));
  useShortcut('ir_procesos', () => void navigate({ to: '/procesos' }));
  useShortcut('ir_empresas', () => void navigate({ to: '/empresas' }));
  useShortcut('ir_usuarios', () => void navigate({ to: '/usuarios' }));
  return (
    <Frame
      navLabel={texts.nav.label}
      navOpened={navOpened}
      onNavClose={nav.close}
      nav={<Sidebar session={session} onNavigate={nav.close} />}
      header={<TopBar onNavOpen={nav.open} onSearch={search} />}
    >
      <SearchProvider open={search}>
        <TableOwner value={String(session.usuario.id)}>{children}</TableOwner>
      </SearchProvider>
      <OutcomeHost />
      <KeyboardHelp opened={helpOpened} onClose={help.close} />
      {(expired || session.usuario.clave_temporal) && (
        <Suspense>
          <SessionDialogs expired={expired} onLeave={() => void signOut()} />
        </Suspense>
      )}
      {palette !== 'never' && (
        <Suspense
          fallback={
            palette === 'open' && <KeptKeys onType={(key) => setTyped((keys) => keys + key)} onClose={closeSearch} />
          }
        >
          <Palette opened={palette === 'open'} typed={typed} onClose={closeSearch} onHelp={help.open} />
        </Suspense>
      )}
    </Frame>
  );
}
