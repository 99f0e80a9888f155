import { describe, expect, it } from 'vitest';
import { isEditable, mentionAt, noteParts } from './notas.ts';

describe('a note', () => {
  it('may be edited for fifteen minutes', () => {
    const written = '2026-03-10T12:00:00.000Z';
    expect(isEditable(written, Date.parse('2026-03-10T12:14:59.999Z'))).toBe(true);
    expect(isEditable(written, Date.parse('2026-03-10T12:15:00.000Z'))).toBe(false);
  });

  it('shows the mentions of a text apart, the longest name first', () => {
    expect(noteParts('Ojo @Ana María, y @Ana. a@b.cl', ['Ana', 'Ana María'])).toEqual([
      { texto: 'Ojo ', mencion: false },
      { texto: '@Ana María', mencion: true },
      { texto: ', y ', mencion: false },
      { texto: '@Ana', mencion: true },
      { texto: '. a@b.cl', mencion: false },
    ]);
  });

  it('knows the mention that is being written, and that an address is none', () => {
    expect(mentionAt('Hola @An', 8)).toEqual({ desde: 5, q: 'An' });
    expect(mentionAt('@', 1)).toEqual({ desde: 0, q: '' });
    expect(mentionAt('ana@ejemplo', 11)).toBeNull();
    expect(mentionAt('Hola @Ana\nsigue', 15)).toBeNull();
  });
});
