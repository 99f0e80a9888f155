import { TEXTOS } from '../upload.texts.ts';

const MEGA = 1024 * 1024;
/** Of a smaller sending this much is said, never 0,0. */
const LEAST = 0.1;
const QUARTER = 25;
const megas = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** How much of the submission has left; said aloud only at every quarter, so that a reader is not flooded. */
export function SendingProgress({ sent, total }: { sent: number; total: number }) {
  const percent = total === 0 ? 0 : Math.floor((sent / total) * 100);
  const text =
    percent === 100
      ? TEXTOS.confirmando
      : TEXTOS.avance(megas.format(sent / MEGA), megas.format(Math.max(total / MEGA, LEAST)), percent);
  const quarter = Math.floor(percent / QUARTER) * QUARTER;
  return (
    <div className="sending">
      <p className="sending-text" aria-hidden="true">
        {text}
      </p>
      <progress className="bar bar-sending" aria-label={TEXTOS.subiendo} max={100} value={percent} />
      <p className="visually-hidden" role="status">
        {quarter === 100 ? TEXTOS.confirmando : `${TEXTOS.subiendo} ${quarter}%`}
      </p>
    </div>
  );
}
