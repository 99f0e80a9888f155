import { Button } from '@mantine/core';
import { MENSAJES } from '@recluta/domain/mensajes';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../lib/session.tsx';
import { FailedState } from '../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useProcesos } from '../procesos/procesos.queries.ts';
import { Activity } from './Activity.tsx';
import { Features } from './Features.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { HomeSearch } from './HomeSearch.tsx';
import classes from './InicioPage.module.css';
import { useInicio } from './inicio.queries.ts';
import { texts } from './inicio.texts.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { Stats } from './Stats.tsx';

/** /inicio and /dashboard: where one stands, and the way on. */
export function InicioPage() {
  const { usuario } = useSession();
  const { procesos, failed, failure, fetching, retry } = useProcesos();
  const { actividad, activityFailure, activityFetching, retryActivity, conteos, empresas } = useInicio();
  const fresh = procesos !== undefined && !procesos.some(({ total_cvs }) => total_cvs > 0);
  return (
    <>
      <PageHead
        title={texts.welcome(usuario.nombre?.split(' ')[0] ?? null)}
        context={fresh ? texts.contextNew : texts.context}
        actions={
          <>
            <HomeSearch />
            <Button renderRoot={(props) => <Link to="/procesos" {...props} />}>{texts.toProcesos}</Button>
          </>
        }
      />
      {failed ? (
        <FailedState title={MENSAJES.cargar_datos} detail={failure} onRetry={retry} retrying={fetching} />
      ) : (
        <Stats procesos={procesos} conteos={conteos} />
      )}
      {fresh && empresas && <FirstSteps empresas={empresas.length} procesos={procesos} />}
      <div className={classes.columns}>
        <Activity actividad={actividad} failure={activityFailure} retrying={activityFetching} onRetry={retryActivity} />
        <Shortcuts />
      </div>
      <Features />
    </>
  );
}
