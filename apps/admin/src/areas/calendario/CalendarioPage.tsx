import { Button } from '@mantine/core';
import { dayInChile } from '@recluta/domain/fechas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { FECHAS_PROCESO } from '@recluta/domain/procesos';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../lib/session.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { FailedState } from '../../ui/feedback/EmptyState.tsx';
import { ProcesoHead } from '../procesos/ProcesoHead.tsx';
import { ProcesoMissing } from '../procesos/ProcesoMissing.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';
import classes from './CalendarioPage.module.css';
import { useCalendario, useEntrevistas } from './calendario.queries.ts';
import { texts } from './calendario.texts.ts';
import type { Rango } from './entrevistaForm.ts';
import { OpenEntrevista } from './OpenEntrevista.tsx';
import { ShareMenu } from './ShareMenu.tsx';
import { Suscripcion } from './Suscripcion.tsx';
import { type CalendarioSearch, type Opened, openedOf, shownOf } from './search.ts';
import { useEntrevistaActions } from './useEntrevistaActions.ts';

type CalendarioPageProps = { id: number; search: CalendarioSearch };

export function CalendarioPage({ id, search }: CalendarioPageProps) {
  const { calendario, missing, failure, fetching, retry } = useCalendario(id);
  const entrevistas = useEntrevistas(id);
  const { move, remove } = useEntrevistaActions(entrevistas);
  const mayWrite = useCan('calendario.escribir');
  const mayExport = useCan('calendario.exportar');
  const navigate = useNavigate();
  const [rango, setRango] = useState<Rango | null>(null);
  const [subscribing, setSubscribing] = useState(false);
  if (missing) return <ProcesoMissing />;

  const show = (next: CalendarioSearch, replace: boolean) =>
    void navigate({ to: '/procesos/$id/calendario', params: { id }, search: next, replace });
  const open = (opened: Opened, drawn: Rango | null = null) => {
    setRango(drawn);
    show({ ...shownOf(search), ...opened }, false);
  };
  const close = () => show(shownOf(search), true);
  const nothing =
    calendario && calendario.eventos.length === 0 && FECHAS_PROCESO.every((field) => !calendario.fechas[field]);
  return (
    <>
      <ProcesoHead
        id={id}
        title={texts.title(id)}
        links={[
          { to: '/procesos/$id/configuracion', label: texts.configure },
          { to: '/procesos/$id/cvs', label: texts.cvs },
        ]}
      >
        {mayExport && <ShareMenu proceso_id={id} onSubscribe={() => setSubscribing(true)} />}
        {mayWrite && <Button onClick={() => open({ entrevista: 'nueva' })}>{texts.create}</Button>}
      </ProcesoHead>
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
          onChange={(shown) => show({ ...shown, ...openedOf(search) }, true)}
          onOpen={(entrevista) => open({ entrevista })}
          edit={
            mayWrite
              ? {
                  onSelect: (drawn) => open({ entrevista: 'nueva' }, drawn),
                  onMove: (evento, when, how) => void move(evento, when, how),
                }
              : null
          }
        />
      )}
      {calendario && (
        <OpenEntrevista
          proceso_id={id}
          search={search}
          eventos={calendario.eventos}
          rango={rango}
          entrevistas={entrevistas}
          onRemove={(evento) => {
            close();
            void remove(evento);
          }}
          onClose={close}
        />
      )}
      <Dialog
        opened={subscribing && mayExport}
        onClose={() => setSubscribing(false)}
        title={texts.subscription.dialog}
        size={520}
      >
        <Suscripcion />
      </Dialog>
    </>
  );
}
