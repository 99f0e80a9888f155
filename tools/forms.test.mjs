import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ELSEWHERE, GROUPS } from '../e2e/forms.ts';
import { ROOT } from './toolchain.mjs';

/** Where something is typed that is sent: a form, or a field that saves in its place. */
const TYPED = /<(form|FormModal|NamedDialog|SendForm|TextInput|Textarea|NumberInput|PasswordInput|TagsInput)\b/;

/** Sources of screens that hold one, under apps/. */
const formsIn = (sources) => Object.keys(sources).filter((path) => TYPED.test(sources[path]));
const sources = () =>
  Object.fromEntries(
    globSync('{admin/src/areas,upload/src}/**/*.tsx', { cwd: join(ROOT, 'apps') }).map((path) => [
      path,
      readFileSync(join(ROOT, 'apps', path), 'utf8'),
    ]),
  );
const listed = [
  ...Object.values(GROUPS).flatMap((forms) => forms.flatMap(({ files }) => files)),
  ...Object.keys(ELSEWHERE),
];

describe('the forms that hostile text and a lost network are tried on', () => {
  it('are all that the screens have', () => {
    const found = formsIn(sources());
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((path) => !listed.includes(path))).toEqual([]);
  });

  it('are there, and what another journey tells has that journey', () => {
    const gone = [...listed.map((path) => `apps/${path}`), ...Object.values(ELSEWHERE)];
    expect(gone.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('would not miss a new one', () => {
    expect(formsIn({ 'a.tsx': 'return <FormModal title="x">', 'b.tsx': 'return <b />' })).toEqual(['a.tsx']);
  });
});
