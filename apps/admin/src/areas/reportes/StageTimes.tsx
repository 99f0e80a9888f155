import type { Reporte } from '@recluta/domain/esquemas';
import { numero } from '@recluta/domain/texto';
import { StageBadge } from '../../ui/cells/StageBadge.tsx';
import { Tag } from '../../ui/cells/Tag.tsx';
import { FEW } from './Funnel.tsx';
import classes from './Reportes.module.css';
import { ReportTable } from './ReportTable.tsx';
import { texts } from './reportes.texts.ts';

const FIGURES = ['mediana', 'p90', 'n'];

/** How long cvs waited in each stage, of the stays that have ended. */
export function StageTimes({ tiempos }: Pick<Reporte, 'tiempos'>) {
  if (tiempos.length === 0) return <p className={classes.none}>{texts.time.none}</p>;
  return (
    <ReportTable title={texts.time.title} columns={texts.time.columns} figures={FIGURES}>
      {tiempos.map(({ tipo, nombre, n, mediana_ms, p90_ms }) => (
        <tr key={tipo}>
          <th scope="row">
            <StageBadge nombre={nombre} tipo={tipo} />
          </th>
          <td className={classes.figure}>{texts.time.span(mediana_ms)}</td>
          <td className={classes.figure}>{texts.time.span(p90_ms)}</td>
          <td className={classes.figure}>
            <span className={classes.few}>
              {numero(n)} {n < FEW && <Tag muted>{texts.few(n)}</Tag>}
            </span>
          </td>
        </tr>
      ))}
    </ReportTable>
  );
}
