import { TIPOS_ETAPA } from '@recluta/domain/etapas';
import { expect, it } from 'vitest';
import { firstMessageIn } from './firstMessage.ts';

it('who was discarded or hired is not asked whether they want to go on', () => {
  const asked = TIPOS_ETAPA.filter((tipo) => firstMessageIn(tipo) === 'confirmacion');
  expect(asked).toEqual(['recibido', 'filtro', 'entrevista', 'evaluacion', 'oferta']);
  expect(firstMessageIn('descartado')).toBe('cierre');
});
