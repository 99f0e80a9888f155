import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useSessionControl } from '../../lib/session.tsx';

type WhenSignedOutProps = {
  /** A path of this site (lib/localPath). */
  volver?: string | undefined;
  children: ReactNode;
};

/** Who already has a valid session goes on, to `volver` or the dashboard (§2); the page stands while that is checked. */
export function WhenSignedOut({ volver = '/dashboard', children }: WhenSignedOutProps) {
  const { state } = useSessionControl();
  const { history } = useRouter();
  const inside = state.estado === 'vigente' && !state.vencida;
  useEffect(() => {
    if (inside) history.replace(volver);
  }, [inside, history, volver]);
  return inside ? null : children;
}
