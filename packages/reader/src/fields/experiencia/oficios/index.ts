import { ADMINISTRATIVA } from './administrativa.ts';
import { CALLCENTER } from './callcenter.ts';
import { JUDICIAL } from './judicial.ts';
import { RETAIL } from './retail.ts';

export type { Oficio } from './oficio.ts';

export const OFICIOS = {
  experiencia_callcenter: CALLCENTER,
  experiencia_retail: RETAIL,
  experiencia_judicial: JUDICIAL,
  experiencia_administrativa: ADMINISTRATIVA,
} as const;

/** One of the trades whose experience is told. */
export type Experiencia = keyof typeof OFICIOS;
