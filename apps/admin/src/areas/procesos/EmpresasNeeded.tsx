import { Button } from '@mantine/core';
import { MENSAJES } from '@recluta/domain/mensajes';
import { IconBuilding } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/EmptyState.tsx';
import { texts } from './procesos.texts.ts';

type EmpresasNeededProps = {
  title: string;
  /** Why the empresas could not be loaded; undefined when there simply are none. */
  failure: string | undefined;
  retrying: boolean;
  onRetry: () => void;
  onClose: () => void;
};

/** A proceso belongs to an empresa: without one the dialog says so and leads there. */
export function EmpresasNeeded({ title, failure, retrying, onRetry, onClose }: EmpresasNeededProps) {
  return (
    <Dialog opened onClose={onClose} title={title} size={480}>
      {failure ? (
        <FailedState title={MENSAJES.cargar_datos} detail={failure} onRetry={onRetry} retrying={retrying} />
      ) : (
        <EmptyState
          icon={IconBuilding}
          title={texts.form.noEmpresas}
          detail={texts.form.noEmpresasDetail}
          action={
            <Button renderRoot={(props) => <Link to="/empresas/nueva" {...props} />}>{texts.form.toEmpresas}</Button>
          }
        />
      )}
    </Dialog>
  );
}
