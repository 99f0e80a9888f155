import type { Cv, CvEditado } from '@recluta/domain/esquemas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { addMundo, callerOf, createKit, type Kit, type Mundo } from '../../testing/index.ts';
import { undo } from '../deshacer/deshacer.service.ts';
import { editCv, readAgain, showReading } from './lectura.service.ts';

const field = <T>(valor: T, seguro = true) => ({ valor, confianza: seguro ? 0.99 : 0.5, seguro, evidencia: null });
/** The phone and a flag of experiencia are doubtful, the name is sure. */
const CAMPOS = {
  nombre: field('Rosa Huenchumil'),
  rut: null,
  email: null,
  telefono: field('+56987654321', false),
  nacionalidad: null,
  pretension_renta: null,
  pretension_max: null,
  tecnologias: [],
  experiencia_callcenter: null,
  experiencia_retail: field(true, false),
  experiencia_judicial: null,
  experiencia_administrativa: null,
};

let kit: Kit;
let mundo: Mundo;
let caller: Caller;
let of: { proceso_id: number; cv_id: number };
beforeEach(async () => {
  kit = await createKit();
  mundo = await addMundo(kit, { cvs: 1 });
  caller = callerOf(kit, mundo.reclutador);
  of = { proceso_id: mundo.proceso_id, cv_id: mundo.cv_ids[0] ?? 0 };
  await read();
});
afterEach(() => kit.close());

const read = () =>
  caller.write((repos) =>
    repos.lecturas.save(
      of.cv_id,
      { texto: 'x', paginas: 1, ocr: false, campos: CAMPOS },
      { nombre: 'Rosa Huenchumil', telefono: '+56987654321', experiencia_retail: true },
    ),
  );
const edit = (fields: CvEditado): Promise<Cv> => editCv(caller, { ...of, ...fields });
const shown = (who = caller) => showReading(who, of);
/** The way back of what stands in a column. */
const claves = async (columna: string) => (await shown()).ediciones[columna]?.deshacer?.claves ?? [];

it('a cv stays to be reviewed until the last doubtful field was confirmed or corrected', async () => {
  expect((await shown()).cv.por_revisar).toBe(true);
  expect((await edit({ nombre: 'Rosa Ester Huenchumil' })).por_revisar).toBe(true);
  expect((await edit({ telefono: '+56987654321' })).por_revisar).toBe(true);
  expect((await edit({ experiencia_retail: true })).por_revisar).toBe(false);
});

it('a file read again does not doubt anew what a person confirmed', async () => {
  await edit({ telefono: '+56987654321', experiencia_retail: true });
  await caller.write((repos) => repos.lecturas.mark(of.cv_id, 'fallido'));
  await readAgain(caller, of.proceso_id, of.cv_id);
  await read();
  expect((await shown()).cv.por_revisar).toBe(false);
});

it('tells who typed each field, and the newest of them that stands', async () => {
  await edit({ telefono: '+56911112222', nombre: 'Rosa' });
  await editCv(callerOf(kit, mundo.administrador), { ...of, nombre: 'Rosa Ester' });
  const { ediciones } = await shown();
  expect(Object.keys(ediciones).sort()).toEqual(['nombre', 'telefono']);
  expect(ediciones.nombre).toMatchObject({ usuario_nombre: 'administrador', deshacer: null });
  expect(ediciones.telefono).toMatchObject({ usuario_nombre: 'reclutador', deshacer: { personas: 1 } });
  expect((await shown(callerOf(kit, mundo.visor))).ediciones.telefono?.deshacer).toBeNull();
});

it('tells what was saved as it stood from what was changed, also of a list', async () => {
  await edit({ criterios: ['Excel'], nombre: 'Rosa Huenchumil' });
  const { ediciones } = await shown();
  expect([ediciones.criterios?.confirmado, ediciones.nombre?.confirmado]).toEqual([false, true]);
  await edit({ criterios: ['Excel'] });
  expect((await shown()).ediciones.criterios?.confirmado).toBe(true);
});

