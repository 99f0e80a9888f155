import { createRouter } from '@tanstack/react-router';
import { Broken } from '../routes/public/Broken.tsx';
import { TITLES } from '../routes/routes.texts.ts';
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

/** Title of the tab, and on a new page the focus: a screen reader then starts where the page does. */
router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
  const { matches } = router.state;
  const missing = matches.some(
    (match) => match.status === 'notFound' || ('globalNotFound' in match && match.globalNotFound),
  );
  const title = missing
    ? TITLES.no_encontrada
    : matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
  document.title = title ? `${title} · Recluta` : 'Recluta';
  if (fromLocation && pathChanged) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
});
