import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useSessionControl } from '../../lib/session.tsx';
import { texts } from './layout.texts.ts';
import classes from './SessionGuard.module.css';

/** Where sign-in leads anyway: no need to say it in the address. */
const HOMES = ['/inicio', '/dashboard'];

/**
 * §2: 'Verificando sesión...' while checking; without a session off to /login, replacing history. Who came by an address
 * finds it again after signing in; who has just signed out does not.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { state } = useSessionControl();
  const router = useRouter();
  const [wasIn, setWasIn] = useState(false);
  if (state.estado === 'vigente' && !wasIn) setWasIn(true);
  const outside = state.estado === 'ninguna';
  useEffect(() => {
    if (!outside) return;
    const { href } = router.state.location;
    const search = wasIn || HOMES.includes(href) ? {} : { volver: href };
    void router.navigate({ to: '/login', search, replace: true });
  }, [outside, wasIn, router]);
  if (state.estado === 'vigente') return children;
  return (
    <main className={classes.root}>
      <p role="status">{texts.guard.checking}</p>
    </main>
  );
}
