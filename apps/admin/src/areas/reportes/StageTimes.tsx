import type { Reporte } from '@recluta/domain/esquemas';
import { numero } from '@recluta/domain/texto';
import { StageBadge } from '../../ui/cells/StageBadge.tsx';
import { Tag } from '../../ui/cells/Tag.tsx';
import { FEW } from './Funnel.tsx';
import classes from './Reportes.module.css';
import { ReportTable } from './ReportTable.tsx';
import { texts } from './reportes.texts.ts';

/** How long cvs waited in each stage, of the stays that have ended. */
export function StageTimes({ tiempos }: Pick<Reporte, 'tiempos'>) {
  if (tiempos.length === 0) return <p className={classes.none}>{texts.time.none}</p>;
  return (
    <ReportTable title={texts.time.title} columns={texts.time.columns}>
      {tiempos.map(({ tipo, nombre, n, mediana_ms, p90_ms }) => (
        <tr key={tipo}>
          <th scope="row">
            <StageBadge nombre={nombre} tipo={tipo} />
          </th>
          <td>{texts.time.span(mediana_ms)}</td>
          <td>{texts.time.span(p90_ms)}</td>
          <td>
            {numero(n)} {n < FEW && <Tag muted>{texts.few(n)}</Tag>}
          </td>
        </tr>
      ))}
    </ReportTable>
  );
}
