import { Select } from '@mantine/core';
import type { Motivo } from '@recluta/domain/esquemas';
import { ETIQUETA_MOTIVO, TIPOS_MOTIVO, type TipoMotivo } from '@recluta/domain/motivos';
import { useState } from 'react';
import { NamedDialog } from '../../ui/dialogs/NamedDialog.tsx';
import { useSaveMotivo } from './motivos.queries.ts';
import { texts } from './motivos.texts.ts';

const TIPOS = TIPOS_MOTIVO.map((tipo) => ({ value: tipo, label: ETIQUETA_MOTIVO[tipo] }));

type MotivoDialogProps = {
  /** The one to change; null makes a new one. */
  motivo: Motivo | null;
  onClose: () => void;
};

/** A reason for discarding and whose decision it stands for. */
export function MotivoDialog({ motivo, onClose }: MotivoDialogProps) {
  const [nombre, setNombre] = useState(motivo?.nombre ?? '');
  const [tipo, setTipo] = useState<TipoMotivo>(motivo?.tipo ?? 'nosotros');
  const { save, busy, failure } = useSaveMotivo(motivo, onClose);
  return (
    <NamedDialog
      item={motivo}
      words={texts.form}
      nombre={nombre}
      onNombre={setNombre}
      busy={busy}
      failure={failure}
      onSave={(name) => save({ nombre: name, tipo })}
      onClose={onClose}
    >
      <Select
        label={texts.form.tipo}
        data={TIPOS}
        value={tipo}
        allowDeselect={false}
        onChange={(value) => value && setTipo(value)}
      />
    </NamedDialog>
  );
}
