import { describe, expect, it } from 'vitest';
import { breakdown, readAnswer, sortOutcomes } from './answer.ts';

const answer = (status: number, body: unknown, retryAfter: string | null = null) =>
  readAnswer({ status, body: typeof body === 'string' ? body : JSON.stringify(body), retryAfter });

describe('the answer to a submission', () => {
  it('keeps the outcome of each file', () => {
    const archivos = [
      { nombre: 'a.pdf', estado: 'registrado', motivo: null, cv_id: 7 },
      { nombre: 'b.pdf', estado: 'duplicado', motivo: 'Ya lo teníamos', cv_id: 2 },
    ];
    expect(answer(200, { registros: [{ id: 7, nombre: 'a.pdf' }], archivos })).toEqual({
      ok: true,
      archivos: [
        { nombre: 'a.pdf', estado: 'registrado', motivo: null, cv_id: 7 },
        { nombre: 'b.pdf', estado: 'duplicado', motivo: 'Ya lo teníamos', cv_id: 2 },
      ],
    });
  });

  it('is no confirmation when it is a page instead of data, as behind the sign-in of a Wi-Fi', () => {
    expect(answer(200, '<html>Bienvenido</html>')).toMatchObject({ ok: false, detalle: null });
  });

  it('gives the server’s own text as the detail of a failure', () => {
    expect(answer(409, { error: 'Este proceso ya no recibe postulaciones.', codigo: 'proceso_cerrado' })).toEqual({
      ok: false,
      status: 409,
      detalle: 'Este proceso ya no recibe postulaciones.',
      archivos: [],
    });
    expect(answer(502, '<html>Bad gateway</html>')).toMatchObject({ ok: false, detalle: null });
  });

  it('tells how long to wait when the server asks for it', () => {
    expect(answer(503, { error: 'Muchas solicitudes.' }, '5')).toMatchObject({
      detalle: 'Muchas solicitudes. Espera al menos 5 segundos.',
    });
    expect(answer(429, '', '1')).toMatchObject({ detalle: 'Espera al menos 1 segundo.' });
    expect(answer(503, { error: 'X.' }, 'Fri, 31 Dec 1999 23:59:59 GMT')).toMatchObject({ detalle: 'X.' });
  });

  it('says that nobody answered when the connection was lost', () => {
    expect(answer(0, '')).toMatchObject({ ok: false, detalle: 'Error de conexión con el servidor.' });
  });
});

describe('what is shown of the outcomes', () => {
  const outcome = (nombre: string, estado: 'registrado' | 'duplicado' | 'rechazado') => ({
    nombre,
    estado,
    motivo: null,
  });
  const archivos = [outcome('a', 'registrado'), outcome('b', 'rechazado'), outcome('c', 'registrado')];

  it('puts what needs the eye first', () => {
    expect(sortOutcomes(archivos).map(({ nombre }) => nombre)).toEqual(['b', 'a', 'c']);
  });

  it('adds up in one line, which is not needed when every file was taken', () => {
    expect(breakdown(archivos)).toBe('2 registrados · 1 rechazado');
    expect(breakdown([outcome('a', 'duplicado')])).toBe('1 ya estaba');
    expect(breakdown([outcome('a', 'registrado')])).toBe('');
  });
});
