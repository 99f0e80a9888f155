import { COLORES_ETAPA } from './etapas.ts';

/** Etiquetas of one cuenta at most. */
export const MAX_ETIQUETAS = 200;

/** Palette names an etiqueta may wear: those of the stages, as red is for destroy and error only. */
export const COLORES_ETIQUETA = COLORES_ETAPA;
export type ColorEtiqueta = (typeof COLORES_ETIQUETA)[number];

/** The colour of an etiqueta that is made while it is typed: neighbours in the list look different. */
export const nextColor = (known: number): ColorEtiqueta =>
  COLORES_ETIQUETA[(known + 1) % COLORES_ETIQUETA.length] ?? 'pacifico';
