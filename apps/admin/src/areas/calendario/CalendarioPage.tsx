import { Button } from '@mantine/core';
import { dayInChile } from '@recluta/domain/fechas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { FECHAS_PROCESO } from '@recluta/domain/procesos';
import { Link, useNavigate } from '@tanstack/react-router';
import { FailedState } from '../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { ProcesoMissing } from '../procesos/ProcesoMissing.tsx';
import { useProceso } from '../procesos/procesos.queries.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import classes from './CalendarioPage.module.css';
import { useCalendario } from './calendario.queries.ts';
import { texts } from './calendario.texts.ts';
import type { CalendarioSearch } from './search.ts';

type CalendarioPageProps = { id: number; search: CalendarioSearch };

export function CalendarioPage({ id, search }: CalendarioPageProps) {
  const { proceso } = useProceso(id);
  const { calendario, missing, failure, fetching, retry } = useCalendario(id);
  const navigate = useNavigate();
  if (missing) return <ProcesoMissing />;
  const nothing =
    calendario && calendario.eventos.length === 0 && FECHAS_PROCESO.every((field) => !calendario.fechas[field]);
  return (
    <>
      <PageHead
        title={texts.title(id)}
        context={proceso ? `${proceso.nombre} · ${proceso.empresa_nombre}` : '\u00a0'}
        actions={
          <>
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/procesos/$id/configuracion" params={{ id }} {...props} />}
            >
              {texts.configure}
            </Button>
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/procesos/$id/cvs" params={{ id }} {...props} />}
            >
              {texts.cvs}
            </Button>
          </>
        }
      />
      {nothing && (
        <p className={classes.nothing} role="status">
          {texts.nothing}{' '}
          <Link to="/procesos/$id/configuracion" params={{ id }}>
            {texts.setDates}
          </Link>
        </p>
      )}
      {failure ? (
        <FailedState title={MENSAJES.cargar_datos} detail={failure} onRetry={retry} retrying={fetching} />
      ) : (
        <CalendarGrid
          calendario={calendario}
          view={search.vista ?? 'mes'}
          day={search.fecha ?? dayInChile(Date.now())}
          onChange={(next) =>
            void navigate({ to: '/procesos/$id/calendario', params: { id }, search: next, replace: true })
          }
        />
      )}
    </>
  );
}
