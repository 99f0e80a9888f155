import { Skeleton, Text } from '@mantine/core';
import type { Etapa } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { useRef, useState } from 'react';
import { useCan } from '../../../lib/session.tsx';
import { FailedState } from '../../../ui/feedback/EmptyState.tsx';
import { useDelayed } from '../../../ui/useDelayed.ts';
import { useProceso } from '../../procesos/procesos.queries.ts';
import classes from './EtapasTab.module.css';
import { useStages } from './etapas.queries.ts';
import { texts } from './etapas.texts.ts';
import { NewStage } from './NewStage.tsx';
import { Plantillas } from './Plantillas.tsx';
import { RemoveStageDialog } from './RemoveStageDialog.tsx';
import { StageRow } from './StageRow.tsx';

/** The stages of a proceso: name, colour, order and limit, and the plantillas made from them. */
export function EtapasTab({ proceso_id }: { proceso_id: number }) {
  const { etapas, failure, fetching, retry } = useProceso(proceso_id);
  const stages = useStages(proceso_id);
  const there = useRef(etapas);
  there.current = etapas;
  const [asked, setLeaving] = useState<Etapa | null>(null);
  const canWrite = useCan('procesos.escribir');
  const waiting = useDelayed(!etapas && !failure, 150);

  if (failure)
    return <FailedState title={MENSAJES.cargar_datos} detail={failure} onRetry={retry} retrying={fetching} />;
  // As it is now: people come and go while it is asked, and a colleague may delete it.
  const leaving = asked && (etapas?.find(({ clave }) => clave === asked.clave) ?? asked);
  if (!etapas) return waiting && <Skeleton height={280} maw={860} />;
  const remove = (etapa: Etapa) => (etapa.total > 0 ? setLeaving(etapa) : void stages.remove(etapa, null));
  return (
    <div className={classes.root}>
      <Text c="dimmed">{texts.intro}</Text>
      <div className={classes.heads} aria-hidden>
        <span>{texts.new.nombre}</span>
        <span>{texts.new.tipo}</span>
        <span>{texts.limitHead}</span>
      </div>
      <ol className={classes.list}>
        {etapas.map((etapa) => (
          <StageRow
            key={etapa.clave}
            etapas={etapas}
            etapa={etapa}
            stages={stages}
            readOnly={!canWrite}
            onRemove={remove}
            isGone={(clave) => there.current?.every((each) => each.clave !== clave) ?? false}
          />
        ))}
      </ol>
      {canWrite && <NewStage proceso_id={proceso_id} etapas={etapas} stages={stages} />}
      <Plantillas proceso_id={proceso_id} readOnly={!canWrite} />
      {leaving && (
        <RemoveStageDialog
          etapas={etapas}
          etapa={leaving}
          busy={stages.busy}
          onRemove={(destino) => void stages.remove(leaving, destino).then((done) => done && setLeaving(null))}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  );
}
