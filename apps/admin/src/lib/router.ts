import { createRouter } from '@tanstack/react-router';
import { Broken } from '../routes/public/Broken.tsx';
import { MAIN_ID } from '../ui/shell/Frame.tsx';
import { routeTree } from './routeTree.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: Broken,
  // An address that is none is so for everybody, before anybody is asked to sign in.
  notFoundMode: 'root',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** Where the screen stands: an address below it only opens a dialog on it. */
const screenPath = (): string | undefined =>
  router.state.matches.findLast(({ staticData }) => staticData.title)?.pathname;
let shown: string | undefined;

/** On a new screen the focus goes to it: a screen reader then starts where the screen does. */
router.subscribe('onResolved', ({ fromLocation }) => {
  const before = shown;
  shown = screenPath();
  if (fromLocation && shown !== before) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
});
