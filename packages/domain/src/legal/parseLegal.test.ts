import { expect, it } from 'vitest';
import { fillLegal } from './legal.ts';
import { parseLegal } from './parseLegal.ts';

const front = '---\ntitulo: Términos\nversion: 1.2\nfecha: 2026-11-20\n---\n\n';

it('a lawyer writes headings, paragraphs, lists, links and strong words', () => {
  const text = `${front}## Uno\n\nVe a [contacto](/contacto) **hoy**\ny mañana.\n\n- a\n- b\n  sigue\n`;
  expect(parseLegal(text)).toEqual({
    titulo: 'Términos',
    version: '1.2',
    fecha: '2026-11-20',
    cuerpo: text.slice(front.length).trim(),
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

it('a text is never shown with a hole in it', () => {
  expect(fillLegal('De {empresa} por {meses}', { empresa: 'Andes', meses: '12 meses' })).toBe('De Andes por 12 meses');
  expect(() => fillLegal('De {empresa}', {})).toThrow('empresa');
});
