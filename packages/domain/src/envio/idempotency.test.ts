import { describe, expect, it } from 'vitest';
import { TIPOS_PUBLICOS } from '../archivos.ts';
import { cv, cvs } from './files.suite.ts';
import { keyFor, uuidOf } from './idempotency.ts';
import { addFiles } from './selection.ts';

let made = 0;
const newUuid = () => {
  made += 1;
  return uuidOf(Uint8Array.from({ length: 16 }, (_, i) => (i === 0 ? made : 255 - i)));
};

describe('the key of a submission', () => {
  it('is a UUID, and never the same one', () => {
    const keys = Array.from({ length: 200 }, newUuid);
    for (const key of keys)
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(keys).size).toBe(200);
  });

  it('stays while the list is the same and changes with it', () => {
    const { archivos } = addFiles([], cvs(3), TIPOS_PUBLICOS);
    const first = keyFor(archivos, null, newUuid);
    expect(keyFor([...archivos], first, newUuid)).toBe(first);
    expect(keyFor(archivos.slice(1), first, newUuid).valor).not.toBe(first.valor);
    expect(keyFor(addFiles(archivos, [cv('otro.pdf')], TIPOS_PUBLICOS).archivos, first, newUuid).valor).not.toBe(
      first.valor,
    );
  });
});
