import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const project = (name: string, root: string) => ({
  test: {
    name,
    root,
    // No module keeps anything of its own: loading all of them anew for each file takes as long as half of the tests.
    isolate: false,
    environment: 'node' as const,
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Real files, real databases, real tools: a busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

/** Vitest 5 ignores this file name by itself: it is passed with --config. */
export default defineConfig({
  test: {
    // Vitest leaves one core to itself: of two that is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project('domain', 'packages/domain'),
      project('db', 'packages/db'),
      project('storage', 'packages/storage'),
      project('reader', 'packages/reader'),
      project('api', 'packages/api'),
      project('server', 'apps/server'),
      project('admin', 'apps/admin'),
      project('upload', 'apps/upload'),
      project('tools', 'tools'),
      project('bench', 'bench'),
    ],
  },
});
