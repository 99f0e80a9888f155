import { Alert, Select } from '@mantine/core';
import type { Etiqueta } from '@recluta/domain/esquemas';
import { COLORES_ETIQUETA, type ColorEtiqueta } from '@recluta/domain/etiquetas';
import { normalize } from '@recluta/domain/texto';
import { useState } from 'react';
import { Tag } from '../../ui/cells/Tag.tsx';
import { NamedDialog } from '../../ui/dialogs/NamedDialog.tsx';
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
  const { save, merge, busy, failure } = useSaveEtiqueta(etiqueta, onClose);
  const other = etiqueta && all.find((each) => each.id !== etiqueta.id && normalize(each.nombre) === normalize(nombre));
  return (
    <NamedDialog
      item={etiqueta}
      words={texts.form}
      nombre={nombre}
      onNombre={setNombre}
      busy={busy}
      failure={failure}
      submitLabel={other ? texts.form.merge : undefined}
      onSave={(name) => (other ? merge(other.id) : save({ nombre: name, color }))}
      onClose={onClose}
    >
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
    </NamedDialog>
  );
}
