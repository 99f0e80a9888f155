import { describe, expect, test } from 'vitest';
import type { Campos } from '../types.ts';
import { extractFields } from './extract-fields.ts';
import { plainReading } from './plain-reading.suite.ts';

/** Words of a CV, and what is to be read from them. */
export type Frase = [texto: string, dicho: { readonly [campo in keyof Campos]?: unknown }];

/** Each of these words, alone or inside the rest of a CV, is read as it says; nothing is told of other fields. */
export function readsEach(title: string, frases: readonly Frase[], whole = (text: string): string => text): void {
  describe(title, () => {
    test.each([...frases])('is read from %j', (text, said) => {
      const campos = extractFields([plainReading(whole(text))]);
      const fields = Object.keys(said) as Exclude<keyof Campos, 'tecnologias'>[];
      expect(Object.fromEntries(fields.map((field) => [field, campos[field]?.valor ?? null]))).toEqual(said);
    });
  });
}
