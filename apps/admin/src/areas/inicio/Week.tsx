import type { Dia } from '@recluta/domain/esquemas';
import { formatDate, formatWeekday } from '@recluta/domain/fechas';
import { numero } from '@recluta/domain/texto';
import { texts } from './inicio.texts.ts';
import classes from './Week.module.css';

const ROWS = ['recibidos', 'movimientos', 'entrevistas', 'contratados'] as const;

/** The last seven days, today last: a table, with a tint as deep as the day was busy. */
export function Week({ semana }: { semana: readonly Dia[] }) {
  return (
    <section aria-labelledby="semana">
      <h2 id="semana" className={classes.title}>
        {texts.week.title}
      </h2>
      <table className={classes.table} aria-labelledby="semana">
        <thead>
          <tr>
            <th scope="col">
              <span className={classes.hidden}>{texts.week.measure}</span>
            </th>
            {semana.map(({ fecha }) => (
              <th key={fecha} scope="col" abbr={formatDate(fecha)}>
                {formatWeekday(fecha)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => {
            const most = Math.max(...semana.map((dia) => dia[row]));
            return (
              <tr key={row}>
                <th scope="row">{texts.week.rows[row]}</th>
                {semana.map((dia) => (
                  <td
                    key={dia.fecha}
                    data-none={dia[row] === 0 || undefined}
                    data-most={dia[row] * 2 > most || undefined}
                  >
                    {numero(dia[row])}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
