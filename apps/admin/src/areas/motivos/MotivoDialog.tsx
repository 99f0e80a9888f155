import { Select } from '@mantine/core';
import { type Motivo, motivoNuevo } from '@recluta/domain/esquemas';
import { ETIQUETA_MOTIVO, TIPOS_MOTIVO } from '@recluta/domain/motivos';
import { bySchema } from '../../lib/checks.ts';
import { NamedDialog } from '../../ui/dialogs/NamedDialog.tsx';
import { type MotivoDraft, useSaveMotivo } from './motivos.queries.ts';
import { texts } from './motivos.texts.ts';

const TIPOS = TIPOS_MOTIVO.map((tipo) => ({ value: tipo, label: ETIQUETA_MOTIVO[tipo] }));
const BLANK: MotivoDraft = { nombre: '', tipo: 'nosotros' };

const ofMotivo = bySchema(motivoNuevo);

type MotivoDialogProps = {
  /** The one to change; null makes a new one. */
  motivo: Motivo | null;
  onClose: () => void;
};

/** A reason for discarding and whose decision it stands for. */
export function MotivoDialog({ motivo, onClose }: MotivoDialogProps) {
  const { save, forget, busy, failure } = useSaveMotivo(motivo, onClose);
  return (
    <NamedDialog<MotivoDraft>
      item={motivo}
      blank={BLANK}
      words={texts.form}
      problems={ofMotivo}
      labels={texts.form.labels}
      shown={(field, values) => (field === 'tipo' ? ETIQUETA_MOTIVO[values.tipo] : values.nombre)}
      busy={busy}
      failure={failure}
      onSave={save}
      onForget={forget}
      onClose={onClose}
    >
      {({ tipo }, change) => (
        <Select
          label={texts.form.labels.tipo}
          data={TIPOS}
          value={tipo}
          onChange={(value) => value && change({ tipo: value })}
        />
      )}
    </NamedDialog>
  );
}
