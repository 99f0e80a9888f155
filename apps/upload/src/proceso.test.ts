import { describe, expect, it } from 'vitest';
import { loadProceso, publicIdOf } from './proceso.ts';

const answering = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });
const privacidad = {
  aviso: 'Andes los usa',
  cartera: { texto: 'Acepto', huella: 'abc' },
  terceros: 'Envío',
  derechos: '/derechos/x',
};
const proceso = {
  privacidad,
  nombre: 'Cajeros',
  empresa_nombre: 'Tienda Sur',
  area: 'Retail',
  recibe: true,
  motivo: null,
};

describe('the public view of a proceso', () => {
  it('is found by the last part of the address', () => {
    expect(publicIdOf('/upload-cvs/Xy-_9')).toBe('Xy-_9');
    expect(publicIdOf('/upload-cvs/Xy-_9/')).toBe('Xy-_9');
    expect(publicIdOf('/upload-cvs/')).toBeNull();
    expect(publicIdOf('/upload-cvs/%E0%A4%A')).toBeNull();
  });

  it('shows name, empresa and área of one that receives', async () => {
    const asked: unknown[] = [];
    const carga = await loadProceso('a b', async (address) => {
      asked.push(address);
      return answering(200, { proceso, privacidad })();
    });
    expect(asked).toEqual(['/api/procesos/public/a%20b']);
    expect(carga).toEqual({
      estado: 'loaded',
      proceso: { nombre: 'Cajeros', empresa_nombre: 'Tienda Sur', area: 'Retail', motivo: null, privacidad },
    });
  });

  it('says why one receives no more, in the server’s words or the usual ones', async () => {
    const full = { ...proceso, recibe: false, motivo: 'Este proceso no puede recibir más CVs por ahora.' };
    expect(await loadProceso('x', answering(200, { proceso: full }))).toMatchObject({
      proceso: { motivo: full.motivo },
    });
    const closed = { ...proceso, recibe: false, motivo: null };
    expect(await loadProceso('x', answering(200, { proceso: closed }))).toMatchObject({
      proceso: { motivo: 'Este proceso ya no recibe postulaciones.' },
    });
  });

  it('leaves blank what the proceso does not have', async () => {
    const bare = { nombre: 'Cajeros', empresa_nombre: 'Tienda Sur', area: null };
    expect(await loadProceso('x', answering(200, { proceso: bare }))).toMatchObject({
      proceso: { area: '', motivo: null },
    });
  });

  it('is missing when there is none, and only failed when it could not be asked', async () => {
    expect(await loadProceso(null)).toEqual({ estado: 'missing' });
    expect(await loadProceso('x', answering(404, {}))).toEqual({ estado: 'missing' });
    expect(await loadProceso('x', answering(503, {}))).toEqual({ estado: 'failed' });
    expect(await loadProceso('x', answering(200, 'nada'))).toEqual({ estado: 'failed' });
    expect(await loadProceso('x', () => Promise.reject(new TypeError('network')))).toEqual({ estado: 'failed' });
  });
});
