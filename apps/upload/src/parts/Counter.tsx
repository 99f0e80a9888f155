import { MAX_FILES } from '@recluta/domain/archivos';
import { fillPercent } from '@recluta/domain/envio/selection';
import { TEXTOS } from '../upload.texts.ts';

/** 'Seleccionados: n/50' with its badge and bar (§2). */
export function Counter({ count }: { count: number }) {
  const full = count >= MAX_FILES;
  return (
    <div className="counter">
      <div className="counter-line" role="status">
        <span className="counter-text">{TEXTOS.seleccionados(count, MAX_FILES)}</span>
        <span className={full ? 'badge badge-warning' : 'badge badge-success'}>
          {full ? TEXTOS.limite : TEXTOS.disponible}
        </span>
      </div>
      <progress
        className={full ? 'bar bar-full' : 'bar'}
        aria-label={TEXTOS.seleccionados(count, MAX_FILES)}
        max={100}
        value={fillPercent(count)}
      />
    </div>
  );
}
