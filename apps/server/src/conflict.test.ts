import { addMundo, type Mundo } from '@recluta/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHost, errorOf, type Host } from './testing/host.ts';

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost();
});
afterAll(() => host.stop());
beforeEach(async () => {
  mundo = await addMundo(host, { cvs: 0 });
});

const EDITED = [
  {
    what: 'a proceso',
    method: 'PATCH',
    path: ({ proceso_id }: Mundo) => `/api/procesos/${proceso_id}`,
    field: 'nombre',
    values: ['Ejecutivo de cobranza', 'Cajero', 'Vendedora'],
    read: ({ proceso_id }: Mundo) => `/api/procesos/${proceso_id}`,
  },
  {
    what: 'its dates',
    method: 'PATCH',
    path: ({ proceso_id }: Mundo) => `/api/procesos/${proceso_id}/fechas`,
    field: 'fecha_cierre',
    values: [null, '2027-03-15', '2027-04-01'],
    read: ({ proceso_id }: Mundo) => `/api/procesos/${proceso_id}/fechas`,
  },
  {
    what: 'one of its stages',
    method: 'PATCH',
    path: ({ proceso_id }: Mundo) => `/api/procesos/${proceso_id}/etapas/oferta`,
    field: 'nombre',
    values: ['Oferta', 'Carta oferta', 'Propuesta'],
    read: ({ proceso_id }: Mundo) => `/api/procesos/${proceso_id}`,
  },
  {
    what: 'how long people are kept',
    method: 'PUT',
    path: () => '/api/privacidad/conservacion',
    field: 'retencion_meses',
    values: [6, 48, 49],
    read: () => '/api/privacidad/conservacion',
  },
  {
    what: 'a usuario',
    method: 'PUT',
    path: ({ visor }: Mundo) => `/api/usuarios/${visor.id}`,
    field: 'nombre',
    values: ['visor', 'Ana', 'Berta'],
    read: () => '/api/usuarios',
  },
] as const;

describe.each(EDITED)('two who edit $what at a time', ({ method, path, field, values: [was, first, second], read }) => {
  const save = (body: object) => host.rest(method, path(mundo), { as: mundo.administrador, body });
  const stored = async () => JSON.stringify((await host.rest('GET', read(mundo), { as: mundo.administrador })).body);

  it('the second is told which field, and nothing is overwritten', async () => {
    expect((await save({ [field]: first, antes: { [field]: was } })).status).toBe(200);
    const late = await save({ [field]: second, antes: { [field]: was } });
    expect([late.status, errorOf(late)]).toEqual([
      409,
      expect.objectContaining({ codigo: 'cambiado', campos: { [field]: 'Alguien lo cambió mientras editabas.' } }),
    ]);
    expect(await stored()).toContain(String(first));
    expect((await save({ [field]: second, antes: { [field]: first } })).status).toBe(200);
    expect(await stored()).toContain(String(second));
  });

  it('who does not say what stood there changes it, as documented', async () => {
    await save({ [field]: first });
    expect((await save({ [field]: second })).status).toBe(200);
    expect(await stored()).toContain(String(second));
  });
});
