import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareVersions, FLOORS, resolvedPackages, versionProblems } from './check-versions.mjs';

const lockfile = (...keys) =>
  `lockfileVersion: '9.0'\n\npackages:\n\n${keys.map((key) => `  ${key}:\n    resolution: {integrity: x}\n\n`).join('')}snapshots:\n\n  xlsx@0.18.5: {}\n`;

describe('package versions (SEC-01)', () => {
  it('are read from the packages of the lockfile, scoped ones too', () => {
    expect(resolvedPackages(lockfile("'@fastify/static@10.1.11'", 'fastify@5.12.8'))).toEqual([
      { name: '@fastify/static', version: '10.1.11' },
      { name: 'fastify', version: '5.12.8' },
    ]);
  });

  it('find this project’s own guarded packages in its own lockfile', () => {
    const own = resolvedPackages(readFileSync(new URL('../pnpm-lock.yaml', import.meta.url), 'utf8'));
    const guarded = new Set(own.map(({ name }) => name).filter((name) => name in FLOORS));
    expect([...guarded].sort()).toEqual(
      expect.arrayContaining(['@fastify/busboy', '@fastify/multipart', 'better-sqlite3', 'drizzle-orm', 'fastify']),
    );
  });

  it('refuse a version below the one that mended a hole, and nothing at or above it', () => {
    expect(versionProblems(lockfile('fastify@5.12.1', 'fastify@5.12.2', 'fastify@6.0.0'), '26.0.0')).toEqual([
      'fastify 5.12.1: at least 5.12.2 is needed',
    ]);
  });

  it('refuse packages that are never mended', () => {
    expect(versionProblems(lockfile('xlsx@0.18.5'), '26.0.0')).toEqual(['xlsx 0.18.5: not to be used']);
  });

  it('refuse a Node older than 22.13', () => {
    expect(versionProblems(lockfile('zod@4.6.7'), '22.12.0')).toEqual(['Node 22.12.0: at least 22.13.0 is needed']);
  });

  it('are never taken for good when none is found', () => {
    expect(versionProblems('', '26.0.0')).toEqual(['pnpm-lock.yaml: no packages found']);
  });

  it('compare as numbers', () => {
    expect(['9.10.0', '10.0.0', '9.9.9'].sort(compareVersions)).toEqual(['9.9.9', '9.10.0', '10.0.0']);
  });
});
