import type { Conocido, Cv, Etapa, Etiqueta, Motivo } from '@recluta/domain/esquemas';
import { createContext, use } from 'react';

export type CvList = {
  /** Opens the panel of a cv. */
  open: (cv_id: number) => void;
  /** Address of the same, for a new tab. */
  hrefOf: (cv_id: number) => string;
  /** Those whose Estado is 'Preseleccionado' instead of their stage. */
  preselected: ReadonlySet<number>;
  etapas: ReadonlyMap<string, Etapa>;
  /** Why people are discarded. */
  motivos: ReadonlyMap<number, Motivo>;
  /** Words people are marked with. */
  etiquetas: ReadonlyMap<number, Etiqueta>;
  /** Who of the team can follow them. */
  people: ReadonlyMap<number, { id: number; nombre: string }>;
  /** The cv whose bytes another has too, when it is in the list. */
  twinOf: (cv: Cv) => Cv | undefined;
  /** By cv: their person has another one in the cuenta. */
  known: ReadonlyMap<number, Conocido>;
};

/** What cells need beyond their row, so that the columns stay the same objects and rows are not drawn again. */
export const CvListContext = createContext<CvList | null>(null);

export function useCvContext(): CvList {
  const list = use(CvListContext);
  if (!list) throw new Error('a cell of cvs stands outside its list');
  return list;
}
