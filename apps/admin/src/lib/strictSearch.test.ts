import { describe, expect, it } from 'vitest';
import { routeTree } from './routeTree.ts';

type Route = {
  fullPath?: string;
  options?: { path?: string; validateSearch?: unknown };
  children?: unknown;
};
type Parse = (raw: Record<string, unknown>) => object;

function routesIn(route: Route): Route[] {
  return [route, ...Object.values((route.children ?? {}) as Record<string, Route>).flatMap(routesIn)];
}
const searching = routesIn(routeTree as Route).flatMap(({ options }) =>
  typeof options?.validateSearch === 'function'
    ? [[options.path ?? '', options.validateSearch as Parse] as [string, Parse]]
    : [],
);

describe('an address', () => {
  it('is read by routes', () => expect(searching.length).toBeGreaterThan(10));

  it.each(searching)('%s leaves nothing of what it does not know to its screen', (_path, parse) => {
    const raw = { q: ['a'], stage: { a: 1 }, tab: 'zz', ver: 'zz', vista: 'zz', fecha: 'zz', cv: 'x', utm: 'x' };
    // As the router puts them together.
    const read = Object.entries({ ...raw, ...parse(raw) });
    expect(read.filter(([, value]) => value !== undefined)).toEqual([]);
  });
});
