import { ORIGIN } from './meta.ts';
import { DOCUMENTS, SHELLS } from './pages.ts';

/** What a search engine should know of: the public pages with something to read or to do. */
export function sitemap(): string {
  const heads = [...Object.values(DOCUMENTS), SHELLS.registro, SHELLS.login];
  const urls = heads.map(({ path }) => `  <url><loc>${ORIGIN}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Pages of the application need a session, and calls are no pages. */
export const robots = (): string => `User-agent: *
Disallow: /api/
Disallow: /trpc/
Disallow: /f/

Sitemap: ${ORIGIN}/sitemap.xml
`;
