import { IconBriefcase, IconBuilding, IconHistory, IconKeyboard, IconLogout, IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useBusqueda } from '../../areas/busqueda/busqueda.queries.ts';
import { texts as searchTexts } from '../../areas/busqueda/busqueda.texts.ts';
import { useRecentSearches } from '../../areas/busqueda/recent.ts';
import { useResultGroups } from '../../areas/busqueda/useResultGroups.tsx';
import { PAGE_ACTIONS, useWiredActions } from '../../lib/pageActions.ts';
import { useCan, useSession } from '../../lib/session.tsx';
import { FailedState } from '../../ui/feedback/EmptyState.tsx';
import { CommandPalette, type PaletteItem } from '../../ui/palette/CommandPalette.tsx';
import { DESTINATIONS, PROCESO_SCREENS } from './destinations.ts';
import { texts } from './layout.texts.ts';
import { useLeave } from './useLeave.ts';

type PaletteProps = {
  opened: boolean;
  /** What was typed before its code was here. */
  typed: string;
  onClose: () => void;
  onHelp: () => void;
};

/** What Ctrl K offers on every screen: what is found, where to go, what to do. Its own chunk, loaded on the first use. */
export default function Palette({ opened, typed, onClose, onHelp }: PaletteProps) {
  const navigate = useNavigate();
  const { id } = useParams({ strict: false });
  const wired = useWiredActions();
  const { usuario } = useSession();
  const { leave } = useLeave();
  const mayRestore = useCan('papelera.leer');
  const mayCreate = { proceso: useCan('procesos.escribir'), empresa: useCan('empresas.escribir') };
  const [query, setQuery] = useState(typed);
  const [recent, remember] = useRecentSearches(usuario.id);
  const { found, settled, busy, failure, retry } = useBusqueda(query);
  const results = useResultGroups(found, query.trim(), () => remember(query));
  const searches: PaletteItem[] = recent.map((text) => ({
    id: `reciente-${text}`,
    label: text,
    icon: <IconHistory size={18} stroke={1.6} aria-hidden />,
    stays: true,
    run: () => setQuery(text),
  }));
  const places: PaletteItem[] = DESTINATIONS.map(({ to, label, icon: Icon, ...rest }) => ({
    id: to,
    label,
    icon: <Icon size={18} stroke={1.6} aria-hidden />,
    ...('shortcut' in rest && { shortcut: rest.shortcut }),
    run: () => void navigate({ to }),
  }));
  if (mayRestore)
    places.push({
      id: '/papelera',
      label: texts.palette.bin,
      icon: <IconTrash size={18} stroke={1.6} aria-hidden />,
      run: () => void navigate({ to: '/papelera' }),
    });
  const screens: PaletteItem[] =
    id === undefined
      ? []
      : PROCESO_SCREENS.map(({ to, label, icon: Icon }) => ({
          id: to,
          label,
          icon: <Icon size={18} stroke={1.6} aria-hidden />,
          run: () => void navigate({ to, params: { id } }),
        }));
  const actions: PaletteItem[] = [
    ...(mayCreate.proceso
      ? [
          {
            id: 'nuevo-proceso',
            label: texts.palette.newProceso,
            icon: <IconBriefcase size={18} stroke={1.6} aria-hidden />,
            run: () => void navigate({ to: '/procesos/nuevo' }),
          },
        ]
      : []),
    ...(mayCreate.empresa
      ? [
          {
            id: 'nueva-empresa',
            label: texts.palette.newEmpresa,
            icon: <IconBuilding size={18} stroke={1.6} aria-hidden />,
            run: () => void navigate({ to: '/empresas/nueva' }),
          },
        ]
      : []),
    ...PAGE_ACTIONS.flatMap((id) => {
      const run = wired[id];
      return typeof run === 'function' ? [{ id, label: texts.actions[id], run }] : [];
    }),
    {
      id: 'ayuda',
      label: texts.palette.help,
      icon: <IconKeyboard size={18} stroke={1.6} aria-hidden />,
      shortcut: 'ayuda',
      run: onHelp,
    },
    {
      id: 'salir',
      label: texts.nav.signOut,
      icon: <IconLogout size={18} stroke={1.6} aria-hidden />,
      run: () => void leave(),
    },
  ];
  return (
    <CommandPalette
      opened={opened}
      onClose={onClose}
      query={query}
      onQuery={setQuery}
      busy={busy}
      nothing={settled ? searchTexts.nothing(query.trim()) : searchTexts.start}
      failed={failure && <FailedState title={searchTexts.failed} detail={failure} onRetry={retry} />}
      groups={[
        ...(query ? [] : [{ label: searchTexts.groups.recientes, items: searches }]),
        ...results,
        { label: texts.palette.thisProceso, items: screens },
        { label: texts.palette.goTo, items: places },
        { label: texts.palette.actions, items: actions },
      ]}
    />
  );
}
