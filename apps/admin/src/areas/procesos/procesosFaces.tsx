import { MENSAJES } from '@recluta/domain/mensajes';
import { IconBriefcase } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState, FailedState, FilteredState } from '../../ui/feedback/EmptyState.tsx';
import { texts } from './procesos.texts.ts';

type ProcesosEmptyProps = {
  filtered: boolean;
  onClear: () => void;
  /** The way to the first proceso; null for who only reads. */
  action: ReactNode;
};

/** No proceso to show: hidden by filters, or none yet. */
export function ProcesosEmpty({ filtered, onClear, action }: ProcesosEmptyProps) {
  return filtered ? (
    <FilteredState title={MENSAJES.sin_resultados} onClear={onClear} />
  ) : (
    <EmptyState
      icon={IconBriefcase}
      title={texts.none}
      detail={action ? texts.noneDetail : texts.noneReader}
      action={action}
    />
  );
}

type ProcesosFailedProps = { detail: string | undefined; onRetry: () => void; retrying: boolean };

export function ProcesosFailed(props: ProcesosFailedProps) {
  return <FailedState title={MENSAJES.cargar_datos} {...props} />;
}
