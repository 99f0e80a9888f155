import { addMundo, doc, halves, keptFiles, type Mundo, pdf, pdfOf, text, tmpFiles, write } from '@recluta/api/testing';
import { rowsOf } from '@recluta/db/testing';
import { MAX_FILE_BYTES } from '@recluta/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createHost, errorOf, type Host } from '../testing/host.ts';
import type { Part } from '../testing/multipart.ts';

type Archivo = { nombre: string; estado: string; motivo: string | null; cv_id: number | null };
const archivosOf = ({ body }: Answer): Archivo[] => (body as { archivos: Archivo[] }).archivos;
const fates = (answer: Answer) => archivosOf(answer).map(({ nombre, estado, motivo }) => [nombre, estado, motivo]);

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
  expect(rowsOf(host.db, 'archivos')).toHaveLength(keptFiles(host).length);
});

const file = (name: string, content = pdf(name)): Part => ({ file: name, content });
const send = (parts: Part[], headers: Record<string, string> = {}) =>
  host.upload('/api/upload-cvs', [{ name: 'proceso_public_id', value: mundo.public_id }, ...parts], { headers });
const sendInside = (parts: Part[]) =>
  host.upload(`/api/procesos/${mundo.proceso_id}/cvs/upload`, parts, { as: mundo.reclutador });
const cvs = async () =>
  (
    (await host.rest('GET', `/api/procesos/${mundo.proceso_id}/cvs`, { as: mundo.visor })).body as {
      cvs: { id: number; archivo_nombre: string; mismo_archivo_que: number | null }[];
    }
  ).cvs;

