import { describe, expect, it } from 'vitest';
import { isEditable, mentionAt, mentioned, noteParts } from './notas.ts';

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

  describe('offers whom it may mention', () => {
    const PAULA = { id: 1, nombre: 'Paula Huenchumán', email: 'paula@recluta-prueba.cl' };
    const RENATA = { id: 2, nombre: 'Renata Soto', email: 'rsoto@recluta-prueba.cl' };
    const ANDREA = { id: 3, nombre: 'Andrea Ríos', email: 'arios@recluta-prueba.cl' };
    const LUIS = { id: 4, nombre: 'Luis Reyes', email: 'luis@recluta-prueba.cl' };
    const NAMELESS = { id: 5, nombre: 'remoto@recluta-prueba.cl', email: 'remoto@recluta-prueba.cl' };
    const MAILBOX = { id: 6, nombre: 'Eva Díaz', email: 're.personas@recluta-prueba.cl' };
    const people = [PAULA, MAILBOX, ANDREA, LUIS, NAMELESS, RENATA];

    it('by how a name begins, then by another of its words, the mailbox, and letters within', () => {
      expect(mentioned(people, 're', 1)).toEqual([NAMELESS, RENATA, LUIS, MAILBOX, ANDREA]);
    });

    it('never by the domain of an address', () => {
      expect(mentioned(people, 'prueba', 9)).toEqual([]);
    });

    it('without accents, by several words in any order', () => {
      expect(mentioned(people, 'rios andr', 1)).toEqual([ANDREA]);
    });

    it.each(['O’Higgins', "O'Higgins", 'O´Higgins', 'O Higgins'])(
      'as their name is joined or typed: %s',
      (apellido) => {
        const juan = { id: 7, nombre: `${apellido} Juan`, email: 'jo@recluta-prueba.cl' };
        for (const q of ['o’h', "o'higgins", 'o´higgins j', 'o higgins', 'juan o’hig', 'higgins'])
          expect([q, mentioned([...people, juan], q, 1)]).toEqual([q, [juan]]);
      },
    );

    it('by each of two names that a hyphen joins, before letters within', () => {
      const jp = { id: 7, nombre: 'Jean-Pierre Lagos', email: 'jp@recluta-prueba.cl' };
      const spiers = { id: 8, nombre: 'Ana Spierson', email: 'as@recluta-prueba.cl' };
      expect(mentioned([spiers, jp], 'pier', 1)).toEqual([jp, spiers]);
      expect(mentioned([spiers, jp], 'jean‑pi', 1)).toEqual([jp]);
    });

    it('nobody any more once the words of the note go on behind a name', () => {
      expect(mentioned(people, 'Renata Soto a', 1)).toEqual([]);
    });

    it('with whoever writes at the end', () => {
      expect(mentioned(people, '', 1).at(-1)).toBe(PAULA);
      expect(mentioned(people, 'paula', 1)).toEqual([PAULA]);
      expect(mentioned([RENATA, LUIS], 're', 2)).toEqual([LUIS, RENATA]);
    });
  });
});
