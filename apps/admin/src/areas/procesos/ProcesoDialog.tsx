import { type Proceso, procesoNuevo } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import type { TipoProceso } from '@recluta/domain/procesos';
import { useState } from 'react';
import { bySchema } from '../../lib/checks.ts';
import { editOf } from '../../lib/edits.ts';
import { failureOf } from '../../lib/errors.ts';
import { useForm } from '../../lib/useForm.ts';
import { useMeanwhile } from '../../lib/useMeanwhile.ts';
import { ConflictNotice } from '../../ui/dialogs/ConflictNotice.tsx';
import { type FormError, FormModal } from '../../ui/dialogs/FormModal.tsx';
import { notifyAction } from '../../ui/feedback/toasts.tsx';
import { dateProblems } from '../../ui/forms/dateTyping.ts';
import { EmpresasNeeded } from './EmpresasNeeded.tsx';
import { PlantillaField } from './PlantillaField.tsx';
import { ProcesoFields } from './ProcesoFields.tsx';
import { useCopyPublicLink } from './ProcesoMenu.tsx';
import { type ProcesoValues, valuesOf, wordsOf } from './procesoForm.ts';
import { type NuevoProceso, useActiveLimit, useEmpresas, useSaveProceso } from './procesos.queries.ts';
import { texts } from './procesos.texts.ts';

type ProcesoDialogProps = {
  /** As it was when the dialog opened; null to create one. */
  proceso: Proceso | null;
  /** What a new one begins as. */
  tipo?: TipoProceso | undefined;
  /** As it is now: somebody else may be editing it too. */
  current?: Proceso | undefined;
  onClose: () => void;
};

const LABELS: Record<keyof ProcesoValues, string> = {
  empresa_id: texts.form.empresa,
  nombre: texts.form.nombre,
  tipo: texts.form.tipo,
  area: texts.form.area,
  estado: texts.form.estado,
  fecha_inicio: texts.form.inicio,
  descripcion: texts.form.descripcion,
};

const checked = bySchema(procesoNuevo);

/** 'Crear Proceso' and 'Editar Proceso' (§2, §5). */
export default function ProcesoDialog({ proceso, tipo, current, onClose }: ProcesoDialogProps) {
  const { empresas, failure, fetching, retry } = useEmpresas();
  const { create, update, busy } = useSaveProceso();
  const limit = useActiveLimit();
  const copyPublicLink = useCopyPublicLink();
  const [error, setError] = useState<FormError>();
  const [plantilla_id, setPlantilla] = useState<number | null>(null);
  const now = valuesOf(current ?? proceso, tipo);
  const form = useForm<ProcesoValues>({
    initialValues: now,
    problems: (values) => ({ ...checked(values), ...dateProblems(values, ['fecha_inicio']) }),
  });
  const { before: opened, clashing, changed, mine, theirs, settle } = useMeanwhile(now, form.values, busy);
  const title = proceso ? texts.form.editTitle : texts.form.createTitle;

  if (failure || empresas?.length === 0)
    return <EmpresasNeeded title={title} failure={failure} retrying={fetching} onRetry={retry} onClose={onClose} />;

  const save = async (values: ProcesoValues, before: ProcesoValues = opened) => {
    setError(undefined);
    try {
      if (proceso) await update(proceso.id, editOf(before, values));
      else {
        const { proceso: made } = await create({ ...values, plantilla_id } as NuevoProceso);
        notifyAction(texts.created, { label: texts.card.copy, run: () => void copyPublicLink(made) });
      }
      onClose();
    } catch (thrown) {
      const { text, campos, codigo } = failureOf(thrown);
      // What somebody else changed is told as a whole, with both values.
      if (codigo !== 'cambiado') form.setErrors(campos);
      setError({ title: proceso ? MENSAJES.actualizar_proceso : MENSAJES.guardar_proceso, detail: text });
    }
  };
  const activates = form.values.estado === 'activo' && proceso?.estado !== 'activo';
  const keepMine = () => {
    settle();
    form.setValues(mine);
    void save(mine, now);
  };
  const takeTheirs = () => {
    setError(undefined);
    settle();
    form.setValues(theirs);
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      title={title}
      size={560}
      submitLabel={proceso ? texts.form.editSubmit : texts.form.createSubmit}
      busy={busy}
      dirty={form.isDirty() || plantilla_id !== null}
      error={error}
      blocked={limit !== null && activates ? texts.form.limit(limit) : undefined}
      onSubmit={form.onSubmit((values) => void save(values))}
    >
      <ConflictNotice
        clashing={clashing}
        changed={changed}
        labels={LABELS}
        theirs={(field) => wordsOf(field, now, empresas ?? [])}
        mine={(field) => wordsOf(field, form.values, empresas ?? [])}
        busy={busy}
        onMine={keepMine}
        onTheirs={takeTheirs}
      />
      <ProcesoFields form={form} empresas={empresas} proceso={proceso} />
      {!proceso && <PlantillaField value={plantilla_id} onChange={setPlantilla} />}
    </FormModal>
  );
}
