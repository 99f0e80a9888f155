import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import type { UploadPart, UploadRequest } from '../../operation.ts';
import {
  addMundo,
  callerOf,
  createKit,
  type Kit,
  keptFiles,
  type Mundo,
  pdf,
  text,
  tmpFiles,
} from '../../testing/index.ts';
import { openAttached, signAttached } from '../publico/archivo.service.ts';
import { attachFiles, removeAttached } from './adjuntos.service.ts';

let kit: Kit;
let mundo: Mundo;
let caller: Caller;
beforeEach(async () => {
  kit = await createKit({ storage: 'disk' });
  mundo = await addMundo(kit, { plan: 'avanzado' });
  caller = callerOf(kit, mundo.reclutador);
});
afterEach(() => {
  expect(tmpFiles(kit)).toEqual([]);
  kit.close();
});

const png = (words: string) => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(words)]);
const refused = (codigo: string) => expect.objectContaining({ codigo });
const ofCv = () => ({ proceso_id: mundo.proceso_id, cv_id: mundo.cv_ids[1] ?? 0 });

/** What a form would send. */
const sent = (files: Record<string, Buffer>): UploadRequest =>
  ({
    clave: null,
    parts: (async function* () {
      for (const [filename, bytes] of Object.entries(files))
        yield { kind: 'file', name: 'files', filename, content: Readable.from([bytes]) } as unknown as UploadPart;
    })(),
  }) as UploadRequest;
const attach = (files: Record<string, Buffer>, who = caller) => attachFiles(who, ofCv(), sent(files));

it('files are attached by what they are, each with its outcome, and sent again they are attached once', async () => {
  const files = { '../<b>título</b>.png': png('a'), 'carta.pdf': pdf('carta'), 'script.html': text('<script>') };
  const { adjuntos, archivos } = await attach(files);
  expect(adjuntos).toMatchObject([
    { nombre: 'b>.png', tipo: 'png', usuario_nombre: 'reclutador', fusionado_id: null },
    { nombre: 'carta.pdf', tipo: 'pdf' },
  ]);
  expect(archivos.map(({ estado, motivo }) => [estado, motivo])).toEqual([
    ['registrado', null],
    ['registrado', null],
    ['rechazado', 'Solo se permiten PDF, Word o imágenes (PNG, JPG, WebP).'],
  ]);
  const before = keptFiles(kit);
  const again = await attach({ 'carta.pdf': pdf('carta'), 'otra.pdf': pdf('carta') });
  expect(again.archivos.map(({ estado }) => estado)).toEqual(['duplicado', 'registrado']);
  expect(keptFiles(kit)).toHaveLength(before.length + 1);
});

it('all of the wrong kind are refused, and nothing of them stays', async () => {
  const before = keptFiles(kit);
  await expect(attach({ 'a.exe': text('MZ'), 'vacio.pdf': text('') })).rejects.toEqual(refused('archivo_tipo_adjunto'));
  expect(keptFiles(kit)).toEqual(before);
});

it('no more than fifty to a cv, and nothing to one in the papelera: no file is left behind', async () => {
  const before = keptFiles(kit).length;
  const many = (n: number) =>
    Object.fromEntries(Array.from({ length: n }, (_, i) => [`${n}-${i}.pdf`, pdf(`${n} ${i}`)]));
  await attach(many(49));
  await expect(attach(many(2))).rejects.toEqual(refused('adjuntos_demasiados'));
  expect(keptFiles(kit)).toHaveLength(before + 49);
  await caller.write((repos) => repos.cvs.remove(mundo.proceso_id, ofCv().cv_id));
  await expect(attach(many(1))).rejects.toEqual(refused('no_encontrado'));
  expect(keptFiles(kit)).toHaveLength(before + 49);
});

it('opens by an address that lives a minute and gains no time by a clock set back; not once it is deleted', async () => {
  const { adjuntos } = await attach({ 'foto.png': png('x') });
  const adjunto_id = adjuntos[0]?.id ?? 0;
  const url = new URL(await signAttached(caller, { ...ofCv(), adjunto_id }));
  const signed = { adjunto_id, ...(Object.fromEntries(url.searchParams) as { e: string; d: string; s: string }) };
  expect(url.pathname).toBe(`/f/adjunto/${adjunto_id}`);
  const { mime, disposition } = await openAttached(caller, signed);
  expect([mime, disposition]).toEqual(['image/png', 'inline']);
  await expect(openAttached(caller, { ...signed, adjunto_id: mundo.adjunto_id })).rejects.toEqual(
    refused('direccion_alterada'),
  );
  kit.clock.jump(-86_400_000);
  await expect(openAttached(caller, signed)).rejects.toEqual(refused('direccion_vencida'));
  kit.clock.jump(86_400_000);
  const before = keptFiles(kit).length;
  await removeAttached(caller, { ...ofCv(), adjunto_id });
  expect(keptFiles(kit)).toHaveLength(before - 1);
  await expect(openAttached(caller, signed)).rejects.toEqual(refused('direccion_alterada'));
});
