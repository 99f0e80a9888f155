import { Skeleton } from '@mantine/core';
import type { TareaMia } from '@recluta/domain/esquemas';
import { dayInChile, formatDate } from '@recluta/domain/fechas';
import { type Plazo, plazoOf } from '@recluta/domain/tareas';
import { Link } from '@tanstack/react-router';
import { failureOf } from '../../lib/errors.ts';
import { FailedState } from '../../ui/feedback/EmptyState.tsx';
import { useDelayed } from '../../ui/useDelayed.ts';
import activity from '../inicio/Activity.module.css';
import { texts as homeTexts } from '../inicio/inicio.texts.ts';
import classes from './Tareas.module.css';
import { useMyTareas } from './tareas.queries.ts';
import { texts } from './tareas.texts.ts';

const PLAZOS: readonly Plazo[] = ['vencida', 'hoy', 'proxima', 'sin_fecha'];

/** What who is signed in has to do, and what nobody has: overdue, today, next. A line opens the person. */
export function MisTareas() {
  const { data, error, isFetching, refetch } = useMyTareas();
  const waiting = useDelayed(!data && error === null, 150);
  const today = dayInChile(Date.now());
  return (
    <section aria-labelledby="mis-tareas">
      <h2 id="mis-tareas" className={activity.title}>
        {texts.mine.title}
      </h2>
      {!data && error != null && (
        <FailedState
          title={texts.mine.failed}
          detail={failureOf(error).text}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {waiting && <Skeleton height={80} radius={8} />}
      {data?.tareas.length === 0 && <p className={activity.none}>{texts.mine.none}</p>}
      {PLAZOS.map((plazo) => {
        const tareas = (data?.tareas ?? []).filter(({ vence }) => plazoOf(vence, today) === plazo);
        if (tareas.length === 0) return null;
        return (
          <div key={plazo}>
            <h3 className={classes.group}>{texts.mine.groups[plazo]}</h3>
            <ul className={activity.list} aria-label={texts.mine.groups[plazo]}>
              {tareas.map((tarea) => (
                <Line key={tarea.id} tarea={tarea} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
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
