import { describe, expect, it } from 'vitest';
import { ETAPAS_POR_DEFECTO, isRemovable, stageKey } from './etapas.ts';

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

  it('are called by their name in plain letters, each unlike the others', () => {
    expect(stageKey('Entrevista técnica', [])).toBe('entrevista-tecnica');
    expect(stageKey('Prueba', ['prueba', 'prueba-2'])).toBe('prueba-3');
    expect(stageKey('🙂🙂', [])).toBe('etapa');
  });
});
