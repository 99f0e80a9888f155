import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './contrasenas.ts';
import { DomainError, ERRORES } from './errores.ts';
import { ETAPAS_POR_DEFECTO, nextStages, type TipoEtapa } from './etapas.ts';
import { excessFilesMessage, MENSAJES } from './mensajes.ts';
import { can, PERMISOS, permissionsOf, ROLES } from './permisos.ts';
import { limitOf, NOMBRES_PLAN, type PLANES, PLANES_LOGIN, usageMessage, usagePercent } from './planes.ts';
import { receivesApplications, whyNotReceiving } from './procesos.ts';
import { isPerson, kilobytes, matches, normalize, numero, pesos, plural, rangoPesos } from './texto.ts';

describe('the plans', () => {
  it('are the table of the decisions', () => {
    const line = (plan: keyof typeof PLANES) =>
      (['empresas', 'reclutadores', 'visores', 'procesos_activos', 'cvs'] as const).map((recurso) =>
        limitOf(plan, recurso),
      );
    expect(Object.fromEntries(NOMBRES_PLAN.map((plan) => [plan, line(plan)]))).toEqual({
      gratis: [1, 1, 0, 1, 20],
      basico: [1, 2, 2, null, null],
      emprende: [2, 5, 5, null, null],
      profesional: [3, 10, 10, null, null],
      avanzado: [5, 25, 25, null, null],
    });
    expect(PLANES_LOGIN).toEqual(['basico', 'emprende', 'profesional', 'avanzado']);
  });

  it('show their use rounded, at most 100, with the sentences of §8', () => {
    expect([usagePercent(1, 3), usagePercent(2, 3), usagePercent(7, 5), usagePercent(0, 0)]).toEqual([
      33, 67, 100, 100,
    ]);
    expect([usageMessage(0, 0), usageMessage(5, 5), usageMessage(6, 5), usageMessage(4, 5)]).toEqual([
      'Tu plan no permite crear elementos en esta categoría.',
      'Has alcanzado el límite de tu plan.',
      'Has alcanzado el límite de tu plan.',
      'Dentro de los márgenes del plan.',
    ]);
  });
});

describe('the stages', () => {
  it('are the six of §4, each followed by its own', () => {
    const etapas = ETAPAS_POR_DEFECTO.map((etapa, orden) => ({ ...etapa, orden }));
    expect(etapas.map(({ clave }) => clave)).toEqual([
      'recibido',
      'preseleccion',
      'entrevista',
      'oferta',
      'contratado',
      'descartado',
    ]);
    expect(Object.fromEntries(nextStages(etapas))).toEqual({
      recibido: 'preseleccion',
      preseleccion: 'entrevista',
      entrevista: 'oferta',
      oferta: 'contratado',
    });
  });

  it('go by their order and tipo, whatever their names; descartado is never a step forward', () => {
    const stage = (clave: string, tipo: TipoEtapa, orden: number) => ({ clave, tipo, orden });
    const etapas = [
      stage('fin', 'contratado', 9),
      stage('no', 'descartado', 2),
      stage('prueba', 'evaluacion', 3),
      stage('nuevo', 'recibido', 1),
    ];
    expect(Object.fromEntries(nextStages(etapas))).toEqual({ nuevo: 'prueba', prueba: 'fin' });
  });
});

describe('a proceso receives CVs', () => {
  it.each([
    ['activo', null, null],
    ['en pausa', null, null],
    ['cerrado', null, 'cerrado'],
    ['activo', '2026-03-10', null],
    ['activo', '2026-03-09', 'plazo'],
    ['cerrado', '2026-12-31', 'cerrado'],
  ] as const)('%s until %s, unless: %s', (estado, fecha_postulacion_fin, why) => {
    const proceso = { estado, fecha_postulacion_fin };
    expect(whyNotReceiving(proceso, '2026-03-10')).toBe(why);
    expect(receivesApplications(proceso, '2026-03-10')).toBe(why === null);
  });
});

describe('who may do what', () => {
  it('administrador everything, reclutador no usuarios, visor reads and opens only', () => {
    expect(permissionsOf('administrador')).toEqual(Object.keys(PERMISOS));
    expect(permissionsOf('administrador').filter((permiso) => !can('reclutador', permiso))).toEqual([
      'cuenta.escribir',
      'usuarios.escribir',
      'papelera.borrar',
      'privacidad.gestionar',
    ]);
    expect(permissionsOf('visor').filter((permiso) => !/\.(leer|abrir)$/.test(permiso))).toEqual([]);
    for (const rol of ROLES) expect([can(rol, 'usuarios.leer'), can(rol, 'cuenta.leer')]).toEqual([true, true]);
  });
});

