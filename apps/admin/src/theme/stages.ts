import type { TipoEtapa } from '@recluta/domain/etapas';
import type { PaletteName } from './palette.ts';

/** Stage tints by tipo, always shown with the word. Red is only for destroy and error, so descartado is muted grey. */
export const STAGE_COLOR: Record<TipoEtapa, PaletteName> = {
  recibido: 'cordillera',
  filtro: 'pacifico',
  entrevista: 'violeta',
  evaluacion: 'atacama',
  oferta: 'cobre',
  contratado: 'araucaria',
  descartado: 'cordillera',
};

export type EstadoProceso = 'activo' | 'en pausa' | 'cerrado';

/** Dot of a proceso's estado; the word stands beside it. */
export const STATE_COLOR: Record<EstadoProceso, PaletteName> = {
  activo: 'araucaria',
  'en pausa': 'atacama',
  cerrado: 'cordillera',
};
