import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addMundo, createKit, halves, type Kit, keptFiles, pdf, testClock, tmpFiles } from '@recluta/api/testing';
import { referencedFiles } from '@recluta/db/system';
import { rowsOf } from '@recluta/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MULTIPART, multipart, type Part } from '../testing/multipart.ts';
import { seeded } from '../testing/mutate.ts';
import { parseAnswer, uploadHead, wire } from '../testing/socket.ts';

const SERVE = fileURLToPath(new URL('../testing/serve.ts', import.meta.url));
const FILES = 20;
/** How much of the body is sent before the kill; 1 is all of it, so that the kill meets the commit. */
const KILLS = [0.4, 0.97, 1, 1, 1];

let folder: string;
let kit: Kit;
let public_id: string;
const children: ChildProcess[] = [];
const open = () => createKit({ folder, storage: 'disk', clock: testClock(new Date().toISOString()) });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'recluta-crash-'));
  kit = await open();
  ({ public_id } = await addMundo(kit, { cvs: 0 }));
  kit.close();
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  kit.close();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [SERVE, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const address = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (line) => resolve(String(line).trim())),
  );
  return { child, address };
}

const kill = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

const bodyOf = (key: string): Buffer => {
  const files: Part[] = Array.from({ length: FILES }, (_, i) => ({
    file: `${key} ${i}.pdf`,
    content: Buffer.concat([pdf(`${key} ${i}`), Buffer.alloc(100_000, 0x20)]),
  }));
  return multipart([
    { name: 'total', value: String(FILES) },
    { name: 'proceso_public_id', value: public_id },
    ...files,
  ]);
};

async function submit(address: string, key: string, share: number, then: () => Promise<unknown>) {
  const bytes = bodyOf(key);
  const connection = await wire(address);
  await connection.write(uploadHead('/api/upload-cvs', MULTIPART, bytes.length, [`Idempotency-Key: ${key}`]));
  await connection.write(bytes.subarray(0, Math.floor(bytes.length * share)));
  await then();
  return parseAnswer(await connection.answer());
}

it('a server killed at any moment of an upload, and the same key again: lost 0, half 0, duplicates 0 (T1)', async () => {
  const random = seeded(7);
  const told: { estado: string; cv_id: number }[] = [];
  let host = await serve();
  for (const [round, share] of KILLS.entries()) {
    const key = `envio-${round}`;
    const { child } = host;
    // Whole bodies meet the kill between the first fsync and the answer.
    const moment = share < 1 ? 0 : random() * 25;
    await submit(host.address, key, share, async () => {
      await new Promise((resolve) => setTimeout(resolve, moment));
      await kill(child);
    });
    host = await serve();
    const retried = await submit(host.address, key, 1, async () => undefined);
    expect(retried.status).toBe(200);
    expect(await submit(host.address, key, 1, async () => undefined)).toEqual(retried);
    told.push(...(retried.body as { archivos: typeof told }).archivos);
  }
  await kill(host.child);

  kit = await open();
  const expected = KILLS.length * FILES;
  const cvs = rowsOf<{ id: number; sha256: string }>(kit.db, 'cvs');
  expect(told.filter(({ estado }) => estado === 'registrado')).toHaveLength(expected);
  expect(told.map(({ cv_id }) => cv_id).sort()).toEqual(cvs.map(({ id }) => id).sort());
  expect(new Set(cvs.map(({ sha256 }) => sha256)).size).toBe(expected);
  expect(halves(kit.db, keptFiles(kit))).toEqual([]);

  const { storage } = kit.deps;
  kit.clock.advance(60_000);
  await storage.sweep({ olderThanMs: 0, referenced: (keys) => referencedFiles(kit.db.read, keys) });
  expect(tmpFiles(kit)).toEqual([]);
  expect(keptFiles(kit)).toHaveLength(expected);
}, 120_000);
