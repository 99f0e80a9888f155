import type { Privacidad } from './proceso.ts';

/** What the sender ticked. Nothing is ticked for them: absent means not given. */
export type Declared = { cartera: boolean; terceros: boolean };

export const NOTHING_DECLARED: Declared = { cartera: false, terceros: false };

/** What goes with the files: the consent by the huella of its words, and never in another's name. */
export function declaredFields({ cartera, terceros }: Declared, privacidad: Privacidad): Record<string, string> {
  if (terceros) return { remitente: 'tercero' };
  return cartera ? { remitente: 'titular', consentimiento_cartera: privacidad.cartera.huella } : {};
}
