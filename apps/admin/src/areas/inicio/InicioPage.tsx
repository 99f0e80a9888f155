import { Button } from '@mantine/core';
import { MENSAJES } from '@recluta/domain/mensajes';
import { Link } from '@tanstack/react-router';
import { useCan, useSession } from '../../lib/session.tsx';
import { FailedState } from '../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useProcesos } from '../procesos/procesos.queries.ts';
import { MisTareas } from '../tareas/MisTareas.tsx';
import { Activity } from './Activity.tsx';
import { Attention } from './Attention.tsx';
import { Features } from './Features.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { HomeSearch } from './HomeSearch.tsx';
import classes from './InicioPage.module.css';
import { useInicio } from './inicio.queries.ts';
import { texts } from './inicio.texts.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { Stats } from './Stats.tsx';
import { Week } from './Week.tsx';

/** /inicio and /dashboard: where one stands, and the way on. */
export function InicioPage() {
  const { usuario } = useSession();
  const { procesos, failed, failure, fetching, retry } = useProcesos();
  const { actividad, resumen, conteos, empresas } = useInicio();
  const canWrite = useCan('procesos.escribir');
  const fresh = canWrite && procesos !== undefined && !procesos.some(({ total_cvs }) => total_cvs > 0);
  const left = 3 - Number((empresas?.length ?? 0) > 0) - Number((procesos?.length ?? 0) > 0);
  return (
    <>
      <PageHead
        title={texts.welcome(usuario.nombre?.split(' ')[0] ?? null)}
        context={fresh && empresas ? texts.contextNew(left) : texts.context}
        actions={
          <>
            <HomeSearch />
            {/* While the first steps are offered, theirs is the one filled button. */}
            <Button variant={fresh ? 'default' : 'filled'} renderRoot={(props) => <Link to="/procesos" {...props} />}>
              {texts.toProcesos}
            </Button>
          </>
        }
      />
      {failed ? (
        <FailedState title={MENSAJES.cargar_datos} detail={failure} onRetry={retry} retrying={fetching} />
      ) : (
        <Stats procesos={procesos} conteos={conteos} cambios={resumen.data?.cambios} />
      )}
      {fresh && empresas && <FirstSteps empresas={empresas.length} procesos={procesos} />}
      <div className={classes.columns} data-upright>
        <div className={classes.main}>
          <Attention query={resumen} />
          <MisTareas />
          {resumen.data && <Week semana={resumen.data.semana} />}
          <Activity query={actividad} />
        </div>
        <Shortcuts />
      </div>
      <Features />
    </>
  );
}