describe('each file has its own outcome', () => {
  it('a wrong type, an empty file and one over 10 MB are refused by name, the others registrado', async () => {
    const answer = await send([
      file('ana.pdf'),
      file('foto.pdf', text('\x89PNG no es un CV')),
      file('bajado.pdf', text('<!DOCTYPE html><p>Inicia sesión')),
      file('foto.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
      file('vacio.pdf', Buffer.alloc(0)),
      file('grande.pdf', pdfOf(MAX_FILE_BYTES + 1)),
      file('antiguo.doc', doc('cv')),
      file('justo.pdf', pdfOf(MAX_FILE_BYTES)),
    ]);
    expect(answer.status).toBe(200);
    expect(fates(answer)).toEqual([
      ['ana.pdf', 'registrado', null],
      [
        'foto.pdf',
        'rechazado',
        'Solo se permiten archivos PDF o Word (.docx). Este se llama .pdf, pero por dentro es otra cosa, o está dañado: ábrelo y guárdalo como PDF.',
      ],
      [
        'bajado.pdf',
        'rechazado',
        'Solo se permiten archivos PDF o Word (.docx). Este se llama .pdf, pero por dentro es una página web: ábrelo y guárdalo como PDF.',
      ],
      ['foto.jpg', 'rechazado', 'Solo se permiten archivos PDF o Word (.docx).'],
      ['vacio.pdf', 'rechazado', 'El archivo está vacío.'],
      ['grande.pdf', 'rechazado', 'El archivo pesa más de 10 MB.'],
      ['antiguo.doc', 'rechazado', 'Solo se permiten archivos PDF o Word (.docx).'],
      ['justo.pdf', 'registrado', null],
    ]);
    expect((answer.body as { registros: unknown }).registros).toEqual(
      (await cvs()).map(({ id, archivo_nombre }) => ({ id, nombre: archivo_nombre })),
    );
  });

  it('the type is decided by the first bytes, not by the name', async () => {
    const answer = await send([file('cv.exe', pdf('real')), file('../../etc/pass\twd.pdf', pdf('x'))]);
    expect(fates(answer).map(([, estado]) => estado)).toEqual(['registrado', 'registrado']);
    for (const { archivo_nombre } of await cvs()) expect(archivo_nombre).not.toMatch(/[/\\]|\p{Cc}/u);
  });

  it('a signed-in person brings DOC too', async () => {
    const answer = await sendInside([file('antiguo.doc', doc('cv')), file('nota.txt', text('hola'))]);
    expect(fates(answer)).toEqual([
      ['antiguo.doc', 'registrado', null],
      ['nota.txt', 'rechazado', 'Solo se permiten archivos PDF o Word (.docx, .doc).'],
    ]);
  });

  it('a name is kept in whole characters that are seen, with its ending, and is the same when it is sent again', async () => {
    const long = file(`${'a'.repeat(250)}💼💼.pdf`);
    const [first] = archivosOf(await send([long]));
    const [again, turned, quoted] = archivosOf(await send([long, file('cv\u202efdp.exe'), file('cv %22Ana%22.pdf')]));
    expect(first?.nombre).toBe(`${'a'.repeat(250)}💼.pdf`);
    expect([again?.estado, again?.cv_id]).toEqual(['duplicado', first?.cv_id]);
    expect([turned?.nombre, quoted?.nombre]).toEqual(['cvfdp.exe', 'cv "Ana".pdf']);
  });

  it('the 51st file is refused by its name, the fifty before it registrado', async () => {
    const answer = await send(Array.from({ length: 52 }, (_, i) => file(`cv ${i + 1}.pdf`)));
    expect(answer.status).toBe(200);
    expect(fates(answer).slice(49)).toEqual([
      ['cv 50.pdf', 'registrado', null],
      ['cv 51.pdf', 'rechazado', 'Solo se pueden cargar 50 archivos por envío.'],
      ['cv 52.pdf', 'rechazado', 'Solo se pueden cargar 50 archivos por envío.'],
    ]);
    expect(await cvs()).toHaveLength(50);
  });

  it('the proceso may be named after the files', async () => {
    const answer = await host.upload('/api/upload-cvs', [
      file('ana.pdf'),
      file('foto.pdf', text('no')),
      { name: 'proceso_public_id', value: ` ${mundo.public_id} ` },
      file('rosa.pdf'),
    ]);
    expect(fates(answer).map(([, estado]) => estado)).toEqual(['registrado', 'rechazado', 'registrado']);
  });
});

describe('nothing to register', () => {
  it('no file: 400 with the text of §5', async () => {
    for (const answer of [
      await send([]),
      await sendInside([]),
      await host.rest('POST', '/api/upload-cvs', { body: {} }),
    ]) {
      expect(answer.status).toBe(400);
      expect(errorOf(answer)).toMatchObject({ error: 'Debes subir al menos un archivo.', codigo: 'sin_archivos' });
    }
  });

  it.each([
    [400, 'vacio.pdf', Buffer.alloc(0)],
    [413, 'grande.pdf', pdfOf(MAX_FILE_BYTES + 1)],
    [415, 'foto.pdf', text('no')],
  ])('all refused: %i by the first reason, with archivos', async (status, name, content) => {
    const answer = await send([file(name, content), file('otra.txt', text('tampoco'))]);
    expect(answer.status).toBe(status);
    expect(fates(answer).map(([nombre, estado]) => [nombre, estado])).toEqual([
      [name, 'rechazado'],
      ['otra.txt', 'rechazado'],
    ]);
    expect(archivosOf(answer)[0]?.motivo?.startsWith(errorOf(answer).error)).toBe(true);
    expect(await cvs()).toEqual([]);
  });

  it('files without a proceso: 400, the field named', async () => {
    const answer = await host.upload('/api/upload-cvs', [file('ana.pdf')]);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).campos).toEqual({ proceso_public_id: 'Falta el proceso al que postulas.' });
  });

  it('an unknown proceso: 404, whether it is named first or last', async () => {
    const unknown: Part = { name: 'proceso_public_id', value: 'A'.repeat(22) };
    for (const parts of [
      [unknown, file('ana.pdf')],
      [file('ana.pdf'), unknown],
      [{ ...unknown, value: '' }, file('a.pdf')],
    ]) {
      const answer = await host.upload('/api/upload-cvs', parts);
      expect([answer.status, errorOf(answer).error]).toEqual([404, 'Proceso no encontrado']);
    }
    expect((await host.rest('GET', '/api/procesos/public/ninguno')).status).toBe(404);
  });
});

