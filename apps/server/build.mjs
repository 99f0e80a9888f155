// The host as two files (docs/decisions/0008): the program, and the child process that reads CVs.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const child = here('../../packages/reader/src/child.ts');

await build({
  input: { main: here('src/main.ts'), ...(existsSync(child) ? { child } : {}) },
  platform: 'node',
  // Native code, WASM and data files are found from their own package folders at run time.
  external: [
    /^better-sqlite3$/,
    /^@node-rs\/argon2$/,
    /^pdfjs-dist(\/|$)/,
    /^@tesseract\.js-data\//,
    /^@embedpdf\/pdfium(\/|$)/,
    /^swagger-ui-dist(\/|$)/,
    /^vite$/,
  ],
  output: { dir: here('dist'), format: 'esm', cleanDir: true, sourcemap: true },
});
