import type { Head } from './pages.ts';

/** Stands where the host writes the address under which it was reached: crawlers want absolute ones. */
export const ORIGIN = '{origin}';

export const tabTitle = ({ title }: Head): string => `${title} · Recluta`;

/** Name and content of every meta tag of a page, in order; `og:` ones are properties. */
export function metaTags(head: Head): [name: string, content: string][] {
  return [
    ['description', head.description],
    ['og:type', 'website'],
    ['og:site_name', 'Recluta'],
    ['og:locale', 'es_CL'],
    ['og:title', tabTitle(head)],
    ['og:description', head.description],
    ['og:url', canonical(head)],
    ['og:image', `${ORIGIN}/tarjeta.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Recluta: la montaña de CVs, en orden.'],
    ['twitter:card', 'summary_large_image'],
  ];
}

export const canonical = ({ path }: Head): string => `${ORIGIN}${path}`;
