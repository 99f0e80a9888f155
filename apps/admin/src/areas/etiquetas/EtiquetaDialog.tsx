import { Alert, Select, TextInput } from '@mantine/core';
import type { Etiqueta } from '@recluta/domain/esquemas';
import { COLORES_ETIQUETA, type ColorEtiqueta } from '@recluta/domain/etiquetas';
import { normalize } from '@recluta/domain/texto';
import { type FormEvent, useState } from 'react';
import { Tag } from '../../ui/cells/Tag.tsx';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { useSaveEtiqueta } from './etiquetas.queries.ts';
import { texts } from './etiquetas.texts.ts';

const COLORES = COLORES_ETIQUETA.map((value) => ({ value, label: texts.colores[value] }));

type EtiquetaDialogProps = {
  /** The one to change; null makes a new one. */
  etiqueta: Etiqueta | null;
  all: readonly Etiqueta[];
  onClose: () => void;
};

/** Name and colour of an etiqueta. The name of another one asks whether the two are to be one. */
export function EtiquetaDialog({ etiqueta, all, onClose }: EtiquetaDialogProps) {
  const [nombre, setNombre] = useState(etiqueta?.nombre ?? '');
  const [color, setColor] = useState<ColorEtiqueta>(etiqueta?.color ?? 'pacifico');
  const [tried, setTried] = useState(false);
  const { save, merge, busy, failure } = useSaveEtiqueta(etiqueta, onClose);
  const empty = nombre.trim() === '';
  const other = etiqueta && all.find((each) => each.id !== etiqueta.id && normalize(each.nombre) === normalize(nombre));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (empty || busy) return;
    if (other) merge(other.id);
    else save({ nombre: nombre.trim(), color });
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      title={etiqueta ? texts.form.edit : texts.form.add}
      submitLabel={other ? texts.form.merge : etiqueta ? texts.form.save : texts.form.add}
      busy={busy}
      onSubmit={submit}
      error={failure === null ? undefined : { title: texts.form.failed, detail: failure }}
      dirty={nombre !== (etiqueta?.nombre ?? '')}
      size={440}
    >
      <TextInput
        label={texts.form.nombre}
        autoComplete="off"
        value={nombre}
        error={tried && empty && texts.form.needed}
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
      />
      {other ? (
        <Alert color="atacama" role="status">
          {texts.form.asksMerge(other.nombre)}
        </Alert>
      ) : (
        <Select
          label={texts.form.color}
          data={COLORES}
          value={color}
          allowDeselect={false}
          onChange={(value) => value && setColor(value)}
          renderOption={({ option }) => <Tag color={option.value as ColorEtiqueta}>{option.label}</Tag>}
        />
      )}
    </FormModal>
  );
}
