import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Campos } from '../types.ts';
import { extractFields } from './extract-fields.ts';
import { plainReading } from './plain-reading.suite.ts';

type Etiquetas = { [field in Exclude<keyof Campos, 'tecnologias' | 'rut'>]: unknown } & { tecnologias: string[] };

const folder = new URL('../../fixtures/textos/', import.meta.url);
const rows = JSON.parse(readFileSync(new URL('labels.json', folder), 'utf8')) as { file: string; labels: Etiquetas }[];

/** Letters, forms, portals' sheets, messages and profiles, each as somebody might send it. */
describe('a CV of any shape', () => {
  test.each(rows)('is read: $file', ({ file, labels: { tecnologias, ...labels } }) => {
    const campos = extractFields([plainReading(readFileSync(new URL(file, folder), 'utf8').trimEnd())]);
    const read = (field: keyof typeof labels) =>
      campos[field]?.valor ?? (field.startsWith('experiencia') ? false : null);
    expect(Object.fromEntries(Object.keys(labels).map((field) => [field, read(field as keyof typeof labels)]))).toEqual(
      labels,
    );
    expect(campos.tecnologias.map(({ valor }) => valor).sort()).toEqual([...tecnologias].sort());
  });

  test('no text is without its row', () => {
    expect(readdirSync(folder).length).toBe(rows.length + 1);
  });
});
