import type { TareaMia } from '@recluta/domain/esquemas';
import { dayInChile, formatDate } from '@recluta/domain/fechas';
import { type Plazo, plazoOf } from '@recluta/domain/tareas';
import { Link } from '@tanstack/react-router';
import { Answer } from '../../lib/Answer.tsx';
import activity from '../inicio/Activity.module.css';
import { texts as homeTexts } from '../inicio/inicio.texts.ts';
import classes from './Tareas.module.css';
import { useMyTareas } from './tareas.queries.ts';
import { texts } from './tareas.texts.ts';

const PLAZOS: readonly Plazo[] = ['vencida', 'hoy', 'proxima', 'sin_fecha'];

/** What who is signed in has to do, and what nobody has: overdue, today, next. A line opens the person. */
export function MisTareas() {
  return (
    <section aria-labelledby="mis-tareas">
      <h2 id="mis-tareas" className={activity.title}>
        {texts.mine.title}
      </h2>
      <Answer query={useMyTareas()} failed={texts.mine.failed} height={80}>
        {({ tareas }) =>
          tareas.length === 0 ? <p className={activity.none}>{texts.mine.none}</p> : <Groups tareas={tareas} />
        }
      </Answer>
    </section>
  );
}

function Groups({ tareas }: { tareas: readonly TareaMia[] }) {
  const today = dayInChile(Date.now());
  return PLAZOS.map((plazo) => {
    const due = tareas.filter(({ vence }) => plazoOf(vence, today) === plazo);
    if (due.length === 0) return null;
    return (
      <div key={plazo}>
        <h3 className={classes.group}>{texts.mine.groups[plazo]}</h3>
        <ul className={activity.list} aria-label={texts.mine.groups[plazo]}>
          {due.map((tarea) => (
            <Line key={tarea.id} tarea={tarea} />
          ))}
        </ul>
      </div>
    );
  });
}

function Line({
  tarea: { texto, vence, candidato, proceso_id, proceso_nombre, cv_id, responsable_id },
}: {
  tarea: TareaMia;
}) {
  return (
    <li className={activity.row}>
      <div className={activity.words}>
        <span className={activity.what}>{texto}</span>
        <span className={activity.where}>
          {[vence && formatDate(vence), candidato, proceso_nombre, responsable_id === null && texts.nobody]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <Link
        to="/procesos/$id/cvs"
        params={{ id: proceso_id }}
        search={{ stage: 'todas', cv: cv_id, panel: 'tareas' }}
        className={activity.see}
        aria-label={`${homeTexts.activity.see}: ${texto}, ${candidato}`}
      >
        {homeTexts.activity.see}
      </Link>
    </li>
  );
}
