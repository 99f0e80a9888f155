import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  cambioContrasena,
  cvEditado,
  empresaNueva,
  fechasEditadas,
  fechasEnEdicion,
  id,
  incidenteNuevo,
  pagina,
  perfilEnEdicion,
  procesoEditado,
  procesoEnEdicion,
  procesoNuevo,
  registro,
  tareaEnEdicion,
  tareaNueva,
  terminoNuevo,
  usuarioEditado,
  usuarioNuevo,
} from './index.ts';

/** Field → message of what is wrong. */
function wrong(schema: z.ZodType, input: unknown): Record<string, string> {
  const result = schema.safeParse(input);
  return Object.fromEntries(
    result.success ? [] : result.error.issues.map(({ path, message }) => [String(path[0]), message]),
  );
}

const usuario = { email: 'ana@ejemplo.cl', password: 'copihue-rojo', rol: 'visor', empresa_id: 1 };

it('a password that is changed is another one, told at the new one', () => {
  const actual = 'tamo-reni-fudo-4827';
  expect(wrong(cambioContrasena, { actual, nueva: actual })).toEqual({
    nueva: 'Elige una contraseña distinta de la actual.',
  });
  expect(wrong(cambioContrasena, { actual, nueva: `${actual} ` })).toEqual({});
  expect(wrong(cambioContrasena, { actual: '', nueva: actual })).toEqual({ actual: 'Escribe tu contraseña actual.' });
});

it('nobody takes their own nombre away, and who had none gives themselves one', () => {
  for (const nombre of ['', '  ', null]) expect(wrong(perfilEnEdicion, { nombre })).toHaveProperty('nombre');
  expect(perfilEnEdicion.parse({ nombre: ' Ana ', antes: { nombre: '' } })).toEqual({
    nombre: 'Ana',
    antes: { nombre: null },
  });
});

describe('a text', () => {
  it('holds no sign that would turn the sentence it is told in, and one of such signs alone is none', () => {
    const empresa = { nombre: '\u202e Andes\u202c שלום ', tipo_empresa: 'final', descripcion: '\u2067giro\u2069' };
    expect(empresaNueva.parse(empresa)).toMatchObject({ nombre: 'Andes שלום', descripcion: 'giro' });
    expect(wrong(empresaNueva, { ...empresa, nombre: ' \u202e ' })).toHaveProperty('nombre');
    const typed = { ...empresa, nombre: 'An\u0000d\u0007es', descripcion: 'giro\n\u0000\tcomercial' };
    expect(empresaNueva.parse(typed)).toMatchObject({ nombre: 'Andes', descripcion: 'giro\n\tcomercial' });
    for (const nombre of ['\u200b\u200d', '\u0000', '\u00a0\u2003\ufeff'])
      expect(wrong(empresaNueva, { ...empresa, nombre })).toHaveProperty('nombre');
    expect(empresaNueva.parse({ ...empresa, nombre: '👩🏽‍💻' }).nombre).toBe('👩🏽‍💻');
  });
});

it('a criterio or a tecnología is of one line', () => {
  expect(terminoNuevo.parse({ nombre: ' Java\r\nPython\tR\u2028SQL\n' })).toEqual({ nombre: 'Java Python R SQL' });
});

describe('what is missing is told with the words of §5', () => {
  it('registration', () => {
    const text = 'Completa nombre, email y contraseña.';
    expect(wrong(registro, { plan: 'basico' })).toEqual({ nombre: text, email: text, password: text });
    expect(wrong(registro, { nombre: ' ', email: ' ', password: '', plan: 'basico' })).toMatchObject({
      nombre: text,
      email: text,
      password: text,
    });
    expect(wrong(registro, { nombre: 'Ana', email: 'a@b.cl', password: 'copihue-rojo', plan: 'oro' })).toEqual({
      plan: 'Elige un plan.',
    });
  });

  it('a usuario', () => {
    expect(wrong(usuarioNuevo, { ...usuario, empresa_id: null })).toEqual({
      empresa_id: 'Debes seleccionar una empresa.',
    });
    expect(wrong(usuarioNuevo, { ...usuario, empresa_id: '' })).toEqual({
      empresa_id: 'Debes seleccionar una empresa.',
    });
    expect(wrong(usuarioNuevo, { ...usuario, rol: 'administrador' })).toEqual({
      rol: 'Elige un rol: reclutador o visor.',
    });
    for (const email of ['ana', 'ana@', '@b.cl', 'a b@c.cl', 'ana@ejemplo', 'a@b.c'])
      expect(wrong(usuarioNuevo, { ...usuario, email })).toEqual({
        email: 'Escribe un correo válido, como nombre@empresa.cl.',
      });
  });

  it('what has to be said, as it is called', () => {
    expect(wrong(tareaNueva, {})).toEqual({ texto: 'La tarea es obligatoria.' });
    expect(wrong(incidenteNuevo, { detectado: '2026-03-15', personas: 3, naturaleza: 'Un robo' })).toEqual({
      efectos: 'El efecto es obligatorio.',
      categorias: 'Los datos afectados son obligatorios.',
      medidas: 'Las medidas son obligatorias.',
    });
  });

  it('a proceso and an empresa', () => {
    expect(wrong(procesoNuevo, {})).toEqual({
      empresa_id: 'Debes seleccionar una empresa.',
      nombre: 'El nombre es obligatorio.',
    });
    expect(wrong(empresaNueva, {})).toEqual({
      nombre: 'El nombre es obligatorio.',
      tipo_empresa: 'Elige un tipo: reclutadora, cobranza o final.',
    });
    expect(wrong(fechasEditadas, { fecha_cierre: '2026-02-30' })).toEqual({
      fecha_cierre: 'Escribe una fecha válida, como 2026-03-15.',
    });
  });

  it('never in English', () => {
    const all = [registro, usuarioNuevo, procesoNuevo, empresaNueva, cvEditado].flatMap((schema) =>
      [
        null,
        7,
        [],
        'x',
        { nombre: 7, email: [], criterios: 'x', experiencia_retail: 'si', pretension_renta: 1.5 },
      ].flatMap((input) => Object.values(wrong(schema, input))),
    );
    expect(all.length).toBeGreaterThan(20);
    for (const message of all) expect(message).not.toMatch(/invalid|expected|too small/i);
  });
});

