import { expect, it } from 'vitest';
import { limitReason } from './limit.ts';

const limits = {
  max: { empresas_max: 1, reclutadores_max: 2, visores_max: 0 },
  usados: { empresas: 1, reclutadores: 2, visores: 0 },
};

it('a full plan says which rol has no place left', () => {
  expect(limitReason(limits, 'reclutador')).toBe('Límite de reclutadores alcanzado por tu plan.');
  expect(limitReason(limits, 'visor')).toBe('Límite de visores alcanzado por tu plan.');
});

it('who keeps their rol can be edited in a full plan; changing it takes a place', () => {
  expect(limitReason(limits, 'reclutador', 'reclutador')).toBeUndefined();
  expect(limitReason(limits, 'visor', 'reclutador')).toBe('Límite de visores alcanzado por tu plan.');
});

it('the administrador counts in no limit, and nothing is blocked before the limits are known', () => {
  expect(limitReason(limits, 'administrador', 'administrador')).toBeUndefined();
  expect(limitReason(undefined, 'visor')).toBeUndefined();
});
