import { ETAPA_INICIAL, ETAPAS_POR_DEFECTO } from '@recluta/domain/etapas';
import { type Orden, ordenIn } from '../../ui/DataTable/sort.ts';
import { cvIn, idIn, type Pestana, responsableIn, textIn } from '../cvs/cvs.search.ts';

/** `stage` is the clave of the viewed stage (§2: preseleccion when the address names none). */
export type EtapasSearch = {
  stage?: string | undefined;
  /** What is looked for. */
  q?: string | undefined;
  /** Id of an etiqueta: only who wears it. */
  etiqueta?: number | undefined;
  /** Id of a usuario of the team, 0 for nobody: only who they follow. */
  responsable?: number | undefined;
  /** Of the table; the board has its own. */
  orden?: Orden | undefined;
  cv?: number | undefined;
  /** Tab of its panel. */
  panel?: Pestana | undefined;
  /** The board instead of the table. */
  vista?: 'tablero' | undefined;
};

export const etapasSearch = (raw: Record<string, unknown>): EtapasSearch => {
  const stage = textIn(raw.stage);
  const q = textIn(raw.q);
  const etiqueta = idIn(raw.etiqueta);
  return {
    ...(stage && { stage }),
    ...(q && { q }),
    ...(raw.vista === 'tablero' ? { vista: raw.vista } : ordenIn(raw)),
    ...(etiqueta !== undefined && { etiqueta }),
    ...responsableIn(raw),
    ...cvIn(raw),
  };
};

const DEFAULTS: readonly string[] = ETAPAS_POR_DEFECTO.map(({ clave }) => clave);

/**
 * The viewed stage: an unknown one opens the first. Before the stages are known (`claves` empty) one of the usual six
 * is taken at its word, so that its list need not wait for them; null while only they can tell.
 */
export function viewedStage(stage: string = ETAPA_INICIAL, claves: readonly string[]): string | null {
  const known = claves.length > 0 ? claves : DEFAULTS;
  return known.includes(stage) ? stage : (claves[0] ?? null);
}

/** The address names a stage that this proceso does not have, or has no more; unknown (`claves` empty) is none. */
export const isStageGone = (stage: string | undefined, claves: readonly string[]): boolean =>
  stage !== undefined && claves.length > 0 && !claves.includes(stage);
