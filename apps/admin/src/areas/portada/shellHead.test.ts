import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DOCUMENTS, SHELLS } from './pages.ts';
import { withHead } from './shellHead.ts';
import { robots, sitemap } from './sitemap.ts';

const SHELL = `<head><meta name="description" content="La de todas." />
    <title>Recluta</title></head>`;

it('a public page of the application has its own title, description, address and card, once each', () => {
  const head = { title: 'Precios & "planes"', description: 'Desde <0>', path: '/x' };
  const html = withHead(SHELL, head);
  expect(html).toContain('<title>Precios &amp; &quot;planes&quot; · Recluta</title>');
  expect(html).toContain('<link rel="canonical" href="{origin}/x" />');
  expect(html).toContain('<meta property="og:image" content="{origin}/tarjeta.png" />');
  expect(html.match(/name="description"/g)).toHaveLength(1);
  expect(html).toContain('content="Desde &lt;0&gt;"');
});

it('no two public pages share title or description, and a search engine shows them whole', () => {
  const heads = [...Object.values(DOCUMENTS), ...Object.values(SHELLS)];
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  for (const { title, description } of heads) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

it('the sitemap lists every document and robots.txt leads to it', () => {
  for (const { path } of Object.values(DOCUMENTS)) expect(sitemap()).toContain(`<loc>{origin}${path}</loc>`);
  expect(robots()).toContain('Sitemap: {origin}/sitemap.xml');
});

it('the application keeps out of search engines; its pages that anybody may see do not', () => {
  const shell = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  expect(shell).toContain('<meta name="robots" content="noindex" />');
  for (const head of Object.values(SHELLS)) expect(withHead(shell, head)).not.toContain('name="robots"');
});