describe('the same file again', () => {
  it('same bytes and name: duplicado of the older one; other name: registrado and marked', async () => {
    const [ana] = archivosOf(await send([file('ana.pdf', pdf('ana'))]));
    const again = await send([file('ana.pdf', pdf('ana'))]);
    expect(again.status).toBe(200);
    expect(archivosOf(again)).toEqual([
      { nombre: 'ana.pdf', estado: 'duplicado', motivo: 'Ya estaba cargado.', cv_id: ana?.cv_id },
    ]);
    expect((again.body as { registros: unknown[] }).registros).toEqual([]);
    const [other] = archivosOf(await send([file('ana (1).pdf', pdf('ana'))]));
    expect(other?.estado).toBe('registrado');
    expect((await cvs()).map((cv) => cv.mismo_archivo_que)).toEqual([null, ana?.cv_id]);
  });

  it('within one submission too', async () => {
    const answer = await send([file('ana.pdf', pdf('a')), file('ana.pdf', pdf('a')), file('copia.pdf', pdf('a'))]);
    const [first, second, third] = archivosOf(answer);
    expect([first?.estado, second?.estado, third?.estado]).toEqual(['registrado', 'duplicado', 'registrado']);
    expect(second?.cv_id).toBe(first?.cv_id);
    expect((await cvs()).map((cv) => cv.mismo_archivo_que)).toEqual([null, first?.cv_id]);
  });

  it('one in the papelera is no duplicado', async () => {
    const [ana] = archivosOf(await send([file('ana.pdf')]));
    await host.rest('DELETE', `/api/procesos/${mundo.proceso_id}/cvs/${ana?.cv_id}`, { as: mundo.reclutador });
    expect(archivosOf(await send([file('ana.pdf')]))[0]?.estado).toBe('registrado');
  });

  it('of whom was merged, or is blocked since, is no other application: it is the one that stands', async () => {
    const [ana, copia, luis] = archivosOf(await send([file('ana.pdf'), file('ana-2.pdf'), file('luis.pdf')])).map(
      ({ cv_id }) => cv_id ?? 0,
    );
    await write(host, mundo.cuenta_id, (repos) => repos.fusiones.merge(mundo.proceso_id, ana ?? 0, copia ?? 0, 'una'));
    const block = { as: mundo.administrador, body: { cv_ids: [luis] } };
    expect((await host.rest('POST', '/api/titulares/bloquear', block)).status).toBe(200);
    const again = archivosOf(await send([file('ana-2.pdf'), file('luis.pdf')]));
    expect(again.map(({ estado, cv_id }) => [estado, cv_id])).toEqual([
      ['duplicado', ana],
      ['duplicado', luis],
    ]);
    expect((await cvs()).map(({ id }) => id)).toEqual([ana]);
    // Whom it was merged into is in the papelera, and it with them.
    await host.rest('DELETE', `/api/procesos/${mundo.proceso_id}/cvs/${ana}`, { as: mundo.reclutador });
    expect(archivosOf(await send([file('ana-2.pdf')]))[0]?.estado).toBe('registrado');
  });

  it('under a name that looks the same is the same, however the machine spells its accents', async () => {
    const [ana] = archivosOf(await send([file('Ana Muñoz é.pdf'.normalize('NFC'), pdf('a'))]));
    const [again] = archivosOf(await send([file('Ana Muñoz é.pdf'.normalize('NFD'), pdf('a'))]));
    expect([again?.estado, again?.cv_id, again?.nombre]).toEqual(['duplicado', ana?.cv_id, ana?.nombre]);
  });

  it('in another proceso it is another application', async () => {
    await send([file('ana.pdf')]);
    mundo = await addMundo(host, { cvs: 0 });
    expect(archivosOf(await send([file('ana.pdf')]))[0]?.estado).toBe('registrado');
  });
});
