import { ETAPA_INICIAL } from '@recluta/domain/etapas';
import { cvIn, textIn } from '../cvs/cvs.search.ts';

/** `stage` is the clave of the viewed stage (§2: preseleccion when the address names none). */
export type EtapasSearch = { stage?: string; cv?: number };

export const etapasSearch = (raw: Record<string, unknown>): EtapasSearch => {
  const stage = textIn(raw.stage);
  return { ...(stage && { stage }), ...cvIn(raw.cv) };
};

/** The viewed stage: an unknown one opens the first. */
export const viewedStage = (stage: string | undefined, claves: readonly string[]): string =>
  claves.includes(stage ?? ETAPA_INICIAL) ? (stage ?? ETAPA_INICIAL) : (claves[0] ?? ETAPA_INICIAL);
