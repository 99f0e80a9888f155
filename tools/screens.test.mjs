import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../e2e/screens.ts';
import { ROOT } from './toolchain.mjs';

/** The paths of a route tree's source, each child under the path of its parent. */
function routesOf(source) {
  const pathOf = new Map();
  const constants = /const (\w+) = createRoute\(\{\s*getParentRoute: \(\) => \w+,\s*path: '([^']+)'/g;
  for (const [, name, path] of source.matchAll(constants)) pathOf.set(name, path);
  return [...source.matchAll(/getParentRoute: \(\) => (\w+),\s*path: '([^']+)',\s*(beforeLoad)?/g)]
    .filter(([, , path, leaves]) => ![...pathOf.values()].includes(path) && !(path === '/' && leaves === 'beforeLoad'))
    .map(([, parent, path]) => (pathOf.get(parent) ?? '') + path);
}

/** Whether a screen's address is of a route. */
const isOf = (route) => {
  const pattern = new RegExp(`^${route.replace(/\$\w+/g, '[^/?]+')}(\\?|$)`);
  return ({ path }) => pattern.test(path);
};

describe('the list of screens that axe and the pictures go through', () => {
  const routes = routesOf(readFileSync(join(ROOT, 'apps/admin/src/lib/routeTree.ts'), 'utf8'));

  it('holds every route of the route table', () => {
    expect(routes).toContain('/procesos/$id/cvs');
    expect(routes).toContain('/landing');
    expect(routes.filter((route) => !SCREENS.some(isOf(route)))).toEqual([]);
  });

  it('finds a route that nobody listed', () => {
    const source = "createRoute({ getParentRoute: () => app, path: '/nueva', component })";
    expect(routesOf(source).filter((route) => !SCREENS.some(isOf(route)))).toEqual(['/nueva']);
  });

  it('names each screen once', () => {
    const names = SCREENS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});
