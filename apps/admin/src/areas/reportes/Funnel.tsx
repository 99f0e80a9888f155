import type { ConteoProceso, Reporte } from '@recluta/domain/esquemas';
import { numero } from '@recluta/domain/texto';
import { Link } from '@tanstack/react-router';
import { StageBadge } from '../../ui/cells/StageBadge.tsx';
import { Tag } from '../../ui/cells/Tag.tsx';
import classes from './Reportes.module.css';
import { ReportTable } from './ReportTable.tsx';
import { texts } from './reportes.texts.ts';

type FunnelProps = {
  reporte: Reporte;
  /** The one proceso reported on: its stages can be opened. */
  proceso_id: number | undefined;
  conteos: readonly ConteoProceso[] | undefined;
};

/** Fewer than this say little about those to come. */
export const FEW = 10;

const FIGURES = ['pasaron', 'quedaron', 'hoy'];

/** How far cvs came: a table whose first figure is drawn as a bar too. */
export function Funnel({ reporte: { embudo, total, procesos }, proceso_id, conteos }: FunnelProps) {
  const ids = new Set(procesos.map(({ id }) => id));
  const { columns } = texts.funnel;
  return (
    <ReportTable title={texts.funnel.title} columns={columns} figures={FIGURES}>
      {embudo.map(({ tipo, nombre, llegaron }, i) => {
        const before = embudo[i - 1]?.llegaron;
        const now = conteos?.filter((conteo) => conteo.tipo === tipo && ids.has(conteo.proceso_id)) ?? [];
        const today = now.reduce((sum, conteo) => sum + conteo.total, 0);
        const stage = now[0]?.clave;
        return (
          <tr key={tipo}>
            <th scope="row">
              <StageBadge nombre={nombre} tipo={tipo} />
            </th>
            <td>
              <span className={classes.bar} style={{ inlineSize: `${total ? (llegaron / total) * 100 : 0}%` }} />
              {numero(llegaron)}
            </td>
            <td className={classes.figure}>
              {before === undefined || before === 0 ? (
                texts.funnel.first
              ) : (
                <span className={classes.few}>
                  {texts.funnel.percent(llegaron / before)} {before < FEW && <Tag muted>{texts.few(before)}</Tag>}
                </span>
              )}
            </td>
            <td className={classes.figure}>{before === undefined ? texts.funnel.first : numero(before - llegaron)}</td>
            <td className={classes.figure}>
              {proceso_id !== undefined && stage !== undefined ? (
                <Link
                  to="/procesos/$id/etapas"
                  params={{ id: proceso_id }}
                  search={{ stage }}
                  className={classes.link}
                  aria-label={texts.funnel.seeStage(nombre, today)}
                >
                  {numero(today)}
                </Link>
              ) : (
                numero(today)
              )}
            </td>
          </tr>
        );
      })}
    </ReportTable>
  );
}
