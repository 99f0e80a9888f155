import { MAX_ETIQUETAS } from '@recluta/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { addMundo, callerOf, createKit, type Kit, type Mundo, write } from '../../testing/index.ts';
import { showHistory } from '../candidato/historial.service.ts';
import { createTag, mergeTags, removeTag, tagCvs, untagCvs, updateTag } from './etiquetas.service.ts';

let kit: Kit;
let mundo: Mundo;
let caller: Caller;
beforeAll(async () => {
  kit = await createKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  mundo = await addMundo(kit, { plan: 'avanzado' });
  caller = callerOf(kit, mundo.reclutador);
});

const refused = (codigo: string) => expect.objectContaining({ codigo });
const chosen = (etiqueta_id = mundo.otra_etiqueta_id, cv_ids = mundo.cv_ids) => ({
  proceso_id: mundo.proceso_id,
  cv_ids,
  etiqueta_id,
});
const worn = async () =>
  (await caller.read.cvs.list(mundo.proceso_id, null, { after: 0, limit: null })).map(({ etiquetas }) => etiquetas);

describe('the etiquetas of a cuenta', () => {
  it('are unlike each other without case or accents, and know their words in no evento', async () => {
    await createTag(caller, { nombre: 'Título Técnico' });
    await expect(createTag(caller, { nombre: 'titulo  TECNICO' })).rejects.toEqual(refused('etiqueta_repetida'));
    const hostile = '"><img src=x onerror=alert(1)>';
    const { id, nombre } = await createTag(caller, { nombre: hostile });
    await tagCvs(caller, chosen(id));
    expect(nombre).toBe(hostile);
    expect(JSON.stringify(await caller.read.eventos.since(0, 10_000))).not.toContain('onerror');
  });

  it('are two hundred at most', async () => {
    await write(kit, mundo.cuenta_id, async ({ etiquetas }) => {
      for (let i = 2; i < MAX_ETIQUETAS; i++) await etiquetas.create({ nombre: `n ${i}` });
    });
    await expect(createTag(caller, { nombre: 'Una más' })).rejects.toEqual(refused('etiquetas_demasiadas'));
  });

  it('renamed as another one are refused, and merged leave nobody without and nobody twice', async () => {
    await tagCvs(caller, chosen(mundo.otra_etiqueta_id, mundo.cv_ids.slice(0, 2)));
    const same = { etiqueta_id: mundo.otra_etiqueta_id, nombre: 'URGENTE' };
    await expect(updateTag(caller, same)).rejects.toEqual(refused('etiqueta_repetida'));
    const merge = { etiqueta_id: mundo.otra_etiqueta_id, con_id: mundo.etiqueta_id };
    expect(await mergeTags(caller, merge)).toEqual({ total: 2 });
    expect(await worn()).toEqual([[mundo.etiqueta_id], [mundo.etiqueta_id], []]);
    expect((await caller.read.etiquetas.list()).map(({ id }) => id)).toEqual([mundo.etiqueta_id]);
  });

  it('are not merged with themselves', async () => {
    const merge = { etiqueta_id: mundo.etiqueta_id, con_id: mundo.etiqueta_id };
    await expect(mergeTags(caller, merge)).rejects.toEqual(refused('etiqueta_misma'));
    expect(await worn()).toEqual([[mundo.etiqueta_id], [], []]);
  });

  it('deleted are taken off everybody, and the answer says how many that were', async () => {
    await tagCvs(caller, chosen(mundo.etiqueta_id));
    expect(await caller.read.etiquetas.usage()).toEqual([{ etiqueta_id: mundo.etiqueta_id, total: 3 }]);
    expect(await removeTag(caller, { etiqueta_id: mundo.etiqueta_id })).toEqual({ total: 3 });
    expect(await worn()).toEqual([[], [], []]);
  });
});

describe('many at once', () => {
  it('who wears it already is told in neither list, so that taking it back takes it from nobody else', async () => {
    const [first = 0, ...rest] = mundo.cv_ids;
    expect(await tagCvs(caller, chosen(mundo.etiqueta_id))).toEqual({ hechos: rest, omitidos: [] });
    expect(await untagCvs(caller, chosen(mundo.etiqueta_id, rest))).toEqual({ hechos: rest, omitidos: [] });
    expect(await worn()).toEqual([[mundo.etiqueta_id], [], []]);
    expect(await tagCvs(caller, chosen(mundo.etiqueta_id, [first, first]))).toEqual({ hechos: [], omitidos: [] });
  });

  it('who was deleted meanwhile is told by name of the reason, and the others get theirs', async () => {
    const [gone = 0, ...rest] = mundo.cv_ids;
    await caller.write((repos) => repos.cvs.remove(mundo.proceso_id, gone));
    const result = { hechos: rest, omitidos: [{ cv_id: gone, motivo: 'eliminado', detalle: null }] };
    expect(await tagCvs(caller, chosen())).toEqual(result);
    expect(await untagCvs(caller, chosen())).toEqual(result);
  });

  it('each is told in its own history, by the name the etiqueta has now', async () => {
    const cv = { proceso_id: mundo.proceso_id, cv_id: mundo.cv_ids[1] ?? 0 };
    await tagCvs(caller, chosen());
    await untagCvs(caller, chosen());
    await updateTag(caller, { etiqueta_id: mundo.otra_etiqueta_id, nombre: 'Inglés avanzado' });
    const { hechos } = await showHistory(caller, cv);
    expect(hechos.slice(0, 2)).toMatchObject([
      { tipo: 'cv_desetiquetado', sobre: 'Inglés avanzado', usuario_nombre: 'reclutador' },
      { tipo: 'cv_etiquetado', sobre: 'Inglés avanzado' },
    ]);
  });
});