describe('the texts', () => {
  it('of the server and of the screens are the same, word for word', () => {
    const pairs = [
      [ERRORES.registro_incompleto, MENSAJES.registro_incompleto],
      [ERRORES.credenciales, MENSAJES.credenciales],
      [ERRORES.limite_reclutadores, MENSAJES.limite_reclutadores],
      [ERRORES.limite_visores, MENSAJES.limite_visores],
      [ERRORES.sin_archivos, MENSAJES.subir_ninguno],
      [ERRORES.archivo_tipo_publico, MENSAJES.subir_tipo],
    ] as const;
    for (const [{ texto }, mensaje] of pairs) expect(texto).toBe(mensaje);
    expect(ERRORES.limite_empresas.texto).toBe(usageMessage(1, 1));
    expect(excessFilesMessage(2)).toBe('Solo se pueden cargar 50 archivos por envío. Se ignoraron 2.');
  });

  it('of errors are whole sentences with a documented status; §8 writes one without its full stop', () => {
    const statuses = [400, 401, 403, 404, 409, 413, 415, 416, 429, 500, 503, 507];
    for (const [codigo, { status, texto }] of Object.entries(ERRORES)) {
      expect(statuses, codigo).toContain(status);
      if (codigo !== 'credenciales') expect(texto, codigo).toMatch(/^[A-ZÁÉÍÓÚÑ¿].*\.$/);
      expect(texto).not.toMatch(/exitosamente|usted/i);
    }
  });

  it('an error says its status and its text, or a more exact one', () => {
    expect(new DomainError('proceso_cerrado')).toMatchObject({
      status: 409,
      message: 'Este proceso ya no recibe postulaciones.',
    });
    expect(new DomainError('no_encontrado', { texto: 'Proceso no encontrado' })).toMatchObject({
      status: 404,
      message: 'Proceso no encontrado',
    });
  });
});

describe('a password that is tried first', () => {
  it.each([
    'password',
    'Contraseña1',
    'colocolo2024!',
    '12345678',
    '87654321',
    '11111111',
    'aaaaaaaa',
    '123123123',
    'QWERTYUIOP',
    'Teamo123',
  ])('%s is known', (password) => expect(isCommonPassword(password)).toBe(true));
  it.each(['copihue-rojo-2026', 'lluvia sobre el techo', '73910284', 'Tr3n al sur de noche'])('%s is not', (password) =>
    expect(isCommonPassword(password)).toBe(false),
  );
});

describe('words and figures in es-CL', () => {
  it('are searched without accents or capitals, every word of them', () => {
    expect(normalize('  PEÑA   José ')).toBe('pena jose');
    expect([matches('José Luis Pérez', 'perez jose'), matches('José', 'jose luis'), matches('Núñez', 'NUNEZ')]).toEqual(
      [true, false, true],
    );
  });

  it('are found whatever sign joins them, or none: apostrophes of a phone, hyphens of Word', () => {
    const typed = [
      "o'higgins",
      'o’higgins',
      'O‘HIGGINS',
      'o´higgins',
      'o`higgins',
      'ohiggins',
      'o higgins',
      'higgins o’',
    ];
    for (const nombre of ["Bernarda O'Higgins", 'Bernarda O’Higgins', 'Bernarda O´Higgins'])
      for (const q of typed) {
        expect(matches(nombre, q), `${nombre}: ${q}`).toBe(true);
        expect(isPerson({ nombre }, q), `${nombre}: ${q}`).toBe(true);
      }
    const joined = ['Jean-Baptiste', 'Jean‑Baptiste', 'Jean – Baptiste', 'Jean Baptiste'];
    for (const nombre of joined)
      for (const q of ['jean-baptiste', 'jean baptiste', 'jean‐baptiste', 'baptiste'])
        expect(matches(nombre, q), `${nombre}: ${q}`).toBe(true);
    expect(isPerson({ nombre: 'Juan Pablo Etcheverry' }, 'Etcheverry, Juan Pablo.')).toBe(true);
    expect(isPerson({ email: 'ana-maria@ejemplo.cl' }, 'ana-maria@ejemplo.cl')).toBe(true);
    expect(isPerson({ rut: '12345678-5' }, '12.345.678‐5')).toBe(true);
    expect([matches("D'Alençon", 'dalencon'), matches('Higueras', 'o’higgins'), matches('Ana', '’')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('of a pay with only an end say that it is one', () => {
    expect([
      rangoPesos(null, 700_000),
      rangoPesos(650_000, 700_000),
      rangoPesos(650_000, null),
      rangoPesos(null, null),
    ]).toEqual(['hasta $700.000', '$650.000 a $700.000', '$650.000', '']);
  });

  it('are grouped by dots, pesos without decimals', () => {
    expect([numero(1234), numero(1_234_567), pesos(650_000), pesos(-1_500), kilobytes(10), kilobytes(204_800)]).toEqual(
      ['1.234', '1.234.567', '$650.000', '-$1.500', '1 KB', '200 KB'],
    );
    expect([plural(1, 'CV', 'CVs'), plural(0, 'CV', 'CVs'), plural(1_000_000, 'CV', 'CVs')]).toEqual([
      '1 CV',
      '0 CVs',
      '1.000.000 CVs',
    ]);
  });
});
