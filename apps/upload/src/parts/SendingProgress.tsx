import type { Progress } from '@recluta/domain/envio/progress';
import { TEXTOS } from '../upload.texts.ts';

/** How far the submission is: its files, and how much of it has left. */
export function SendingProgress({ percent, cuenta, avance, dicho }: Progress) {
  return (
    <div className="sending">
      <p className="sending-text">
        <span className="sending-count">{cuenta}</span>
        <span aria-hidden="true">{avance}</span>
      </p>
      <progress
        className="bar"
        aria-label={TEXTOS.subiendo}
        aria-valuetext={`${percent}%, ${cuenta}`}
        max={100}
        value={percent}
      />
      <p className="visually-hidden" role="status">
        {dicho}
      </p>
    </div>
  );
}
