import { createRouter } from '@tanstack/react-router';
import { Broken } from '../routes/public/Broken.tsx';
import { MAIN_ID } from '../ui/shell/Frame.tsx';
import { routeTree } from './routeTree.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: Broken,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** On a new page the focus goes to it: a screen reader then starts where the page does. */
router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
});
