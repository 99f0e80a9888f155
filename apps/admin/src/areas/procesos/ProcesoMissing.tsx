import { Button } from '@mantine/core';
import { MENSAJES } from '@recluta/domain/mensajes';
import { IconBriefcaseOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { texts } from './procesos.texts.ts';

/** The address names a proceso that does not exist, or belongs to another cuenta. */
export function ProcesoMissing() {
  return (
    <EmptyState
      icon={IconBriefcaseOff}
      title={MENSAJES.proceso_no_encontrado}
      detail={texts.missing}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/procesos" {...props} />}>
          {texts.toProcesos}
        </Button>
      }
    />
  );
}
