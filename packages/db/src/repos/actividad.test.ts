import { afterEach, describe, expect, it } from 'vitest';
import { rowsOf, testDatabase } from '../testing.ts';
import { live } from './testing/historia.ts';
import { keptIn, recount } from './testing/recuento.ts';

const SEEDS = [1, 2, 3, 4];

let remove = () => {};
afterEach(() => remove());

describe('the figures that transactions keep', () => {
  it.each(SEEDS)(
    'are what counting every evento from the beginning gives, whatever happened (history %i)',
    async (seed) => {
      let now = Date.parse('2026-03-10T15:00:00.000Z');
      const { db, ...test } = testDatabase(() => now);
      remove = test.remove;
      const advance = (ms: number) => {
        now += ms;
      };
      await live(db, { seed, steps: 150, clock: { advance }, merging: true, undoing: true }, [
        'propia',
        'preseleccion',
        'entrevista',
        'oferta',
      ]);
      const tipos = rowsOf<{ tipo: string }>(db, 'eventos').map(({ tipo }) => tipo);
      for (const tipo of ['cv_movido', 'cv_eliminado', 'cv_fusionado', 'cv_restaurado', 'etapa_eliminada'])
        expect(tipos).toContain(tipo);
      expect(rowsOf<{ datos: string }>(db, 'eventos').some(({ datos }) => datos?.includes('"deshace"'))).toBe(true);
      const kept = keptIn(db);
      expect(kept).toEqual(recount(db));
      // Each cv in the lists was received once, and nothing else was.
      const received = Object.entries(kept.horas).filter(([key]) => key.includes(' recibidos '));
      const listed = rowsOf<{ eliminado_en: number | null }>(db, 'cvs').filter(({ eliminado_en }) => !eliminado_en);
      expect(received.reduce((sum, [, total]) => sum + total, 0)).toBe(listed.length);
      expect(received.every(([, total]) => total > 0)).toBe(true);
    },
  );
});
