import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { revisarArchivos, startRunner } from '@recluta/api';
import { addMundo, pdf } from '@recluta/api/testing';
import { rowsOf } from '@recluta/db/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClamdAddress, clamd, clamdAddress } from './clamd.ts';
import { examine } from './respaldo/doctor.ts';
import { createHost, errorOf } from './testing/host.ts';

/** What every antivirus finds, by agreement; in two parts, so that none finds it in this file. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

let folder: string;
let path: string;
let far: Server | null;
let logged: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recluta-clamd-'));
  path = join(folder, 'clamd.ctl');
  far = null;
  logged = [];
});
afterEach(async () => {
  const server = far;
  if (server) await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Reads one INSTREAM as clamd does: the command, chunks behind their lengths, an empty one. */
function bytesOf(received: Buffer): Buffer | null {
  const start = 'zINSTREAM\0'.length;
  if (received.subarray(0, start).toString() !== 'zINSTREAM\0') return null;
  const chunks: Buffer[] = [];
  for (let at = start; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** A clamd of our own on a real socket; `reply` may answer something else, or nothing. */
async function serve(
  reply = (bytes: Buffer): string | null =>
    bytes.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0',
  where: { path: string } | { port: number; host: string } = { path },
): Promise<ClamdAddress> {
  const answer = (socket: Socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const bytes = bytesOf(received);
      const said = bytes && reply(bytes);
      if (said !== null) socket.end(said);
    });
  };
  const server = createServer(answer);
  far = server;
  await new Promise<void>((resolve) => server.listen(where, () => resolve()));
  const address = server.address();
  return address && typeof address === 'object' ? { host: '127.0.0.1', port: address.port } : { path };
}

const antivirusAt = (address: ClamdAddress, options?: { patience?: number; pause?: number }) =>
  clamd(address, (message) => void logged.push(message), options);
async function* chunks(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part);
}

