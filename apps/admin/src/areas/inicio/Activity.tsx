import type { Actividad } from '@recluta/domain/esquemas';
import { formatInstant, timeAgo } from '@recluta/domain/fechas';
import { Link } from '@tanstack/react-router';
import { Answer, type Loaded } from '../../lib/Answer.tsx';
import { UndoButton } from '../deshacer/UndoButton.tsx';
import classes from './Activity.module.css';
import { texts } from './inicio.texts.ts';

const says = ({
  tipo,
  usuario_nombre,
  cantidad,
  etapa,
  deshace,
}: Pick<Actividad, 'tipo' | 'usuario_nombre' | 'cantidad' | 'etapa' | 'deshace'>): string => {
  const words = texts.activity.says[tipo](usuario_nombre, cantidad, etapa);
  return deshace ? texts.activity.undid(words) : words;
};

/** What happened lately, by whom and in which proceso (§2), from the eventos. */
export function Activity({ query }: { query: Loaded<readonly Actividad[]> }) {
  const now = Date.now();
  return (
    <section aria-labelledby="actividad">
      <h2 id="actividad" className={classes.title}>
        {texts.activity.title}
      </h2>
      <Answer query={query} failed={texts.activity.failed}>
        {(actividad) => (
          <>
            {actividad.length === 0 && <p className={classes.none}>{texts.activity.none}</p>}
            <ul className={classes.list}>
              {actividad.map(({ id, proceso_id, proceso_nombre, creado_en, deshacer, ...what }) => (
                <li key={id} className={classes.row}>
                  <div className={classes.words}>
                    <span className={classes.what}>{says(what)}</span>
                    <span className={classes.where}>
                      {proceso_nombre} ·{' '}
                      <time dateTime={creado_en} title={formatInstant(creado_en)}>
                        {timeAgo(creado_en, now)}
                      </time>
                    </span>
                  </div>
                  {deshacer && <UndoButton deshacer={deshacer} what={says(what)} />}
                  <Link
                    to="/procesos/$id"
                    params={{ id: proceso_id }}
                    className={classes.see}
                    aria-label={texts.activity.seeOf(proceso_nombre)}
                  >
                    {texts.activity.see}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Answer>
    </section>
  );
}
