import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Bytes after gzip, all files of a kind together. */
export const LIMITS = { js: 100_000, css: 8_000 };

/** What script and style weigh after gzip, in bytes. */
export function weigh(files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): { js: number; css: number } {
  const bytes = (extension: string): number =>
    files
      .filter(({ fileName }) => fileName.endsWith(extension))
      .map((file) => gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length)
      .reduce((sum, length) => sum + length, 0);
  return { js: bytes('.js'), css: bytes('.css') };
}

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
