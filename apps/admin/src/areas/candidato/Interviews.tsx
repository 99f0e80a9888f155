import type { Persona } from '@recluta/domain/esquemas';
import { dayInChile, formatInstant } from '@recluta/domain/fechas';
import { Link } from '@tanstack/react-router';
import { unbroken } from '../../ui/unbroken.tsx';
import classes from './Person.module.css';
import { texts } from './personas.texts.ts';

type InterviewsProps = Pick<Persona, 'entrevistas'> & { proceso_id: number };

/** When a person is interviewed, each leading to it in the calendar. */
export function Interviews({ proceso_id, entrevistas }: InterviewsProps) {
  return (
    <section>
      <h3 className={classes.title}>{texts.interviews}</h3>
      <ul className={classes.list}>
        {entrevistas.map(({ id, titulo, fecha_inicio }) => (
          <li key={id} className={classes.row}>
            <Link
              to="/procesos/$id/calendario"
              params={{ id: proceso_id }}
              search={{ vista: 'dia', fecha: dayInChile(Date.parse(fecha_inicio)), entrevista: id }}
              className={classes.place}
            >
              {titulo}
            </Link>
            <time dateTime={fecha_inicio}>{unbroken(formatInstant(fecha_inicio))}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
