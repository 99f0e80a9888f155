import { IconBriefcase, IconBuilding, IconUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCan } from '../../lib/session.tsx';
import classes from './InicioPage.module.css';
import { texts } from './inicio.texts.ts';

const SHORTCUTS = [
  { to: '/upload-cvs', icon: IconUpload, title: texts.shortcuts.subir, detail: texts.shortcuts.subirDetail },
  { to: '/procesos/nuevo', icon: IconBriefcase, title: texts.shortcuts.proceso, detail: texts.shortcuts.procesoDetail },
  { to: '/empresas/nueva', icon: IconBuilding, title: texts.shortcuts.empresa, detail: texts.shortcuts.empresaDetail },
] as const;

/** The three things done most often (§2); none of them is for who only reads. */
export function Shortcuts() {
  if (!useCan('procesos.escribir')) return null;
  return (
    <nav aria-labelledby="atajos">
      <h2 id="atajos" className={classes.heading}>
        {texts.shortcuts.title}
      </h2>
      {SHORTCUTS.map(({ to, icon: Icon, title, detail }) => (
        <Link key={to} to={to} className={classes.shortcut}>
          <span className={classes.icon}>
            <Icon size={18} stroke={1.6} aria-hidden />
          </span>
          <span>
            <b>{title}</b>
            <small>{detail}</small>
          </span>
        </Link>
      ))}
    </nav>
  );
}
