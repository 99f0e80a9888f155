import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkStructure } from './check-structure.mjs';

const roots = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/** A project on disk with these files, checked. */
function check(files) {
  const root = mkdtempSync(join(tmpdir(), 'recluta-structure-'));
  roots.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkStructure(root).violations.map(({ path, line, rule }) => `${path}:${line} ${rule}`);
}

describe('a house in order', () => {
  it('has nothing to say about code that keeps the rules', () => {
    expect(
      check({
        'packages/domain/package.json': '{"exports":{".":"./src/index.ts","./esquemas":"./src/esquemas/index.ts"}}',
        'packages/domain/src/index.ts': "export * from './rut.ts';",
        'packages/domain/src/esquemas/index.ts': "export * from './cv.schema.ts';",
        'packages/domain/src/esquemas/cv.schema.ts': "import { z } from 'zod/v4';\nexport const cv = z.string();",
        'packages/domain/src/rut.ts': 'export const dia = (ms: number) => new Date(ms);\n// Todo RUT lleva dígito.',
        'packages/domain/src/rut.test.ts': "import { it } from 'vitest';\nit('a RUT', () => {});",
        'packages/db/src/schema/index.ts': "export * from './cvs.table.ts';",
        'packages/db/src/repos/cvs.repo.ts': "import { eq } from 'drizzle-orm/sqlite-core';\neq;",
        'packages/reader/src/pdf.ts':
          "import pdf from 'pdfjs-dist/legacy/build/pdf.mjs';\nawait import('tesseract.js-core');",
        'packages/api/src/areas/sesion/lucia.ts':
          "import { Lucia } from 'lucia';\nimport { sesiones } from '@recluta/db/system';\nmintAlcance(Lucia, sesiones);",
        'packages/api/src/areas/cvs/cvs.service.test.ts':
          "import { mintAlcance } from '@recluta/domain';\nimport '@recluta/db/system';\nmintAlcance();",
        'packages/api/src/areas/publico/publico.operations.ts': "import type { FastifyRequest } from 'fastify';",
        'apps/server/src/config.ts': 'export const port = process.env.PORT;',
        'apps/admin/src/lib/trpc.ts': "import type { AppRouter } from '@recluta/api';\nexport type A = AppRouter;",
        'apps/admin/src/ui/card.tsx': "import { Card } from '@mantine/core';\nexport const a = <Card>it's</Card>;",
        'apps/upload/src/main.tsx': "import { MAX_FILES } from '@recluta/domain/archivos';\nMAX_FILES;",
        'apps/admin/src/areas/portada/a.tsx': "import texto from '../../../../../legal/terminos.md?raw';\ntexto;",
        'packages/reader/src/data/nombres.ts': '\n'.repeat(900),
        'tools/x.mjs': 'process.env.CI;',
      }),
    ).toEqual([]);
  });

  it('reads imports only where there are any: not in texts, comments or screens', () => {
    expect(
      check({
        'packages/domain/src/texto.ts':
          "// import 'fastify'\nexport const a = `import 'lucia'`;\nexport const b = \"process.env\";",
        'apps/admin/src/ui/nota.tsx': "export const a = <p>import x from '@trpc/client'; process.env</p>;",
      }),
    ).toEqual([]);
  });
});

describe('who may import whom', () => {
  it.each([
    ['domain imports Node', 'packages/domain/src/a.ts', "import { join } from 'node:path';", 'zone'],
    ['domain imports a library', 'packages/domain/src/a.ts', "import dayjs from 'dayjs';", 'zone'],
    [
      'domain takes even a type of the database',
      'packages/domain/src/a.ts',
      "type T = import('@recluta/db').T;",
      'zone',
    ],
    ['db imports api', 'packages/db/src/a.ts', "import '@recluta/api';", 'zone'],
    ['db imports storage', 'packages/db/src/a.ts', "export * as s from '@recluta/storage'; s;", 'zone'],
    ['storage imports db', 'packages/storage/src/a.ts', "const db = await import('@recluta/db');", 'zone'],
    ['the reader opens the network', 'packages/reader/src/a.ts', "import https from 'node:https';", 'home'],
    ['the reader imports the database', 'packages/reader/src/a.ts', "import '@recluta/db';", 'zone'],
    ['a service imports the transport', 'packages/api/src/areas/cvs/cvs.service.ts', "import 'fastify';", 'zone'],
    [
      'a service throws for tRPC',
      'packages/api/src/areas/cvs/cvs.service.ts',
      "import { TRPCError } from '@trpc/server';",
      'zone',
    ],
    ['a service writes SQL', 'packages/api/src/areas/cvs/cvs.service.ts', "import { eq } from 'drizzle-orm';", 'zone'],
    ['a job imports the transport', 'packages/api/src/jobs/leer.handler.ts', "import '@fastify/cookie';", 'zone'],
    ['a door writes SQL', 'packages/api/src/doors/rest.ts', "import 'drizzle-orm';", 'zone'],
    ['the host imports an app', 'apps/server/src/a.ts', "import '@recluta/admin';", 'zone'],
    ['admin loads api at run time', 'apps/admin/src/a.ts', "import { router } from '@recluta/api';", 'zone'],
    ['admin loads api for a type', 'apps/admin/src/a.ts', "import { type AppRouter } from '@recluta/api';", 'zone'],
    ['admin imports the database', 'apps/admin/src/a.ts', "import type { Db } from '@recluta/db';", 'zone'],
    ['ui imports an area', 'apps/admin/src/ui/a.tsx', "import { x } from '../areas/cvs/x.tsx';", 'zone'],
    ['ui imports a route', 'apps/admin/src/ui/a.tsx', "import { x } from '../routes/x.tsx';", 'zone'],
    ['ui asks for data', 'apps/admin/src/ui/a.tsx', "import { x } from '@trpc/react-query';", 'zone'],
    ['the microsite imports admin', 'apps/upload/src/a.ts', "import '@recluta/admin';", 'zone'],
    ['the microsite brings zod', 'apps/upload/src/a.ts', "import { z } from 'zod';", 'zone'],
    ['the microsite brings zod by way of domain', 'apps/upload/src/a.ts', "import '@recluta/domain/esquemas';", 'zone'],
    ['a package is entered by the window', 'packages/api/src/a.ts', "import '../../db/src/schema/x.ts';", 'own-folder'],
    ['an area imports lucia', 'packages/api/src/areas/cvs/a.ts', "import 'lucia';", 'home'],
    ['a test imports lucia', 'packages/api/src/areas/cvs/a.test.ts', "import type { Lucia } from 'lucia';", 'home'],
    ['a service opens a connection', 'packages/api/src/areas/cvs/a.service.ts', "import 'node:https';", 'home'],
    ['an area reads unscoped', 'packages/api/src/areas/cvs/a.ts', "import '@recluta/db/system';", 'home'],
  ])('%s', (_, path, text, rule) => {
    expect(check({ [path]: `\n${text}\n` })).toEqual([`${path}:2 ${rule}`]);
  });
});

