import {
  IconBriefcase,
  IconBuilding,
  IconCalendar,
  IconChartBar,
  IconFiles,
  IconHome,
  IconLayoutKanban,
  IconSettings,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ShortcutId } from '../../ui/shortcuts/shortcuts.ts';
import { texts } from './layout.texts.ts';

type Destination = {
  to: string;
  label: string;
  icon: typeof IconHome;
  shortcut?: ShortcutId;
  also?: readonly string[];
};

/** Links of the sidebar, in order: every one for everybody (§2). `also`: other addresses that belong to it. */
export const DESTINATIONS = [
  { to: '/inicio', label: texts.nav.inicio, icon: IconHome, shortcut: 'ir_inicio', also: ['/dashboard'] },
  { to: '/empresas', label: texts.nav.empresas, icon: IconBuilding, shortcut: 'ir_empresas' },
  { to: '/usuarios', label: texts.nav.usuarios, icon: IconUsers, shortcut: 'ir_usuarios' },
  {
    to: '/procesos',
    label: texts.nav.procesos,
    icon: IconBriefcase,
    shortcut: 'ir_procesos',
    also: ['/upload-cvs', '/papelera'],
  },
  { to: '/equipos', label: texts.nav.equipos, icon: IconUsersGroup },
  { to: '/reportes', label: texts.nav.reportes, icon: IconChartBar },
  { to: '/ajustes', label: texts.nav.ajustes, icon: IconSettings },
] as const satisfies readonly Destination[];

/** The screens of one proceso, in the order of the work. */
export const PROCESO_SCREENS = [
  { to: '/procesos/$id/cvs', label: texts.proceso.cvs, icon: IconFiles },
  { to: '/procesos/$id/etapas', label: texts.proceso.etapas, icon: IconLayoutKanban },
  { to: '/procesos/$id/calendario', label: texts.proceso.calendario, icon: IconCalendar },
  { to: '/procesos/$id/configuracion', label: texts.proceso.configuracion, icon: IconSettings },
] as const satisfies readonly Destination[];

/** Whether an address lies under a destination: `/procesos/12/cvs` under Procesos. */
export function isUnder(pathname: string, { to, also = [] }: Pick<Destination, 'to' | 'also'>): boolean {
  return [to, ...also].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
