import { addMundo, halves, keptFiles, type Mundo, pdf, pdfOf, tmpFiles } from '@recluta/api/testing';
import type { Cambio } from '@recluta/db';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createHost, errorOf, type Host } from '../testing/host.ts';
import { BOUNDARY, MULTIPART, multipart, type Part } from '../testing/multipart.ts';
import { parseAnswer, uploadHead, wire } from '../testing/socket.ts';

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost({ storage: 'disk', listen: true });
});
afterAll(() => host.stop());
beforeEach(async () => {
  mundo = await addMundo(host, { cvs: 0 });
});
afterEach(() => {
  expect(tmpFiles(host)).toEqual([]);
  expect(halves(host.db, keptFiles(host))).toEqual([]);
});

const proceso = (): Part => ({ name: 'proceso_public_id', value: mundo.public_id });
const file = (name: string, content = pdf(name)): Part => ({ file: name, content });
const names = async () =>
  (
    (await host.rest('GET', `/api/procesos/${mundo.proceso_id}/cvs`, { as: mundo.visor })).body as {
      cvs: { archivo_nombre: string }[];
    }
  ).cvs.map((cv) => cv.archivo_nombre);

/** Sends a body as it is and ends the connection's sending side by its announced length. */
async function raw(body: Buffer, type = MULTIPART): Promise<{ status: number; body: unknown }> {
  const connection = await wire(host.address);
  await connection.write(Buffer.concat([Buffer.from(uploadHead('/api/upload-cvs', type, body.length)), body]));
  return parseAnswer(await connection.answer());
}

const replaced = (from: string, to: string) =>
  Buffer.from(
    multipart([proceso(), file('ana.pdf'), file('rosa.pdf')])
      .toString('latin1')
      .replace(from, to),
    'latin1',
  );

describe('a broken multipart body', () => {
  it('cut inside the second file: 400, the whole one is registrado, the cut one absent', async () => {
    const body = multipart([proceso(), file('ana.pdf'), file('rosa.pdf', pdfOf(50_000))]);
    const answer = await raw(body.subarray(0, body.length - 20_000));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      codigo: 'archivos_incompletos',
      error: 'El envío llegó incompleto. Vuelve a enviarlo: lo recibido no se duplica.',
      archivos: [{ nombre: 'ana.pdf', estado: 'registrado' }],
    });
    expect(await names()).toEqual(['ana.pdf']);
  });

  it('sent again whole: what was received is no duplicate of itself', async () => {
    const parts = [proceso(), file('ana.pdf', pdfOf(200_000)), file('rosa.pdf')];
    const body = multipart(parts);
    await raw(body.subarray(0, body.length - 60));
    const again = await host.upload('/api/upload-cvs', parts);
    expect(again.body).toMatchObject({ archivos: [{ estado: 'duplicado' }, { estado: 'registrado' }] });
    expect(await names()).toEqual(['ana.pdf', 'rosa.pdf']);
  });

  it.each([
    ['without its final boundary', () => replaced(`--${BOUNDARY}--\r\n`, ''), MULTIPART],
    ['with another boundary than it announces', () => replaced('', ''), 'multipart/form-data; boundary=otra'],
    ['with an empty boundary', () => replaced('', ''), 'multipart/form-data; boundary='],
    ['without a boundary', () => replaced('', ''), 'multipart/form-data'],
    [
      'with a boundary of more than 256 bytes',
      () => replaced('', ''),
      `multipart/form-data; boundary=${'b'.repeat(300)}`,
    ],
    [
      'with a __proto__ field',
      () => multipart([{ name: '__proto__', value: 'x' }, proceso(), file('ana.pdf')]),
      MULTIPART,
    ],
    ['that is empty', () => Buffer.alloc(0), MULTIPART],
    ['that is no multipart', () => Buffer.from('hola'), MULTIPART],
  ])('%s: 400, nothing half recorded', async (_, body, type) => {
    const answer = await raw(body(), type);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: expect.stringMatching(/\.$/), id: expect.any(String) });
  });

  it('with a part whose header is none: the parser skips it, the count of the sender does not', async () => {
    const total = multipart([{ name: 'total', value: '2' }]).subarray(0, -`--${BOUNDARY}--\r\n`.length);
    const header = 'Content-Disposition: form-data; name="files"; filename="ana.pdf"';
    const answer = await raw(Buffer.concat([total, replaced(header, ': : :\r\n\x00')]));
    expect(answer).toMatchObject({ status: 400, body: { codigo: 'archivos_incompletos' } });
    expect(await names()).toEqual(['rosa.pdf']);
  });

  it('with a file whose part has no name: the file counts', async () => {
    const answer = await raw(replaced('name="files"; filename="ana.pdf"', 'filename="ana.pdf"'));
    expect(answer.status).toBe(200);
    expect(await names()).toEqual(['ana.pdf', 'rosa.pdf']);
  });
});

