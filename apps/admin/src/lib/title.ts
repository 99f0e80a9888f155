import { useLocation, useMatches } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';

const show = (title: string | undefined) => {
  document.title = title ? `${title} · Recluta` : 'Recluta';
};

/** The tab's title by route; for the root of the tree. */
export function useRouteTitle(): void {
  const { pathname } = useLocation();
  const title = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen of the same route sets it anew
  useLayoutEffect(() => show(title), [title, pathname]);
}

/** A title of the screen's own, such as a proceso's name; after the route's, which is set before the paint. */
export function usePageTitle(title: string | undefined): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the route set its own title on the way
  useEffect(() => {
    if (title) show(title);
  }, [title, pathname]);
}
