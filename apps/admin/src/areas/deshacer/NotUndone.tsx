import { MOTIVOS_SIN_VUELTA, SIN_VUELTA, type SinVuelta } from '@recluta/domain/deshacer';
import classes from './NotUndone.module.css';
import { texts } from './sinVuelta.texts.ts';

const ALL = Object.keys(SIN_VUELTA) as SinVuelta[];

/** What is in no list of what can be taken back, with the reason: who looks for it here is to know that it is not to come. */
export function NotUndone() {
  return (
    <details className={classes.root}>
      <summary>{texts.title}</summary>
      <dl>
        {MOTIVOS_SIN_VUELTA.map((motivo) => (
          <div key={motivo}>
            <dt>{texts.why[motivo]}</dt>
            <dd>
              {ALL.filter((tipo) => SIN_VUELTA[tipo] === motivo)
                .map((tipo) => texts.what[tipo])
                .join(', ')}
              .
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