describe('fewer files than announced', () => {
  it('400 with archivos: what came is registrado', async () => {
    const answer = await host.upload('/api/upload-cvs', [proceso(), { name: 'total', value: '3' }, file('ana.pdf')]);
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toMatchObject({ codigo: 'archivos_incompletos', archivos: [{ estado: 'registrado' }] });
    expect(await names()).toEqual(['ana.pdf']);
  });

  it('none of two: 400', async () => {
    const answer = await host.upload('/api/upload-cvs', [proceso(), { name: 'total', value: '2' }]);
    expect([answer.status, errorOf(answer).codigo]).toEqual([400, 'archivos_incompletos']);
  });

  it('a total that is no number is not believed', async () => {
    const answer = await host.upload('/api/upload-cvs', [proceso(), { name: 'total', value: 'dos' }, file('ana.pdf')]);
    expect(answer.status).toBe(200);
  });
});

describe('a client that goes away', () => {
  /** The next commit that registers a cv. */
  const registered = () =>
    new Promise<Cambio[]>((resolve) => {
      const stop = host.db.onChange((cambios) => {
        if (!cambios.some(({ tipo }) => tipo === 'cv_registrado')) return;
        stop();
        resolve(cambios);
      });
    });

  it('in the middle of a file: the whole ones are registrado, no temporary file stays', async () => {
    const body = multipart([proceso(), file('ana.pdf'), file('rosa.pdf'), file('eva.pdf', pdfOf(900_000))]);
    const connection = await wire(host.address);
    const commit = registered();
    await connection.write(uploadHead('/api/upload-cvs', MULTIPART, body.length));
    await connection.write(body.subarray(0, 200_000));
    connection.destroy();
    await commit;
    await expect.poll(() => tmpFiles(host)).toEqual([]);
    expect(await names()).toEqual(['ana.pdf', 'rosa.pdf']);
  });

  it('before the proceso was named: nothing is kept', async () => {
    const body = multipart([file('ana.pdf'), file('rosa.pdf', pdfOf(900_000)), proceso()]);
    const connection = await wire(host.address);
    await connection.write(uploadHead('/api/upload-cvs', MULTIPART, body.length));
    await connection.write(body.subarray(0, 200_000));
    await expect.poll(() => tmpFiles(host).length).toBeGreaterThan(0);
    connection.destroy();
    await expect.poll(() => tmpFiles(host)).toEqual([]);
    expect(await names()).toEqual([]);
  });
});

describe('a body far too large', () => {
  it('is refused by its announced length alone: 413', async () => {
    const connection = await wire(host.address);
    await connection.write(uploadHead('/api/upload-cvs', MULTIPART, 600 * 1024 * 1024));
    await connection.write(multipart([proceso()]));
    const text = await Promise.race([
      connection.answer(),
      new Promise<string>((resolve) => setTimeout(resolve, 3_000, 'silent')),
    ]);
    connection.destroy();
    expect(parseAnswer(text)).toMatchObject({ status: 413, body: { codigo: 'demasiado_grande' } });
  });

  it('is refused as JSON over 2 MB: 413, at both doors', async () => {
    const body = JSON.stringify({ nombre: 'x'.repeat(2_200_000) });
    const answers: Answer[] = [
      await host.rest('POST', '/api/empresas/crear', { as: mundo.administrador, body }),
      await host.trpc('empresas.create', body, { as: mundo.administrador }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([413, 413]);
    expect(answers.map((answer) => errorOf(answer).codigo)).toEqual(['demasiado_grande', 'demasiado_grande']);
  });
});