describe('clamd', () => {
  it.each(['unix', 'tcp'])('judges a file sent in parts, by %s', async (kind) => {
    const antivirus = antivirusAt(await serve(undefined, kind === 'tcp' ? { port: 0, host: '127.0.0.1' } : { path }));
    expect(await antivirus.scan(chunks('%PDF-1.4', 'x'.repeat(300_000), '%%EOF'))).toBe('limpio');
    expect(await antivirus.scan(chunks(EICAR.slice(0, 20), EICAR.slice(20)))).toBe('infectado');
    expect(logged).toEqual([]);
  });

  it('that is not there, answers nonsense, says that it failed or falls silent: the file is taken, and it is said once', async () => {
    const absent = antivirusAt({ path: join(folder, 'nobody') }, { pause: 0 });
    expect(await absent.scan(chunks(EICAR))).toBe('pendiente');
    expect(await absent.scan(chunks(EICAR))).toBe('pendiente');
    expect(logged).toEqual(['the antivirus does not answer: files are taken and wait for it']);
    let said: string | null = 'INSTREAM size limit exceeded. ERROR\0';
    const odd = antivirusAt(await serve(() => said), { patience: 200, pause: 0 });
    expect(await odd.scan(chunks(EICAR))).toBe('pendiente');
    said = '';
    expect(await odd.scan(chunks(EICAR))).toBe('pendiente');
    said = null;
    expect(await odd.scan(chunks(EICAR))).toBe('pendiente');
  });

  it('that failed is left alone for a while, and asked again afterwards', async () => {
    let asked = 0;
    const reply = () => {
      asked++;
      return asked === 1 ? '' : 'stream: OK\0';
    };
    const antivirus = antivirusAt(await serve(reply), { pause: 100 });
    expect(await antivirus.scan(chunks('a'))).toBe('pendiente');
    expect([await antivirus.scan(chunks('b')), asked]).toEqual(['pendiente', 1]);
    await expect.poll(() => antivirus.scan(chunks('c'))).toBe('limpio');
  });

  it('that cannot judge one file is asked about the next all the same', async () => {
    const reply = (bytes: Buffer) =>
      bytes.includes('huge') ? 'INSTREAM size limit exceeded. ERROR\0' : 'stream: OK\0';
    const antivirus = antivirusAt(await serve(reply));
    expect(await antivirus.scan(chunks('huge'))).toBe('pendiente');
    expect(await antivirus.scan(chunks('b'))).toBe('limpio');
    expect(logged).toHaveLength(1);
  });

  it('is named by a socket of this machine or an address', () => {
    expect(clamdAddress('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
    expect(clamdAddress('tcp://127.0.0.1')).toEqual({ host: '127.0.0.1', port: 3310 });
    expect(clamdAddress('tcp://[::1]:3311')).toEqual({ host: '::1', port: 3311 });
    expect(() => clamdAddress('127.0.0.1')).toThrow('RECLUTA_CLAMAV');
  });
});

describe('an upload', () => {
  const infected = Buffer.concat([pdf('rosa'), Buffer.from(EICAR)]);
  const parts = (public_id: string) => [
    { name: 'proceso_public_id', value: public_id },
    { file: 'ana.pdf', content: pdf('ana') },
    { file: 'rosa.pdf', content: infected },
  ];

  it('in which the antivirus finds something: that file is refused by name and nothing of it stays, the others are registrado', async () => {
    const host = await createHost({ storage: 'disk', deps: { antivirus: antivirusAt(await serve()) } });
    const { public_id } = await addMundo(host, { cvs: 0 });
    const answer = await host.upload('/api/upload-cvs', parts(public_id));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      archivos: [
        { nombre: 'ana.pdf', estado: 'registrado' },
        { nombre: 'rosa.pdf', estado: 'rechazado', motivo: 'El antivirus encontró algo peligroso en este archivo.' },
      ],
    });
    const alone = await host.upload(
      '/api/upload-cvs',
      [parts(public_id)[0], parts(public_id)[2]].flatMap((one) => one ?? []),
    );
    expect([alone.status, errorOf(alone).codigo]).toEqual([400, 'archivo_infectado']);
    const kept: string[] = [];
    for await (const key of host.deps.storage.list()) kept.push(key);
    expect(kept).toHaveLength(1);
    await host.stop();
  });

  it('while the antivirus is down: every file is registrado, opens nothing until it was judged, and then as it was judged', async () => {
    const antivirus = antivirusAt({ path }, { pause: 0 });
    const host = await createHost({ storage: 'disk', deps: { antivirus } });
    const mundo = await addMundo(host, { cvs: 0 });
    const { body } = await host.upload('/api/upload-cvs', parts(mundo.public_id));
    expect(body).toMatchObject({ archivos: [{ estado: 'registrado' }, { estado: 'registrado' }] });
    const [ana, rosa] = (body as { archivos: { cv_id: number }[] }).archivos.map(({ cv_id }) => cv_id);
    const of = (cv_id: number | undefined, what: string) =>
      host.rest('GET', `/api/procesos/${mundo.proceso_id}/cvs/${cv_id}/${what}`, { as: mundo.visor });
    const refusalOf = async (cv_id: number | undefined) => {
      const answer = await of(cv_id, 'signed-url');
      return answer.status === 200 ? 'opens' : [answer.status, errorOf(answer).error];
    };
    const cierreOf = async (cv_id: number | undefined) =>
      ((await of(cv_id, 'lectura')).body as { cierre: unknown }).cierre;
    const waits = [409, 'Estamos revisando este archivo con el antivirus. Se podrá abrir apenas termine.'];
    expect([await refusalOf(ana), await refusalOf(rosa), await cierreOf(rosa)]).toEqual([
      waits,
      waits,
      'archivo_en_revision',
    ]);
    expect((await examine(host.folder, host.clock.now())).map(({ text }) => text)).toContain(
      '2 archivos esperan que el antivirus responda; mientras tanto no se abren',
    );

    // Far past five tries, then it is there again.
    const runner = startRunner({
      db: host.db,
      deps: { storage: host.deps.storage, reader: { read: () => Promise.reject(new Error('nothing is read here')) } },
      handlers: [revisarArchivos(antivirus)],
      now: host.clock.now,
      log: () => undefined,
    });
    for (let i = 0; i < 8; i++) {
      await runner.idle();
      host.clock.advance(6 * 60_000);
    }
    expect(await refusalOf(ana)).toEqual(waits);
    await serve();
    await runner.idle();
    expect([await refusalOf(ana), await cierreOf(ana)]).toEqual(['opens', null]);
    expect([await refusalOf(rosa), await cierreOf(rosa)]).toEqual([
      [409, 'El antivirus encontró algo peligroso en este archivo, y por eso no se puede abrir.'],
      'archivo_bloqueado',
    ]);
    const told = rowsOf<{ tipo: string; cv_id: number; datos: string }>(host.db, 'eventos')
      .filter(({ tipo }) => tipo === 'cv_antivirus')
      .map(({ cv_id, datos }) => [cv_id, JSON.parse(datos).antivirus]);
    expect(new Map(told as [number, string][])).toEqual(
      new Map([
        [ana, 'limpio'],
        [rosa, 'infectado'],
      ]),
    );
    // An address signed before it was found opens nothing either, and the cv itself stays.
    const signer = host.deps.signer;
    const expires = String(host.clock.now() + 30_000);
    const signature = signer.sign('archivo', rosa ?? 0, mundo.cuenta_id, expires, 'i');
    const late = await host.rest('GET', `/f/${rosa}?e=${expires}&d=i&s=${signature}`);
    expect([late.status, errorOf(late).codigo]).toEqual([409, 'archivo_bloqueado']);
    expect((await of(rosa, 'lectura')).body).toMatchObject({ cv: { id: rosa, etapa: 'recibido' } });
    await runner.stop();
    await host.stop();
  });

  it('without an antivirus: nothing waits, and what waited before opens', async () => {
    const host = await createHost({ deps: { antivirus: antivirusAt({ path }) } });
    const mundo = await addMundo(host, { cvs: 0 });
    const { body } = await host.upload('/api/upload-cvs', parts(mundo.public_id));
    const [cv] = (body as { archivos: { cv_id: number }[] }).archivos;
    host.deps.antivirus = null;
    const opened = await host.rest('GET', `/api/procesos/${mundo.proceso_id}/cvs/${cv?.cv_id}/signed-url`, {
      as: mundo.visor,
    });
    expect(opened.status).toBe(200);
    const later = await host.upload('/api/upload-cvs', [
      { name: 'proceso_public_id', value: mundo.public_id },
      { file: 'luis.pdf', content: pdf('luis') },
    ]);
    expect(later.status).toBe(200);
    expect(rowsOf<{ antivirus: string }>(host.db, 'archivos').at(-1)?.antivirus).toBe('sin_revisar');
    await host.stop();
  });
});
