import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const STYLES = new URL('styles/', import.meta.url);

it('letters grow with the size that a person set in their browser', () => {
  const fixed = readdirSync(STYLES)
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => readFileSync(new URL(name, STYLES), 'utf8').match(/(font-size|line-height):[^;]*px/g) ?? []);
  expect(fixed).toEqual([]);
});
