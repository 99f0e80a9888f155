import { Alert, Select } from '@mantine/core';
import { type Etiqueta, etiquetaNueva } from '@recluta/domain/esquemas';
import { COLORES_ETIQUETA, type ColorEtiqueta } from '@recluta/domain/etiquetas';
import { normalize } from '@recluta/domain/texto';
import { bySchema } from '../../lib/checks.ts';
import { Tag } from '../../ui/cells/Tag.tsx';
import { NamedDialog } from '../../ui/dialogs/NamedDialog.tsx';
import { type EtiquetaDraft, useSaveEtiqueta } from './etiquetas.queries.ts';
import { texts } from './etiquetas.texts.ts';

const COLORES = COLORES_ETIQUETA.map((value) => ({ value, label: texts.colores[value] }));
const BLANK: EtiquetaDraft = { nombre: '', color: 'pacifico' };

const ofEtiqueta = bySchema(etiquetaNueva);

type EtiquetaDialogProps = {
  /** The one to change; null makes a new one. */
  etiqueta: Etiqueta | null;
  all: readonly Etiqueta[];
  onClose: () => void;
};

/** Name and colour of an etiqueta. The name of another one asks whether the two are to be one. */
export function EtiquetaDialog({ etiqueta, all, onClose }: EtiquetaDialogProps) {
  const { save, merge, forget, busy, failure } = useSaveEtiqueta(etiqueta, onClose);
  const otherOf = (nombre: string) =>
    etiqueta && all.find((each) => each.id !== etiqueta.id && normalize(each.nombre) === normalize(nombre));
  return (
    <NamedDialog<EtiquetaDraft>
      item={etiqueta}
      blank={BLANK}
      words={texts.form}
      problems={ofEtiqueta}
      labels={texts.form.labels}
      shown={(field, values) => (field === 'color' ? texts.colores[values.color] : values.nombre)}
      busy={busy}
      failure={failure}
      submitLabel={(nombre) => (otherOf(nombre) ? texts.form.merge : undefined)}
      onSave={(values, edit) => {
        const other = otherOf(values.nombre);
        if (other) merge(other.id);
        else save(values, edit);
      }}
      onForget={forget}
      onClose={onClose}
    >
      {({ nombre, color }, change) => {
        const other = otherOf(nombre);
        return other ? (
          <Alert color="atacama" role="status">
            {texts.form.asksMerge(other.nombre)}
          </Alert>
        ) : (
          <Select
            label={texts.form.labels.color}
            data={COLORES}
            value={color}
            onChange={(value) => value && change({ color: value })}
            renderOption={({ option }) => <Tag color={option.value as ColorEtiqueta}>{option.label}</Tag>}
          />
        );
      }}
    </NamedDialog>
  );
}
