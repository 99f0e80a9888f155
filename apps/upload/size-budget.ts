import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Bytes after gzip: the script that the upload page waits for, and all style. */
export const LIMITS = { js: 100_000, css: 8_000 };

type Files = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** The entry and what it imports before it runs; a page that is loaded apart keeps nobody waiting who uploads. */
function awaited(files: Files): Rolldown.OutputChunk[] {
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(chunks.get(name));
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk);
  return [...found];
}

const gzipped = (source: string | Uint8Array): number => gzipSync(source, { level: 9 }).length;
const sum = (lengths: number[]): number => lengths.reduce((total, length) => total + length, 0);

/** What script and style weigh after gzip, in bytes. */
export const weigh = (files: Files): { js: number; css: number } => ({
  js: sum(awaited(files).map(({ code }) => gzipped(code))),
  css: sum(
    files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [gzipped(file.source)] : [])),
  ),
});

/** The microsite is opened on slow phones: a build over its weight fails instead of growing unseen. */
export function sizeBudget(): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const weight = weigh(Object.values(bundle));
      for (const kind of ['js', 'css'] as const)
        if (weight[kind] > LIMITS[kind])
          this.error(`${kind}: ${weight[kind]} bytes gzip, the limit is ${LIMITS[kind]}`);
    },
  };
}
