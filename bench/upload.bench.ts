import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { type Figure, ms, sideBySide, timed } from './measure.ts';
import { type Client, newFolder, removeFolder, signUp, startServer } from './server.ts';

const FILES = 50;
const BYTES = 200 * 1024;
const RUNS = 9;

/** A PDF by its first bytes, of random content, so that no two are the same. */
function cv(): Uint8Array {
  const bytes = randomBytes(BYTES);
  bytes.write('%PDF-1.7\n');
  return bytes;
}

/**
 * The same bytes without the product: received in one body, written to as many files at once, each with its fsync, renamed,
 * one fsync of the folder and one commit in SQLite.
 */
async function startBare(folder: string) {
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  mkdirSync(join(folder, 'files'));
  const db = new BetterSqlite3(join(folder, 'bare.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('create table files (name text)');
  const insert = db.prepare('insert into files values (?)');
  const commit = db.transaction((names: string[]) => {
    for (const name of names) insert.run(name);
  });
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const names = Array.from({ length: FILES }, () => randomBytes(12).toString('hex'));
    await Promise.all(
      names.map(async (name, i) => {
        const file = await open(join(folder, 'tmp', name), 'wx', 0o600);
        await file.writeFile(body.subarray(i * BYTES, (i + 1) * BYTES));
        await file.sync();
        await file.close();
        await rename(join(folder, 'tmp', name), join(folder, 'files', name));
      }),
    );
    const directory = openSync(join(folder, 'files'), 'r');
    fsyncSync(directory);
    closeSync(directory);
    commit(names);
    response.end('{}');
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      db.close();
    },
  };
}

/** Reading comes after the answer, in processes of its own: the next measurement waits for them. */
async function allRead({ call, proceso }: Client): Promise<void> {
  type Cvs = { cvs: { lectura: string }[] };
  for (;;) {
    const { cvs } = (await call('GET', `/api/procesos/${proceso.id}/cvs`)) as Cvs;
    if (cvs.every(({ lectura }) => lectura === 'leido' || lectura === 'fallido')) return;
    await wait(200);
  }
}

/** Fifty CVs of 200 KB taken durably, beside the bare thing. */
export async function uploadFigures(): Promise<Figure[]> {
  const [data, bareFolder] = [newFolder(), newFolder()];
  const server = await startServer(data);
  const client = await signUp(server.origin);
  const bare = await startBare(bareFolder);
  const product = async () => {
    const form = new FormData();
    form.append('proceso_public_id', client.proceso.public_id);
    form.append('total', String(FILES));
    for (let i = 0; i < FILES; i++) form.append('files', new Blob([cv() as BlobPart]), `cv-${i}.pdf`);
    const request = new Request(`${server.origin}/api/upload-cvs`, { method: 'POST', body: form });
    const body = await request.arrayBuffer();
    const type = request.headers.get('content-type') ?? '';
    const took = await timed(async () => {
      const answer = await fetch(`${server.origin}/api/upload-cvs`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      const { registros } = (await answer.json()) as { registros: unknown[] };
      if (registros.length !== FILES) throw new Error(`${registros.length} of ${FILES} taken`);
    });
    await allRead(client);
    return took;
  };
  const without = async () => {
    const body = Buffer.concat(Array.from({ length: FILES }, cv));
    return timed(async () => (await fetch(bare.origin, { method: 'POST', body })).text());
  };
  const both = await sideBySide(RUNS, product, without);
  bare.stop();
  await server.stop();
  removeFolder(data);
  removeFolder(bareFolder);
  return [
    {
      what: `${FILES} CVs of 200 KB accepted durably`,
      measured: ms(both.a),
      against: `bare ${ms(both.b)}`,
      ratio: both.ratio.toFixed(2),
      target: '≤ 2',
      met: both.ratio <= 2,
    },
  ];
}
