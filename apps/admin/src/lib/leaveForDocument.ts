/**
 * Asks the host for a page that the application does not draw. Never settles: the document takes the place of the
 * application. A preload, on pointing at a link, does nothing.
 */
export function leaveForDocument({
  preload,
  location,
}: {
  preload: boolean;
  location: { href: string };
}): Promise<void> {
  if (!preload) window.location.assign(location.href);
  return preload ? Promise.resolve() : new Promise(() => undefined);
}
