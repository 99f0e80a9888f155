import { defineConfig } from 'vitest/config';

const node = (name: string, root: string) => ({
  test: { name, root, environment: 'node' as const, include: ['**/*.test.ts'], exclude: ['**/node_modules/**', '**/dist/**'] },
});

/** vitest 5 ignores this file name by itself: it is passed with --config. */
export default defineConfig({
  test: {
    projects: [
      node('domain', 'packages/domain'),
      node('db', 'packages/db'),
      node('storage', 'packages/storage'),
      node('reader', 'packages/reader'),
      node('api', 'packages/api'),
      node('server', 'apps/server'),
      node('admin', 'apps/admin'),
      node('upload', 'apps/upload'),
      node('tools', 'tools'),
    ],
  },
});
