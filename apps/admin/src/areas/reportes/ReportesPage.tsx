import { Skeleton } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { EmptyState, FailedState, FilteredState } from '../../ui/feedback/EmptyState.tsx';
import { ComingList } from '../../ui/page/ComingList.tsx';
import { Definition } from '../../ui/page/Definition.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useDelayed } from '../../ui/useDelayed.ts';
import { ByProceso } from './ByProceso.tsx';
import { Discards } from './Discards.tsx';
import { Funnel } from './Funnel.tsx';
import classes from './Reportes.module.css';
import { ReportFilters } from './ReportFilters.tsx';
import { useReporte } from './reportes.queries.ts';
import type { ReportesSearch } from './reportes.search.ts';
import { texts } from './reportes.texts.ts';
import { StageTimes } from './StageTimes.tsx';

type ReportesPageProps = { search: ReportesSearch; onSearch: (search: ReportesSearch) => void };

/** /reportes: how far cvs came and how long they waited, with how each figure is made. */
export function ReportesPage({ search, onSearch }: ReportesPageProps) {
  const { reporte, failure, fetching, retry, procesos, empresas, conteos } = useReporte(search);
  const waiting = useDelayed(!reporte && !failure, 150);
  const { empresa, proceso, desde, hasta } = search;
  const filtered = Boolean(empresa || proceso || desde || hasta);
  const dated = Boolean(desde || hasta);
  return (
    <>
      <PageHead title={texts.title} context={texts.context} />
      <ReportFilters search={search} onChange={onSearch} procesos={procesos} empresas={empresas} />
      {waiting && <Skeleton height={320} radius={10} />}
      {failure && <FailedState title={texts.failed} detail={failure} onRetry={retry} retrying={fetching} />}
      {reporte &&
        !failure &&
        reporte.total === 0 &&
        reporte.tiempos.length === 0 &&
        (filtered ? (
          <FilteredState title={texts.filtered} onClear={() => onSearch({})} />
        ) : (
          <EmptyState icon={IconChartBar} title={texts.empty} detail={texts.emptyDetail} />
        ))}
      {reporte && !failure && (reporte.total > 0 || reporte.tiempos.length > 0) && (
        <div aria-busy={fetching} data-upright>
          <section>
            <div className={classes.head}>
              <h2>{texts.funnel.title}</h2>
              <Definition label={texts.how(texts.funnel.title)}>{texts.funnel.how}</Definition>
              <p>
                {texts.funnel.total(reporte.total)}
                {proceso !== undefined && !dated && (
                  <>
                    {' · '}
                    <Link
                      to="/procesos/$id/cvs"
                      params={{ id: proceso }}
                      search={{ stage: 'todas' }}
                      className={classes.link}
                    >
                      {texts.funnel.see}
                    </Link>
                  </>
                )}
              </p>
            </div>
            <Funnel reporte={reporte} proceso_id={proceso} conteos={conteos} />
          </section>
          <section>
            <div className={classes.head}>
              <h2>{texts.time.title}</h2>
              <Definition label={texts.how(texts.time.title)}>{texts.time.how}</Definition>
            </div>
            <StageTimes tiempos={reporte.tiempos} />
          </section>
          <section>
            <div className={classes.head}>
              <h2>{texts.discards.title}</h2>
              <Definition label={texts.how(texts.discards.title)}>{texts.discards.how}</Definition>
              {proceso !== undefined && !dated && reporte.descartes.length > 0 && (
                <p>
                  <Link
                    to="/procesos/$id/etapas"
                    params={{ id: proceso }}
                    search={{ stage: 'descartado' }}
                    className={classes.link}
                  >
                    {texts.discards.see}
                  </Link>
                </p>
              )}
            </div>
            <Discards descartes={reporte.descartes} />
          </section>
          {proceso === undefined && reporte.procesos.length > 1 && (
            <section>
              <div className={classes.head}>
                <h2>{texts.byProceso.title}</h2>
              </div>
              <ByProceso procesos={reporte.procesos} embudo={reporte.embudo} search={search} />
            </section>
          )}
        </div>
      )}
      <ComingList {...texts.coming} />
    </>
  );
}