describe('what is meant', () => {
  it('strings are trimmed, "" on an optional field is null, a proceso without estado is activo, without tipo proceso', () => {
    expect(
      procesoNuevo.parse({ empresa_id: '3', nombre: ' Cajera ', area: '', estado: '', descripcion: ' x ' }),
    ).toEqual({
      empresa_id: 3,
      nombre: 'Cajera',
      tipo: 'proceso',
      area: null,
      descripcion: 'x',
      estado: 'activo',
      fecha_inicio: null,
    });
    expect(usuarioNuevo.parse({ ...usuario, nombre: '', email: ' ANA@Ejemplo.cl ' })).toMatchObject({
      nombre: null,
      email: 'ana@ejemplo.cl',
    });
  });

  it('a PATCH of a part says nothing of the rest', () => {
    expect(procesoEditado.parse({ estado: 'cerrado' })).toEqual({ estado: 'cerrado' });
    expect(fechasEditadas.parse({ fecha_cierre: '' })).toEqual({ fecha_cierre: null });
    expect(usuarioEditado.parse({ empresa_id: null })).toEqual({ empresa_id: null });
    expect(cvEditado.parse({})).toEqual({});
  });

  it('`tipo` stands for tipo_empresa, and a RUT is stored clean or as it was typed', () => {
    const empresa = { nombre: 'Andes', tipo: 'cobranza' };
    expect(empresaNueva.parse({ ...empresa, rut: '76.086.428-5' })).toMatchObject({
      tipo_empresa: 'cobranza',
      rut: '76086428-5',
    });
    expect(empresaNueva.parse({ ...empresa, rut: ' RUC 20 ' }).rut).toBe('RUC 20');
  });

  it('an id is a whole number above zero or its digits, and nothing that JavaScript would take for one', () => {
    expect([id.parse(7), id.parse('7')]).toEqual([7, 7]);
    for (const other of [
      0,
      -1,
      1.5,
      '0',
      '07',
      '1e3',
      '0x1',
      ' 1',
      '',
      true,
      null,
      [1],
      [[1]],
      {},
      1e21,
      '9'.repeat(16),
    ])
      expect(id.safeParse(other).success, JSON.stringify(other)).toBe(false);
  });
});

it('a date of a proceso, a task or an incident is of this century, and one that was kept before that can be mended', () => {
  const said = 'Revisa el año: debe estar entre 2000 y 2100.';
  for (const date of ['0001-01-01', '0226-03-15', '1999-12-31', '2101-01-01T00:00:00Z']) {
    const proceso = { empresa_id: 1, nombre: 'Cajera', fecha_inicio: date };
    expect(wrong(procesoNuevo, proceso)).toEqual({ fecha_inicio: said });
    expect(wrong(procesoEditado, { fecha_inicio: date })).toEqual({ fecha_inicio: said });
    for (const field of Object.keys(fechasEditadas.shape))
      expect(wrong(fechasEditadas, { [field]: date })).toEqual({ [field]: said });
    const mended = { fecha_inicio: '2026-03-15', antes: { fecha_inicio: date } };
    for (const schema of [procesoEnEdicion, fechasEnEdicion]) expect(wrong(schema, mended)).toEqual({});
    expect(wrong(tareaNueva, { texto: 'Llamar', vence: date })).toEqual({ vence: said });
    expect(wrong(tareaEnEdicion, { vence: date })).toEqual({ vence: said });
    expect(wrong(tareaEnEdicion, { vence: '2026-03-15', antes: { vence: date } })).toEqual({});
    expect(wrong(incidenteNuevo.pick({ detectado: true }), { detectado: date })).toEqual({ detectado: said });
  }
  expect(fechasEditadas.parse({ fecha_inicio: '2000-01-01', fecha_cierre: '2100-12-31' })).toEqual({
    fecha_inicio: '2000-01-01',
    fecha_cierre: '2100-12-31',
  });
});

it('a page of a list is told how long it may be, and where it begins', () => {
  const limite = 'Usa un número entero, de 1 a 10.000.';
  for (const given of [0, '-1', '10001', 'diez', 1.5])
    expect(wrong(z.object(pagina), { limite: given })).toEqual({ limite });
  expect(wrong(z.object(pagina), { despues_de: '-1' })).toEqual({
    despues_de: 'Usa el id del último de la página anterior.',
  });
  expect(z.object(pagina).parse({ limite: '10000', despues_de: '0' })).toEqual({ limite: 10_000, despues_de: 0 });
});

it('what a breach is written down without is asked for in a whole sentence', () => {
  expect(wrong(incidenteNuevo, {})).toMatchObject({
    naturaleza: 'Lo que pasó es obligatorio.',
    categorias: 'Los datos afectados son obligatorios.',
    medidas: 'Las medidas son obligatorias.',
  });
});
