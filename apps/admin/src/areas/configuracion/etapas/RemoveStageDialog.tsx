import { Select, Text } from '@mantine/core';
import type { Etapa } from '@recluta/domain/esquemas';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/FormModal.tsx';
import { texts } from './etapas.texts.ts';

type RemoveStageDialogProps = {
  etapas: readonly Etapa[];
  etapa: Etapa;
  busy: boolean;
  onRemove: (destino: Etapa) => void;
  onClose: () => void;
};

/** A stage with people asks where they go: to the one before it, unless another is chosen. */
export function RemoveStageDialog({ etapas, etapa, busy, onRemove, onClose }: RemoveStageDialogProps) {
  const others = etapas.filter(({ clave }) => clave !== etapa.clave);
  const before = etapas[etapas.findIndex(({ clave }) => clave === etapa.clave) - 1];
  const [clave, setClave] = useState(before?.clave ?? others[0]?.clave ?? '');
  const lost = !others.some((each) => each.clave === clave);
  return (
    <FormModal
      opened
      onClose={onClose}
      title={texts.drop.title(etapa.nombre)}
      submitLabel={texts.drop.confirm}
      busyLabel={texts.drop.busy}
      busy={busy}
      dirty={false}
      onSubmit={(event) => {
        event.preventDefault();
        const destino = others.find((each) => each.clave === clave);
        if (destino) onRemove(destino);
      }}
    >
      <Text c="dimmed">{texts.drop.detail(etapa.total)}</Text>
      <Select
        label={texts.drop.destino}
        data={others.map((each) => ({ value: each.clave, label: each.nombre }))}
        value={lost ? null : clave}
        error={lost && texts.drop.lost}
        onChange={(value) => value && setClave(value)}
      />
    </FormModal>
  );
}
