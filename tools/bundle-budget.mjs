// What a browser has to fetch before the first screen stays small: script in gzip, of the built apps.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './toolchain.mjs';

/** The most script that a page of `folder`, served under `base`, may load at once, in kB (1000 bytes) of gzip. */
const BUDGETS = [
  { what: 'admin, first load', folder: 'apps/admin/dist', page: 'index.html', most: 250 },
  { what: 'upload site', folder: 'apps/upload/dist', page: 'index.html', base: 'upload-cvs/', most: 120 },
  { what: 'landing', folder: 'apps/admin/dist', page: 'landing.html', most: 90 },
];
/** What only some screens need, told by a word of its code, and the chunks that may bring it. */
const CONFINED = [
  { what: 'FullCalendar', folder: 'apps/admin/dist', word: 'fc-daygrid', in: /^(proceso-calendario|CalendarGrid)-/ },
];

const STATIC = /(?:^|[;}\s])(?:import|export)(?:[\w*${},\s]+from)?\s*["'](\.\.?\/[^"']+\.js)["']/g;
const DYNAMIC = /import\(\s*["'`](\.\.?\/[^"'`]+\.js)["'`]\s*\)/g;

/** A module's file and all that it imports without asking, each once. */
export function reach(file, found = new Set()) {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(STATIC)) reach(join(dirname(file), path), found);
  return found;
}

/** Every script that a page loads by itself: tags, preloads, and what these import. */
function scriptsOf(folder, page, base = '') {
  const html = readFileSync(join(folder, page), 'utf8');
  const tags = html.matchAll(/<(?:script|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+\.js)"/g);
  const files = new Set();
  for (const [, path] of tags) reach(join(folder, path.replace(`/${base}`, '/')), files);
  return [...files];
}

const kilobytes = (files) => files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1000;

/** Chunks fetched only when a screen asks for them. */
function askedFor(folder) {
  const assets = join(folder, 'assets');
  const found = new Set();
  for (const name of readdirSync(assets).filter((each) => each.endsWith('.js')))
    for (const [, path] of readFileSync(join(assets, name), 'utf8').matchAll(DYNAMIC)) found.add(join(assets, path));
  return [...found].filter((file) => existsSync(file));
}

/** What is too big or in the wrong place, in words, and what was measured. */
export function bundleProblems(root, budgets = BUDGETS, confined = CONFINED) {
  const problems = [];
  const measured = [];
  for (const { what, folder, page, base, most } of budgets) {
    const scripts = scriptsOf(join(root, folder), page, base);
    const size = kilobytes(scripts);
    measured.push(`${what} ${size.toFixed(1)} of ${most} kB`);
    if (scripts.length === 0) problems.push(`${what}: no script found in ${folder}/${page}`);
    if (size > most) problems.push(`${what}: ${size.toFixed(1)} kB of script in gzip, at most ${most}`);
  }
  for (const { what, folder, word, in: home } of confined) {
    const brings = (file) => [...reach(file)].some((each) => readFileSync(each, 'utf8').includes(word));
    if (scriptsOf(join(root, folder), 'index.html').some((file) => readFileSync(file, 'utf8').includes(word)))
      problems.push(`${what} is in the first load`);
    const brought = askedFor(join(root, folder)).filter(brings);
    if (brought.length === 0) problems.push(`${what}: nothing brings it; is "${word}" still a word of its code?`);
    for (const file of brought) {
      const name = file.split(/[\\/]/).at(-1) ?? '';
      if (!home.test(name)) problems.push(`${what} comes with ${name}`);
    }
  }
  return { problems, measured };
}

if (import.meta.main) {
  const { problems, measured } = bundleProblems(ROOT);
  for (const problem of problems) console.error(problem);
  console.error(`script in gzip: ${measured.join(', ')}; ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
