import { canonical, metaTags, tabTitle } from './meta.ts';
import type { Head } from './pages.ts';

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The application's shell under the head of one page: its title, description, address and social card. */
export function withHead(shell: string, head: Head): string {
  const tags = metaTags(head).map(
    ([name, content]) =>
      `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escaped(content)}" />`,
  );
  return shell
    .replace(/<meta name="(?:description|robots)"[^>]*>\s*/g, '')
    .replace(
      /<title>.*<\/title>/,
      () =>
        `<title>${escaped(tabTitle(head))}</title>\n    <link rel="canonical" href="${canonical(head)}" />\n    ${tags.join('\n    ')}`,
    );
}
