import { describe, expect, it } from 'vitest';
import { checkEmail, checkOptional, checkText, isToldOnLeaving, stillWrong } from './checks.ts';
import { email, texto, textoOpcional } from './esquemas/campos.schema.ts';
import { solicitudNueva } from './esquemas/solicitudes.schema.ts';
import { problemsOfSolicitud } from './solicitudes.ts';

const needed = { nombre: 'El nombre es obligatorio.' };

it('a field that was only passed through empty is told nothing, one that was emptied or is wrong is', () => {
  expect(isToldOnLeaving('nombre', needed, { nombre: '' }, { nombre: '' })).toBe(false);
  expect(isToldOnLeaving('empresa', { empresa: 'Elige una.' }, { empresa: null }, { empresa: null })).toBe(false);
  expect(isToldOnLeaving('nombre', needed, { nombre: ' ' }, { nombre: '' })).toBe(true);
  expect(isToldOnLeaving('nombre', needed, { nombre: '' }, { nombre: 'Cajero' })).toBe(true);
  expect(isToldOnLeaving('correo', { correo: 'Escribe un correo.' }, { correo: 'a@' }, { correo: 'a@' })).toBe(true);
  expect(isToldOnLeaving('nombre', {}, { nombre: 'Cajero' }, { nombre: '' })).toBe(false);
});

it('what was told goes in the moment in which it is right, and what is still wrong stays', () => {
  expect(stillWrong(['nombre', 'correo'], { correo: 'Escribe un correo.' })).toEqual(['correo']);
  const told = ['correo'];
  expect(stillWrong(told, { correo: 'Usa como máximo 254 caracteres.' })).toBe(told);
});

const TYPED = [
  '',
  '   ',
  '\u200d\u2060',
  'Ana',
  '  Ana  ',
  '👩🏽‍💻',
  '\u202eanA',
  'x'.repeat(200),
  ` ${'x'.repeat(200)} `,
  'x'.repeat(201),
  'á'.repeat(5_000),
  'ana@ejemplo.cl',
  ' ANA@EJEMPLO.CL ',
  'ana@ejemplo',
  'ana@ejemplo.c',
  'ana @ejemplo.cl',
  'ana@ejemplo.cl, eva@ejemplo.cl',
  `${'a'.repeat(250)}@b.cl`,
];

/** The first thing that a schema says of a text. */
const said = (answer: { error?: { issues: { message: string }[] } }) => answer.error?.issues[0]?.message;

describe('what the public pages say of a field without asking is what the server would say', () => {
  it.each(TYPED)('of %j, asked to be corrected', (text) => {
    const asked = { derecho: 'rectificacion', nombre: text, rut: text, email: text, detalle: text } as const;
    const { issues = [] } = solicitudNueva.safeParse(asked).error ?? {};
    const said = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse());
    const problems = problemsOfSolicitud(asked);
    expect(Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))).toEqual(said);
  });

  it.each(TYPED)('of %j', (text) => {
    expect(checkText('El nombre', 200)(text)).toBe(said(texto('El nombre', 200).safeParse(text)));
    expect(checkOptional(200)(text)).toBe(said(textoOpcional(200).safeParse(text)));
    expect(checkEmail(text)).toBe(said(email.safeParse(text)));
    const asked = { derecho: '', nombre: text, rut: text, email: text, detalle: text } as const;
    const { issues = [] } = solicitudNueva.safeParse(asked).error ?? {};
    const first = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse());
    expect(problemsOfSolicitud(asked)).toEqual({
      derecho: undefined,
      nombre: undefined,
      rut: undefined,
      email: undefined,
      detalle: undefined,
      ...first,
    });
  });
});
