import type { ColorEtapa, TipoEtapa } from '@recluta/domain/etapas';
import type { PaletteName } from './palette.ts';

/** The tint a new stage begins with, by its tipo. Red is only for destroy and error, so descartado is muted grey. */
export const DEFAULT_COLOR: Record<TipoEtapa, ColorEtapa> = {
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
