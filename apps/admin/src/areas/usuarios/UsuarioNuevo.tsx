import { TextInput } from '@mantine/core';
import { MENSAJES } from '@recluta/domain/mensajes';
import { failureOf } from '../../lib/errors.ts';
import { useForm } from '../../lib/useForm.ts';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { texts as uiTexts } from '../../ui/ui.texts.ts';
import { useLimits } from '../cuenta/cuenta.queries.ts';
import { NewPasswordField, PasswordField } from '../sesion/PasswordField.tsx';
import { EmpresaSelect } from './EmpresaSelect.tsx';
import { limitReason } from './limit.ts';
import { RolSelect } from './RolSelect.tsx';
import { EMPTY_USUARIO, problemsOfUsuario, type UsuarioDraft } from './usuarioForm.ts';
import classes from './usuarios.module.css';
import { useCreateUsuario } from './usuarios.queries.ts';
import { texts } from './usuarios.texts.ts';

/** §2 and §5, create-user dialog. */
export default function UsuarioNuevo({ onClose }: { onClose: () => void }) {
  const create = useCreateUsuario();
  const limits = useLimits().data;
  const form = useForm<UsuarioDraft>({
    initialValues: EMPTY_USUARIO,
    problems: problemsOfUsuario,
  });
  const failure = create.error ? failureOf(create.error) : null;
  const send = ({ repeat: _, empresa_id, nombre, ...rest }: UsuarioDraft) => {
    if (create.isPending || empresa_id === null) return;
    create.mutate(
      { ...rest, nombre: nombre.trim() || null, empresa_id: Number(empresa_id) },
      { onSuccess: onClose, onError: (error) => form.setErrors(failureOf(error).campos) },
    );
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      title={texts.form.createTitle}
      submitLabel={texts.form.create}
      busy={create.isPending}
      dirty={form.isDirty()}
      size={560}
      blocked={limitReason(limits, form.values.rol)}
      error={failure ? { title: MENSAJES.crear_usuario, detail: failure.text } : undefined}
      onSubmit={form.onSubmit(send)}
    >
      <div className={classes.pair}>
        <TextInput label={uiTexts.optional(texts.form.nombre)} autoComplete="off" {...form.getInputProps('nombre')} />
        <TextInput
          label={texts.form.email}
          withAsterisk
          type="email"
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <NewPasswordField
          label={texts.form.password}
          withAsterisk
          typed={form.values.password}
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={texts.form.repeat}
          withAsterisk
          autoComplete="new-password"
          description={texts.form.temporal}
          {...form.getInputProps('repeat')}
        />
        <EmpresaSelect withAsterisk {...form.getInputProps('empresa_id')} />
        <RolSelect withAsterisk {...form.getInputProps('rol')} value={form.values.rol} />
      </div>
    </FormModal>
  );
}
