import { IconKeyboard } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { PAGE_ACTIONS, useWiredActions } from '../../lib/pageActions.ts';
import { CommandPalette, type PaletteItem } from '../../ui/palette/CommandPalette.tsx';
import { DESTINATIONS } from './destinations.ts';
import { texts } from './layout.texts.ts';

type PaletteProps = { opened: boolean; onClose: () => void; onHelp: () => void };

/** What Ctrl K offers on every screen; its own chunk, loaded on the first use. */
export default function Palette({ opened, onClose, onHelp }: PaletteProps) {
  const navigate = useNavigate();
  const wired = useWiredActions();
  const places: PaletteItem[] = DESTINATIONS.map(({ to, label, icon: Icon, ...rest }) => ({
    id: to,
    label,
    icon: <Icon size={18} stroke={1.6} aria-hidden />,
    ...('shortcut' in rest && { shortcut: rest.shortcut }),
    run: () => void navigate({ to }),
  }));
  const actions: PaletteItem[] = [
    ...PAGE_ACTIONS.flatMap((id) => {
      const run = wired[id];
      return run ? [{ id, label: texts.actions[id], run }] : [];
    }),
    {
      id: 'ayuda',
      label: texts.palette.help,
      icon: <IconKeyboard size={18} stroke={1.6} aria-hidden />,
      shortcut: 'ayuda',
      run: onHelp,
    },
  ];
  return (
    <CommandPalette
      opened={opened}
      onClose={onClose}
      groups={[
        { label: texts.palette.goTo, items: places },
        { label: texts.palette.actions, items: actions },
      ]}
    />
  );
}
