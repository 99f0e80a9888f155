import type { Reporte } from '@recluta/domain/esquemas';
import { ETIQUETA_MOTIVO } from '@recluta/domain/motivos';
import { numero } from '@recluta/domain/texto';
import { Missing } from '../../ui/cells/Missing.tsx';
import classes from './Reportes.module.css';
import { ReportTable } from './ReportTable.tsx';
import { texts } from './reportes.texts.ts';

const FIGURES = ['total'];
const { columns, title, none, unsaid } = texts.discards;

/** Why people were discarded, and whose decision it was. */
export function Discards({ descartes }: Pick<Reporte, 'descartes'>) {
  if (descartes.length === 0) return <p className={classes.none}>{none}</p>;
  const all = descartes.reduce((sum, { total }) => sum + total, 0);
  return (
    <ReportTable title={title} columns={columns} figures={FIGURES}>
      {descartes.map(({ motivo_id, nombre, tipo, total }) => (
        <tr key={motivo_id}>
          <th scope="row">{nombre ?? unsaid}</th>
          <td>{tipo ? ETIQUETA_MOTIVO[tipo] : <Missing />}</td>
          <td className={classes.figure}>{numero(total)}</td>
          <td>
            <span className={classes.bar} style={{ inlineSize: `${(total / all) * 100}%` }} aria-hidden />
            {texts.funnel.percent(total / all)}
          </td>
        </tr>
      ))}
    </ReportTable>
  );
}
