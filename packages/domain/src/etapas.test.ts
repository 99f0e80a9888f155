import { describe, expect, it } from 'vitest';
import { ETAPAS_POR_DEFECTO, isRemovable, overdueDays, stageKey, standIn } from './etapas.ts';

describe('the stages of a proceso', () => {
  it('keep their inbox and their last ends, and nothing else by force', () => {
    const kept = ETAPAS_POR_DEFECTO.filter(({ clave }) => !isRemovable(ETAPAS_POR_DEFECTO, clave));
    expect(kept.map(({ clave }) => clave)).toEqual(['recibido', 'contratado', 'descartado']);
  });

  it('can lose one of two ends of a kind', () => {
    const two = [...ETAPAS_POR_DEFECTO, { clave: 'no-llego', tipo: 'descartado' as const }];
    expect(isRemovable(two, 'no-llego')).toBe(true);
    expect(isRemovable(two, 'descartado')).toBe(true);
  });

  it('when one goes, who stood in it counts as come to its like, or else to the next before it', () => {
    expect(standIn(ETAPAS_POR_DEFECTO, 'oferta', 'contratado')).toBe('entrevista');
    expect(standIn(ETAPAS_POR_DEFECTO, 'preseleccion', 'descartado')).toBe('recibido');
    const more = [
      { clave: 'panel', tipo: 'entrevista' as const },
      { clave: 'no-llego', tipo: 'descartado' as const },
      ...ETAPAS_POR_DEFECTO,
    ];
    expect(standIn(more, 'entrevista', 'panel')).toBe('panel');
    expect(standIn(more, 'panel', 'oferta')).toBe('entrevista');
    expect(standIn(more, 'no-llego', 'recibido')).toBe('descartado');
  });

  it('are called by their name in plain letters, each unlike the others', () => {
    expect(stageKey('Entrevista técnica', [])).toBe('entrevista-tecnica');
    expect(stageKey('Prueba', ['prueba', 'prueba-2'])).toBe('prueba-3');
    expect(stageKey('🙂🙂', [])).toBe('etapa');
  });
});

it('a cv is over the limit of its stage by the calendar of Chile, not by the hour', () => {
  // 23:30 of 1 September in Santiago.
  const late = '2026-09-02T03:30:00.000Z';
  expect(overdueDays(late, 2, '2026-09-03')).toBe(0);
  expect(overdueDays(late, 2, '2026-09-04')).toBe(1);
  expect(overdueDays(late, null, '2027-09-04')).toBe(0);
});
