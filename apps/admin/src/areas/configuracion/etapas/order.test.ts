import type { Etapa } from '@recluta/domain/esquemas';
import { ETAPAS_POR_DEFECTO } from '@recluta/domain/etapas';
import { describe, expect, it } from 'vitest';
import { canMove, movedBy } from './order.ts';

const etapas: Etapa[] = ETAPAS_POR_DEFECTO.map((etapa, orden) => ({ ...etapa, orden, total: 0 }));
const claves = (list: readonly Etapa[]) => list.map(({ clave }) => clave);

describe('the order of the stages', () => {
  it('changes by one place', () => {
    expect(claves(movedBy(etapas, 'oferta', -1)).slice(2, 4)).toEqual(['oferta', 'entrevista']);
  });

  it('keeps the inbox first, and the last one last', () => {
    expect(claves(movedBy(etapas, 'preseleccion', -1))).toEqual(claves(etapas));
    expect(claves(movedBy(etapas, 'recibido', 1))).toEqual(claves(etapas));
    expect(canMove(etapas, 5, 1)).toBe(false);
  });
});
