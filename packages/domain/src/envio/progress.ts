import { TEXTOS_ENVIO } from './envio.texts.ts';
import type { Envio, State } from './submission.ts';
import { received } from './submission.ts';

const QUARTER = 25;

/** How far a submission is: `percent` of its bytes, its files (`cuenta`) and bytes (`avance`) in words, and what is said aloud. */
export type Progress = { percent: number; cuenta: string; avance: string; dicho: string };

/** Of a submission on its way; said aloud only at every quarter, so that a reader is not flooded. */
export function progressOf(
  archivos: State['archivos'],
  { sent, total }: Pick<Extract<Envio, { fase: 'sending' }>, 'sent' | 'total'>,
): Progress {
  const percent = total === 0 ? 0 : Math.floor((sent / total) * 100);
  const quarter = Math.floor(percent / QUARTER) * QUARTER;
  const refused = archivos.filter(({ resultado }) => resultado?.estado === 'rechazado').length;
  return {
    percent,
    cuenta: TEXTOS_ENVIO.llegados(received({ archivos }), archivos.length, refused),
    avance: percent === 100 ? TEXTOS_ENVIO.confirmando : TEXTOS_ENVIO.avance(sent, total, percent),
    dicho: quarter === 100 ? TEXTOS_ENVIO.confirmando : `${TEXTOS_ENVIO.subiendo} ${quarter}%`,
  };
}