it('an edit that is taken back leaves the others as their people typed them, and doubts its field again', async () => {
  await edit({ telefono: '+56911112222' });
  await edit({ nombre: 'Rosa Ester', experiencia_retail: false });
  expect((await shown()).cv.por_revisar).toBe(false);
  await undo(caller, await claves('telefono'));
  const { cv, ediciones, lectura } = await shown();
  expect(cv).toMatchObject({ telefono: '+56987654321', nombre: 'Rosa Ester', por_revisar: true });
  expect(lectura?.editados.sort()).toEqual(['experiencia_retail', 'nombre']);
  expect(Object.keys(ediciones).sort()).toEqual(['experiencia_retail', 'nombre']);
  await read();
  expect((await shown()).cv).toMatchObject({ nombre: 'Rosa Ester', experiencia_retail: false });
});

it('a word of a list holds no line break, and one that was kept with it can still be corrected', async () => {
  await caller.write((repos) => repos.lecturas.edit(of.cv_id, { criterios: ['Java\nPython'] }, null));
  const edited = { criterios: ['Java', 'Power\tBI\r\n2'], antes: { criterios: ['Java\nPython'] } };
  expect((await editCv(caller, { ...of, ...edited })).criterios).toEqual(['Java', 'Power BI 2']);
});

it('a renta ends where it begins or above, also when one end is sent; one that was read otherwise is mended', async () => {
  const refused = (end: string) => ({
    codigo: 'invalido',
    datos: { campos: { [end]: 'La renta hasta no puede ser menor que la renta desde.' } },
  });
  const below = edit({ pretension_renta: 900_000, pretension_max: 100 });
  await expect(below).rejects.toMatchObject(refused('pretension_max'));
  await edit({ pretension_renta: 900_000, pretension_max: 900_000 });
  await expect(edit({ pretension_max: 899_999 })).rejects.toMatchObject(refused('pretension_max'));
  await expect(edit({ pretension_renta: 900_001 })).rejects.toMatchObject(refused('pretension_renta'));
  expect(await edit({ pretension_max: null })).toMatchObject({ pretension_renta: 900_000, pretension_max: null });

  await caller.write((repos) => repos.lecturas.edit(of.cv_id, { pretension_max: 100 }, null));
  expect((await edit({ nombre: 'Rosa' })).nombre).toBe('Rosa');
  const antes = { pretension_renta: 900_000, pretension_max: 100 };
  const mended = await editCv(caller, { ...of, pretension_renta: 100, pretension_max: 900_000, antes });
  expect(mended).toMatchObject({ pretension_renta: 100, pretension_max: 900_000 });
});

it('one end of a renta is not taken back to the wrong side of the other, which was edited since', async () => {
  await edit({ pretension_renta: 500_000, pretension_max: 1_000_000 });
  await edit({ pretension_max: 2_000_000 });
  const raised = await claves('pretension_max');
  await edit({ pretension_renta: 1_500_000 });
  const { deshechos, impedidos } = await undo(caller, raised);
  expect([deshechos, impedidos]).toEqual([[], [expect.objectContaining({ cv_id: of.cv_id, motivo: 'cambiado' })]]);
  expect((await shown()).cv).toMatchObject({ pretension_renta: 1_500_000, pretension_max: 2_000_000 });
  // The newer one first, as the screen goes back, both come back.
  await undo(caller, await claves('pretension_renta'));
  await undo(caller, raised);
  expect((await shown()).cv).toMatchObject({ pretension_renta: 500_000, pretension_max: 1_000_000 });
});

it('what was taken back is told by its fields and by whose they are', async () => {
  await edit({ telefono: '+56911112222', nombre: 'Rosa' });
  expect((await undo(caller, await claves('telefono'))).edicion).toEqual({
    nombre: 'Rosa Huenchumil',
    campos: ['nombre', 'telefono'],
  });
});

it('after the newest edit of a field was taken back, the one before it is told', async () => {
  await edit({ nombre: 'Rosa' });
  await edit({ nombre: 'Rosa Ester' });
  await undo(caller, await claves('nombre'));
  const { cv, ediciones } = await shown();
  expect([cv.nombre, ediciones.nombre?.usuario_nombre]).toEqual(['Rosa', 'reclutador']);
  await undo(caller, await claves('nombre'));
  expect((await shown()).ediciones).toEqual({});
});
