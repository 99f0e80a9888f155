import { describe, expect, it } from 'vitest';
import { parseLegal } from './parseLegal.ts';
import privacidad from './privacidad.md?raw';
import terminos from './terminos.md?raw';

const front = '---\ntitulo: Términos\nversion: 1.2\nfecha: 2026-11-20\n---\n\n';

it('a lawyer writes headings, paragraphs, lists, links and strong words', () => {
  const text = `${front}## Uno\n\nVe a [contacto](/contacto) **hoy**\ny mañana.\n\n- a\n- b\n  sigue\n`;
  expect(parseLegal(text)).toEqual({
    titulo: 'Términos',
    version: '1.2',
    fecha: '2026-11-20',
    blocks: [
      { kind: 'heading', text: 'Uno' },
      {
        kind: 'paragraph',
        content: [
          { text: 'Ve a ' },
          { text: 'contacto', href: '/contacto' },
          { text: ' ' },
          { text: 'hoy', strong: true },
          { text: ' y mañana.' },
        ],
      },
      { kind: 'list', items: [[{ text: 'a' }], [{ text: 'b sigue' }]] },
    ],
  });
});

it('a text edited on Windows reads the same', () => {
  const text = `${front}Uno.\n\nDos.\n`;
  expect(parseLegal(text.replaceAll('\n', '\r\n'))).toEqual(parseLegal(text));
});

it('a legal text without version or date is not published', () => {
  expect(() => parseLegal('---\ntitulo: X\nfecha: 2026-01-01\n---\nHola')).toThrow('version');
  expect(() => parseLegal('Hola')).toThrow('titulo');
});

describe('the published texts', () => {
  it.each([
    ['términos', terminos],
    ['privacidad', privacidad],
  ])('%s have version, date and several sections', (_name, source) => {
    const { version, fecha, blocks } = parseLegal(source);
    expect(version).toMatch(/^\d+\.\d+$/);
    expect(fecha).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(6);
  });

  it('privacidad tells what Ley 21.719 asks for: responsable, finalidad, plazo, derechos and where to complain', () => {
    for (const words of [
      'responsable',
      'Para qué',
      '24 meses',
      'supresión',
      'Agencia de Protección de Datos Personales',
    ])
      expect(privacidad).toContain(words);
  });
});
