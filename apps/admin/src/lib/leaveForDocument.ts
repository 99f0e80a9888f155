import { notFound } from '@tanstack/react-router';

/** Where the host answered with the application: at this address there is no document, and asking again brings none. */
const arrivedAt = decodeURI(window.location.pathname);

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
  if (decodeURI(location.pathname) === arrivedAt) throw notFound();
  if (!preload) window.location.assign(location.href);
  return preload ? Promise.resolve() : new Promise(() => undefined);
}
