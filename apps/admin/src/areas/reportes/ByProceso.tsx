import type { Reporte } from '@recluta/domain/esquemas';
import { numero } from '@recluta/domain/texto';
import { Link } from '@tanstack/react-router';
import classes from './Reportes.module.css';
import { ReportTable } from './ReportTable.tsx';
import type { ReportesSearch } from './reportes.search.ts';
import { texts } from './reportes.texts.ts';

type ByProcesoProps = Pick<Reporte, 'procesos' | 'embudo'> & { search: ReportesSearch };

/** The funnel of each proceso in a line; its name leads to its own report. */
export function ByProceso({ procesos, embudo, search }: ByProcesoProps) {
  const columns = {
    proceso: texts.byProceso.proceso,
    ...Object.fromEntries(embudo.map(({ tipo, nombre }) => [tipo, nombre])),
  };
  return (
    <ReportTable title={texts.byProceso.title} columns={columns} figures={embudo.map(({ tipo }) => tipo)}>
      {procesos.map(({ id, nombre, llegaron }) => (
        <tr key={id}>
          <th scope="row">
            <Link
              to="/reportes"
              search={{ ...search, proceso: id }}
              className={classes.link}
              aria-label={texts.byProceso.filter(nombre)}
            >
              {nombre}
            </Link>
          </th>
          {embudo.map(({ tipo }, i) => (
            <td key={tipo} className={classes.figure}>
              {numero(llegaron[i] ?? 0)}
            </td>
          ))}
        </tr>
      ))}
    </ReportTable>
  );
}
