import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSessionControl } from '../../lib/session.tsx';
import { texts } from './layout.texts.ts';
import classes from './SessionGuard.module.css';

/** §2: 'Verificando sesión...' while checking; without a session off to /login, replacing history. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { state } = useSessionControl();
  if (state.estado === 'vigente') return children;
  if (state.estado === 'ninguna') return <Navigate to="/login" replace />;
  return (
    <main className={classes.root}>
      <p role="status">{texts.guard.checking}</p>
    </main>
  );
}
