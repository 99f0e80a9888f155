import type { AppRouter } from '@recluta/api';
import type { TRPCLink } from '@trpc/client';
import { observable, tap } from '@trpc/server/observable';

/**
 * From signing out until somebody is signed in again nothing is asked but who that is: a screen on its way out would
 * only be told that there is no session. A held question is never answered; its screen is gone.
 */
export function departureLink(): TRPCLink<AppRouter> {
  return () => {
    let leaving = false;
    return ({ op, next }) => {
      if (leaving && op.type === 'query' && !op.path.startsWith('sesion.')) return observable(() => undefined);
      if (op.path === 'sesion.logout') leaving = true;
      return next(op).pipe(
        tap({
          next: () => {
            if (op.path === 'sesion.perfil') leaving = false;
          },
          // Not signed out after all.
          error: () => {
            if (op.path === 'sesion.logout') leaving = false;
          },
        }),
      );
    };
  };
}
