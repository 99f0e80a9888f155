import { TEXTOS } from '../upload.texts.ts';

const QUARTER = 25;

/** How much of the submission has left; said aloud only at every quarter, so that a reader is not flooded. */
export function SendingProgress({ sent, total }: { sent: number; total: number }) {
  const percent = total === 0 ? 0 : Math.floor((sent / total) * 100);
  const text = percent === 100 ? TEXTOS.confirmando : TEXTOS.avance(sent, total, percent);
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
