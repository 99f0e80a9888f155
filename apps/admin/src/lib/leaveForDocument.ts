import { notFound } from '@tanstack/react-router';

/** The host answered with the application here: at this address there is no document, and asking again brings none. */
function isAnswered(pathname: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && decodeURI(pathname) === decodeURI(new URL(loaded.name).pathname);
}

/**
 * Asks the host for a page that the application does not draw. Never settles: the document takes the place of the
 * application. A preload, on pointing at a link, does nothing.
 */
export function leaveForDocument({
  preload,
  location,
}: {
  preload: boolean;
  location: { href: string; pathname: string };
}): Promise<void> {
  if (isAnswered(location.pathname)) throw notFound();
  if (!preload) window.location.assign(location.href);
  return preload ? Promise.resolve() : new Promise(() => undefined);
}
