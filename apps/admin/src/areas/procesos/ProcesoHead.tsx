import { IconCalendar, IconFiles, IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { HeadAction } from '../../ui/page/HeadAction.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useProceso } from './procesos.queries.ts';

type ProcesoPath = '/procesos/$id/configuracion' | '/procesos/$id/calendario' | '/procesos/$id/cvs';

const ICONS = {
  '/procesos/$id/configuracion': IconSettings,
  '/procesos/$id/calendario': IconCalendar,
  '/procesos/$id/cvs': IconFiles,
} as const;

type ProcesoHeadProps = {
  id: number;
  title: string;
  /** How the screen is used. */
  hint?: string | undefined;
  /** Other screens of the same proceso. */
  links: readonly { to: ProcesoPath; label: string }[];
  /** Its own buttons, after the links. */
  children?: ReactNode;
};

/** Head of a screen about one proceso: which one it is, and the way to its other screens. */
export function ProcesoHead({ id, title, hint, links, children }: ProcesoHeadProps) {
  const { proceso } = useProceso(id);
  return (
    <PageHead
      title={title}
      // A space that does not break holds the line's height until the name is known.
      context={proceso ? `${proceso.nombre} · ${proceso.empresa_nombre}` : '\u00a0'}
      hint={hint}
      actions={
        <>
          {links.map(({ to, label }) => (
            <HeadAction
              key={to}
              // Where the navigation stands beside the page, they are in it.
              hiddenFrom="sm"
              icon={ICONS[to]}
              label={label}
              renderRoot={(props) => <Link to={to} params={{ id }} {...props} />}
            />
          ))}
          {children}
        </>
      }
    />
  );
}
