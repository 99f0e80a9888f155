import { Progress, VisuallyHidden } from '@mantine/core';
import { texts } from './subida.texts.ts';

const QUARTER = 25;

/** How much of the submission has left; said aloud only at every quarter, so that a reader is not flooded. */
export function SendingProgress({ sent, total }: { sent: number; total: number }) {
  const percent = total === 0 ? 0 : Math.floor((sent / total) * 100);
  const words = percent === 100 ? texts.confirmando : texts.avance(sent, total, percent);
  const quarter = Math.floor(percent / QUARTER) * QUARTER;
  return (
    <div>
      <p className="num" aria-hidden style={{ margin: '0 0 6px' }}>
        {words}
      </p>
      <Progress value={percent} aria-label={texts.subiendo} />
      <VisuallyHidden role="status">
        {quarter === 100 ? texts.confirmando : `${texts.subiendo} ${quarter}%`}
      </VisuallyHidden>
    </div>
  );
}