describe('files that import each other', () => {
  const circle = (c) => ({
    'packages/api/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
    'packages/api/src/b.ts': "import { c } from './c.ts';\nexport const b = () => c;",
    'packages/api/src/c.ts': c,
  });

  it('are told once, at the first of them', () => {
    expect(check(circle("\nimport { a } from './a.ts';\nexport const c = () => a;"))).toEqual([
      'packages/api/src/a.ts:1 circle',
    ]);
  });

  it('may, for a type or for what is imported when it is needed', () => {
    expect(check(circle("import type { a } from './a.ts';\nexport const c: typeof a = () => 1;"))).toEqual([]);
    expect(check(circle("export const c = () => import('./a.ts');"))).toEqual([]);
  });
});

describe('habits', () => {
  it.each([
    ['an area mints an Alcance', 'packages/api/src/areas/cvs/a.ts', 'mintAlcance({});', 'alcance'],
    ['an area acts as the program itself', 'packages/api/src/areas/cvs/a.ts', 'systemIn(1);', 'alcance'],
    ['a job calls an address', 'packages/api/src/jobs/a.job.ts', "await fetch('https://a.cl');", 'outbound'],
    ['a package reads the environment', 'packages/db/src/a.ts', 'process.env.HOME;', 'environment'],
    ['the environment is read by another spelling', 'apps/server/src/a.ts', "process['env'];", 'environment'],
    ['domain asks for the time', 'packages/domain/src/a.ts', 'Date.now();', 'clock'],
    ['domain takes the present date', 'packages/domain/src/a.ts', 'new Date();', 'clock'],
    ['a test runs alone', 'packages/db/src/a.test.ts', "it.only('x', () => {});", 'switched-off'],
    ['a table of tests runs alone', 'packages/db/src/a.test.ts', "it.each([1]).only('x', () => {});", 'switched-off'],
    ['a journey is skipped', 'e2e/a.spec.ts', "test.describe.skip('x', () => {});", 'switched-off'],
    ['work is left for later', 'packages/db/src/a.ts', '/* TODO index */', 'marks'],
    ['a flaw is noted in a screen', 'apps/admin/src/a.tsx', 'const a = <p>{/* FIXME */}</p>;', 'marks'],
    ['a type error is silenced', 'packages/db/src/a.ts', '// @ts-ignore', 'marks'],
  ])('%s', (_, path, text, rule) => {
    expect(check({ [path]: `\n${text}\n` })).toEqual([`${path}:2 ${rule}`]);
  });

  it.each(['packages/db/src/utils.ts', 'apps/admin/src/helpers/dates.ts', 'packages/api/src/common.test.ts'])(
    'a file is called %s',
    (path) => {
      expect(check({ [path]: 'export const a = 1;' })).toEqual([`${path}:1 names`]);
    },
  );

  it('a folder has a barrel', () => {
    expect(
      check({ 'packages/api/src/areas/index.ts': "export * from './a.ts';\nexport { b } from './b.ts';" }),
    ).toEqual(['packages/api/src/areas/index.ts:1 barrel']);
  });

  it('a file has more than 400 lines', () => {
    const lines = (count) => 'export {};\n'.repeat(count);
    expect(check({ 'packages/db/src/a.ts': lines(400), 'packages/db/src/b.ts': lines(401) })).toEqual([
      'packages/db/src/b.ts:400 length',
    ]);
  });

  it('a file that cannot be read as code is never taken for clean', () => {
    expect(check({ 'packages/db/src/a.ts': 'const = ;' })).toContain('packages/db/src/a.ts:1 parse');
  });
});
