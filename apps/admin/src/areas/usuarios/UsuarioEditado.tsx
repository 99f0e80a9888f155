import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Usuario } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { failureOf } from '../../lib/errors.ts';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { useLimits } from '../cuenta/cuenta.queries.ts';
import { EmpresaSelect } from './EmpresaSelect.tsx';
import { limitReason } from './limit.ts';
import { RolSelect } from './RolSelect.tsx';
import classes from './usuarios.module.css';
import { useUpdateUsuario } from './usuarios.queries.ts';
import { texts } from './usuarios.texts.ts';

type UsuarioEditadoProps = { opened: boolean; usuario: Usuario; onClose: () => void };

/** §5, Edit user: nombre, rol and empresa. The administrador's rol is fixed (decisions, "Roles"). */
export default function UsuarioEditado({ opened, usuario, onClose }: UsuarioEditadoProps) {
  const update = useUpdateUsuario();
  const { limits } = useLimits();
  const fixed = usuario.rol === 'administrador';
  const form = useForm({
    initialValues: {
      nombre: usuario.nombre ?? '',
      rol: usuario.rol,
      empresa_id: usuario.empresa_id === null ? null : String(usuario.empresa_id),
    },
  });
  const { rol } = form.values;
  const failure = update.error ? failureOf(update.error) : null;
  const close = () => {
    onClose();
    form.reset();
    update.reset();
  };
  const send = form.onSubmit(({ nombre, empresa_id }) => {
    if (update.isPending) return;
    update.mutate(
      {
        id: usuario.id,
        nombre: nombre.trim() || null,
        rol,
        empresa_id: empresa_id === null ? null : Number(empresa_id),
      },
      {
        onSuccess: () => {
          form.resetDirty();
          form.setInitialValues(form.getValues());
          close();
        },
        onError: (error) => form.setErrors(failureOf(error).campos),
      },
    );
  });
  return (
    <FormModal
      opened={opened}
      onClose={close}
      title={texts.form.editTitle}
      submitLabel={texts.form.save}
      busy={update.isPending}
      dirty={form.isDirty()}
      size={560}
      blocked={limitReason(limits, rol, usuario.rol)}
      error={failure ? { title: MENSAJES.actualizar_usuario, detail: failure.text } : undefined}
      onSubmit={send}
    >
      <Text c="dimmed">{usuario.email}</Text>
      <TextInput label={texts.form.nombre} autoComplete="off" {...form.getInputProps('nombre')} />
      <div className={classes.pair}>
        <RolSelect fixed={fixed} {...form.getInputProps('rol')} value={rol} />
        <EmpresaSelect clearable {...form.getInputProps('empresa_id')} />
      </div>
      {rol !== usuario.rol && <Text size="xs">{texts.form.signsOut}</Text>}
    </FormModal>
  );
}
