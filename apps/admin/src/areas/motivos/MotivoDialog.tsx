import { Select, TextInput } from '@mantine/core';
import type { Motivo } from '@recluta/domain/esquemas';
import { ETIQUETA_MOTIVO, TIPOS_MOTIVO, type TipoMotivo } from '@recluta/domain/motivos';
import { type FormEvent, useState } from 'react';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
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
  const [tried, setTried] = useState(false);
  const { save, busy, failure } = useSaveMotivo(motivo, onClose);
  const empty = nombre.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!empty && !busy) save({ nombre: nombre.trim(), tipo });
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      title={motivo ? texts.form.edit : texts.form.add}
      submitLabel={motivo ? texts.form.save : texts.form.add}
      busy={busy}
      onSubmit={submit}
      error={failure === null ? undefined : { title: texts.form.failed, detail: failure }}
      dirty={nombre !== (motivo?.nombre ?? '')}
      size={440}
    >
      <TextInput
        label={texts.form.nombre}
        autoComplete="off"
        value={nombre}
        error={tried && empty && texts.form.needed}
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
      />
      <Select
        label={texts.form.tipo}
        data={TIPOS}
        value={tipo}
        allowDeselect={false}
        onChange={(value) => value && setTipo(value)}
      />
    </FormModal>
  );
}
