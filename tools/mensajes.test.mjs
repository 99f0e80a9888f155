import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ERRORES } from '../packages/domain/src/errores.ts';
import { MENSAJES } from '../packages/domain/src/mensajes.ts';
import { ROOT } from './toolchain.mjs';

/** The errors of the catalogue that §5 or §8 word. */
const WORDED = /^(limite_|credenciales$|registro_incompleto$|archivo_(tipo(_publico)?$|vacio|grande|sobrante|cupo))/;

const E2E = join(ROOT, 'e2e');
const specs = readdirSync(E2E)
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => readFileSync(join(E2E, name), 'utf8'))
  .join('\n');
const worded = Object.entries(ERRORES).flatMap(([codigo, { texto }]) => (WORDED.test(codigo) ? [[codigo, texto]] : []));
const seen = (text) => specs.includes(text.replace(/\.$/, ''));

it('every sentence of §5 and §8 is seen in a browser by some journey', () => {
  const missing = [...Object.entries(MENSAJES), ...worded].filter(([, text]) => !seen(text));
  expect(missing).toEqual([]);
});
