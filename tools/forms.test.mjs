import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GROUPS } from '../e2e/forms.ts';
import { ELSEWHERE } from '../e2e/formsElsewhere.ts';
import { HELD_BY, NOTHING_LOST, NOTHING_WRONG } from '../e2e/writtenWhere.ts';
import { ROOT } from './toolchain.mjs';

/** Where something is typed that is sent: a form, or a field that saves in its place. */
const TYPED =
  /<(form|FormModal|NamedDialog|SendForm|DraftForm|TextInput|Textarea|NumberInput|PasswordInput|TagsInput)\b/;

/** Sources of screens that hold one, under apps/. */
const formsIn = (sources) => Object.keys(sources).filter((path) => TYPED.test(sources[path]));
/** What is written is not lost by leaving: it is asked for first (Unsaved, `dirty`), or waits (useTyped). */
const GUARDED = /<(Unsaved|NamedDialog)\b|\bdirty=\{(?!false\b)|\buseTyped\b/;
/** What is wrong is said beside its field once that is left (useChecks, and what is made of it). */
const CHECKED = /\buse(Form|Checks|TypedCount|PasswordChange)\b|<NamedDialog\b|\bForm<|\bTold\b/;
const unchecked = (sources) => formsIn(sources).filter((path) => !CHECKED.test(sources[path]));
const losing = (sources) => formsIn(sources).filter((path) => !GUARDED.test(sources[path]));

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

describe('what is written in a form of the application', () => {
  const admin = Object.fromEntries(Object.entries(sources()).filter(([path]) => path.startsWith('admin/')));

  it('is not lost by leaving it', () => {
    const known = [...Object.keys(HELD_BY), ...Object.keys(NOTHING_LOST)];
    expect(losing(admin).filter((path) => !known.includes(path))).toEqual([]);
  });

  it('is held by who is said to hold it, and nobody is excused without need', () => {
    expect(Object.values(HELD_BY).filter((path) => !GUARDED.test(admin[path] ?? ''))).toEqual([]);
    const excused = [...Object.keys(HELD_BY), ...Object.keys(NOTHING_LOST)];
    expect(excused.filter((path) => !losing(admin).includes(path))).toEqual([]);
  });

  it('would be missed in a new dialog or on a new screen', () => {
    const made = {
      'a.tsx': '<FormModal dirty={false}><TextInput />',
      'b.tsx': '<FormModal dirty={form.isDirty()}><TextInput />',
      'c.tsx': '<Dialog><Textarea />',
      'd.tsx': '<form><Unsaved when={typed} /><TextInput />',
    };
    expect(losing(made)).toEqual(['a.tsx', 'c.tsx']);
  });
});

describe('what is wrong in a form of the application', () => {
  const admin = Object.fromEntries(Object.entries(sources()).filter(([path]) => path.startsWith('admin/')));

  it('is said when its field is left', () => {
    expect(unchecked(admin).sort()).toEqual(Object.keys(NOTHING_WRONG).sort());
  });

  it('would not be in a form that has a way of its own', () => {
    const made = { 'a.tsx': '<form><TextInput error={tried && empty} />', 'b.tsx': 'useForm(); <form>' };
    expect(unchecked(made)).toEqual(['a.tsx']);
  });
});
