/**
 * "Who may import whom" (docs/architecture.md), as data. A pattern is a package name (its subpaths included), a prefix
 * ending in `:` or `/`, or a path from the root. `may` lists everything allowed besides the zone's own folder; `never`
 * only what is forbidden; `typeOnly` what may be imported as `import type` alone. A file is judged by every zone that
 * holds it. Tests and test kits are judged by no zone: they may reach what they try.
 */
export const ZONES = [
  {
    in: 'packages/domain/src/',
    may: ['zod'],
    why: 'domain is pure: zod only, no Node, no database, so that browser and server share it',
  },
  {
    in: 'packages/db/src/',
    may: ['@recluta/domain', 'drizzle-orm', 'better-sqlite3', 'node:'],
    why: 'db knows domain, drizzle-orm and its driver only',
  },
  {
    in: 'packages/storage/src/',
    may: ['@recluta/domain', 'node:'],
    why: 'storage knows domain and the file system only',
  },
  {
    in: 'packages/reader/src/',
    may: [
      '@recluta/domain',
      '@embedpdf/pdfium',
      '@tesseract.js-data/',
      'fflate',
      'node:',
      'pdfjs-dist',
      'tesseract.js-core',
    ],
    never: ['node:sqlite'],
    why: 'reader knows domain and its parsers only: no database, no network',
  },
  {
    in: 'packages/api/src/',
    never: ['drizzle-orm', 'better-sqlite3', '@recluta/server', '@recluta/admin', '@recluta/upload'],
    why: 'api reaches rows through repositories and knows no app',
  },
  {
    in: 'packages/api/src/',
    only: /\.service\.ts$/,
    never: ['fastify', '@fastify/', '@trpc/'],
    why: 'a service knows no transport: doors do',
  },
  {
    in: 'packages/api/src/jobs/',
    never: ['fastify', '@fastify/', '@trpc/'],
    why: 'a job knows no transport',
  },
  {
    in: 'apps/server/src/',
    never: ['@recluta/admin', '@recluta/upload'],
    why: 'the host serves what the apps built and imports none of them',
  },
  {
    in: 'apps/admin/src/',
    never: ['@recluta/db', '@recluta/storage', '@recluta/reader', '@recluta/server', '@recluta/upload', 'node:'],
    typeOnly: ['@recluta/api'],
    why: 'admin knows domain, and api as `import type` only',
  },
  {
    in: 'apps/admin/src/ui/',
    never: ['apps/admin/src/areas/', 'apps/admin/src/routes/', '@trpc/', '@tanstack/react-query', '@recluta/api'],
    why: 'ui/ holds pieces that know neither area nor route nor data',
  },
  {
    in: 'apps/upload/src/',
    may: ['@recluta/domain', '@mantine/core', '@mantine/hooks', '@mantine/dropzone', 'react', 'react-dom'],
    // zod alone weighs 24 kB gzip on the microsite.
    never: ['@recluta/domain/esquemas'],
    why: 'the microsite knows domain (without zod) and its few screen libraries only',
  },
];

/**
 * Modules with one home: whoever else imports them has found a way around it. The server calls nobody (SEC-21): what
 * could is imported where it listens, by tools that measure it, and by tests.
 */
export const HOMES = [
  {
    of: ['node:http', 'node:http2', 'node:https', 'node:net', 'node:tls', 'node:dgram', 'node:dns', 'undici'],
    homes: ['apps/server/src/clamd.ts', 'apps/server/src/unheard.ts', 'apps/admin/prerender.ts'],
    tests: true,
  },
  // Forms say what is wrong in one way: useForm and useChecks.
  { of: ['@mantine/form'], homes: ['apps/admin/src/lib/'], tests: true },
  { of: ['lucia', '@lucia-auth/'], homes: ['packages/api/src/areas/sesion/'], tests: false },
  {
    of: ['@recluta/db/system'],
    homes: [
      'packages/api/src/areas/sesion/',
      'packages/api/src/areas/publico/',
      'packages/api/src/areas/contacto/',
      'packages/api/src/jobs/',
    ],
    tests: true,
  },
];

/** Where an Alcance may be minted: the gate of both doors (admit), who signs in, and who acts without a session. */
export const MINTS = [
  'packages/domain/src/alcance.ts',
  'packages/api/src/admit.ts',
  'packages/api/src/areas/sesion/',
  'packages/api/src/areas/publico/',
  'packages/api/src/jobs/',
];

/** Texts for people who do not program; of no package, so whoever shows them takes them from there. */
export const TEXTS = 'legal/';

/** Who reads the environment: the host's configuration, and what a reader child inherits of the system's. */
export const ENVIRONMENT = [
  'apps/server/src/config.ts',
  'tools/',
  'bench/',
  'drills/',
  'e2e/',
  'packages/reader/src/pool/child-env.ts',
];

/** Files that only re-export, besides the entries a package.json exports: what drizzle.config.ts reads. */
export const BARRELS = ['packages/db/src/schema/index.ts'];
export const MAX_LINES = 400;
/** Pure data may be long: dictionaries of the reader and what a tool generated. */
export const LONG = /\/(data|fixtures)\/|\.data\.(ts|mjs)$/;
export const isTest = (path) =>
  /\.(test|suite|spec)\.(ts|tsx|mjs)$|\/testing(\.ts$|\/)/.test(path) || /^(e2e|bench|drills|tools)\//.test(path);

/** Does an import target fall under a pattern? `zod` covers `zod/v4` and not `zodiac`. */
export const covers = (pattern, target) =>
  /[:/]$/.test(pattern) ? target.startsWith(pattern) : target === pattern || target.startsWith(`${pattern}/`);
