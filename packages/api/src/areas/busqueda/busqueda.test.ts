import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCvs, addMundo, callerOf, createKit, type Kit, type Mundo } from '../../testing/index.ts';
import { editCv } from '../cvs/lectura.service.ts';
import { createEmpresa } from '../empresas/empresas.service.ts';
import { updateStage } from '../etapas/etapas.service.ts';
import { createProceso } from '../procesos/procesos.service.ts';
import { busquedaOperations } from './busqueda.operations.ts';

let kit: Kit;
let mundo: Mundo;
beforeEach(async () => {
  kit = await createKit();
  mundo = await addMundo(kit, { plan: 'avanzado' });
});
afterEach(() => kit.close());

const find = (q: string) => busquedaOperations.find.run(callerOf(kit, mundo.visor), { q });

const named = (fields: { nombre: string; rut: string; email: string; telefono: string }) =>
  editCv(callerOf(kit, mundo.reclutador), { proceso_id: mundo.proceso_id, cv_id: mundo.cv_ids[0] ?? 0, ...fields });

describe('the search over everything', () => {
  it('finds a candidato by name, RUT, e-mail and phone, however they are typed', async () => {
    await named({
      nombre: 'Yuleisy Ñanculef',
      rut: '12345678-5',
      email: 'yuleisy@ejemplo.cl',
      telefono: '+56987654321',
    });
    for (const q of [
      'nanculef yuleisy',
      '12345678-5',
      '12.345.678-5',
      '123456785',
      'YULEISY@ejemplo.cl',
      '+56 9 8765 4321',
      '987654321',
      '(9) 8765-4321',
    ])
      expect((await find(q)).candidatos, q).toMatchObject([{ cv_id: mundo.cv_ids[0], nombre: 'Yuleisy Ñanculef' }]);
    expect((await find('12.345.679-5')).candidatos).toEqual([]);
  });

  it('finds a name with an apostrophe or a hyphen as a phone types it, and without', async () => {
    await named({ nombre: "Jean-Baptiste O'Higgins", rut: '', email: 'jean-b@ejemplo.cl', telefono: '' });
    for (const q of [
      'o’higgins',
      "o'higgins",
      'ohiggins',
      'o higgins',
      'jean baptiste',
      'jean‑baptiste',
      'jean-b@ejemplo',
    ])
      expect((await find(q)).candidatos, q).toMatchObject([{ cv_id: mundo.cv_ids[0] }]);
  });

  it.each(["'", '’', '-', '.', '"', '%'])('finds nothing by a sign alone: %s', async (q) => {
    const { totales } = await find(q);
    expect(totales).toEqual({ procesos: 0, empresas: 0, usuarios: 0, candidatos: 0 });
  });

  it('tells the stage of a candidato by the name it has in its proceso', async () => {
    await named({ nombre: 'Yuleisy Ñanculef', rut: '', email: '', telefono: '' });
    const etapa = { proceso_id: mundo.proceso_id, clave: 'recibido', nombre: 'Por leer' };
    await updateStage(callerOf(kit, mundo.administrador), etapa);
    expect((await find('yuleisy')).candidatos).toMatchObject([{ etapa: 'recibido', etapa_nombre: 'Por leer' }]);
  });

  it('finds an empresa by its RUT in any form', async () => {
    const nueva = { nombre: 'Andes', rut: '76086428-5', tipo_empresa: 'final', descripcion: null } as const;
    await createEmpresa(callerOf(kit, mundo.reclutador), nueva);
    for (const q of ['76.086.428-5', '760864285', '76086428', 'andes'])
      expect((await find(q)).empresas, q).toMatchObject([{ nombre: 'Andes' }]);
  });

  it('shows no more than fifty of a kind, and says how many there are', async () => {
    for (let i = 0; i < 51; i++)
      await createProceso(callerOf(kit, mundo.reclutador), {
        empresa_id: mundo.empresa_id,
        nombre: `Cajero ${i}`,
        tipo: 'proceso',
        area: null,
        descripcion: null,
        estado: 'activo',
        fecha_inicio: null,
      });
    const found = await find('cajero');
    expect(found.totales).toEqual({ procesos: 51, empresas: 0, usuarios: 0, candidatos: 0 });
    expect(found.procesos.map(({ nombre }) => nombre)).toEqual(
      Array.from({ length: 50 }, (_, i) => `Cajero ${50 - i}`),
    );
  });

  it('counts every candidato it finds, also those it does not show', async () => {
    const ids = await addCvs(kit, mundo.cuenta_id, mundo.proceso_id, 51);
    for (const cv_id of ids)
      await editCv(callerOf(kit, mundo.reclutador), { proceso_id: mundo.proceso_id, cv_id, nombre: 'Rosa Ñanculef' });
    const { candidatos, totales } = await find('ñanculef');
    expect(totales.candidatos).toBe(51);
    expect(candidatos.map(({ cv_id }) => cv_id)).toEqual(ids.slice(1).reverse());
  });

  it('finds nothing of another cuenta', async () => {
    const ajeno = await addMundo(kit);
    const found = await find(ajeno.administrador.email);
    expect(found.usuarios).toEqual([]);
  });
});
