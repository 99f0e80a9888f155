import { Text, TextInput } from '@mantine/core';
import { type Usuario, usuarioEditado } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { useState } from 'react';
import { bySchema } from '../../lib/checks.ts';
import { editOf } from '../../lib/edits.ts';
import { failureOf } from '../../lib/errors.ts';
import { newKey } from '../../lib/newKey.ts';
import { useForm } from '../../lib/useForm.ts';
import { useMeanwhile } from '../../lib/useMeanwhile.ts';
import { ConflictNotice } from '../../ui/dialogs/ConflictNotice.tsx';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { useLimits } from '../cuenta/cuenta.queries.ts';
import { useEmpresas } from '../empresas/empresas.queries.ts';
import { EmpresaSelect } from './EmpresaSelect.tsx';
import { limitReason } from './limit.ts';
import { NOBODY, RelevoSelect } from './RelevoSelect.tsx';
import { RolSelect } from './RolSelect.tsx';
import { type UsuarioValues, valuesOf, wordsOf } from './usuarioEdit.ts';
import classes from './usuarios.module.css';
import { useHeld, useUpdateUsuario } from './usuarios.queries.ts';
import { texts } from './usuarios.texts.ts';

const { nombre, rol: rolLabel, empresa } = texts.form;
const LABELS: Record<keyof UsuarioValues, string> = { nombre, rol: rolLabel, empresa_id: empresa };

type UsuarioEditadoProps = { usuario: Usuario; onClose: () => void };

/** §5, Edit user: nombre, rol and empresa. The administrador's rol is fixed (decisions, "Roles"). */
export default function UsuarioEditado({ usuario, onClose }: UsuarioEditadoProps) {
  const update = useUpdateUsuario();
  const limits = useLimits().data;
  const fixed = usuario.rol === 'administrador';
  const { empresas } = useEmpresas();
  const now = valuesOf(usuario);
  const form = useForm<UsuarioValues>({ initialValues: now, problems: bySchema(usuarioEditado) });
  const { before, clashing, changed, mine, theirs, settle } = useMeanwhile(now, form.values, update.isPending);
  const { rol } = form.values;
  const held = useHeld(usuario.id, rol === 'visor');
  const relieves = held !== undefined && Object.values(held).some((n) => n > 0);
  const [relevo, setRelevo] = useState(NOBODY);
  const failure = update.error ? failureOf(update.error) : null;
  const save = (values: UsuarioValues, base: UsuarioValues) => {
    if (update.isPending) return;
    const { changes, antes } = editOf(base, values);
    update.mutate(
      { id: usuario.id, ...changes, antes, ...(relieves && { relevo_id: Number(relevo) || null, clave: newKey() }) },
      {
        onSuccess: () => {
          settle(form.getValues());
          onClose();
        },
        onError: (error) => {
          const { codigo, campos } = failureOf(error);
          if (codigo !== 'cambiado') form.setErrors(campos);
        },
      },
    );
  };
  const keepMine = () => {
    settle();
    form.setValues(mine);
    save(mine, now);
  };
  const takeTheirs = () => {
    update.reset();
    settle();
    form.setValues(theirs);
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      title={texts.form.editTitle}
      submitLabel={texts.form.save}
      busy={update.isPending}
      dirty={form.isDirty() || relevo !== NOBODY}
      size={560}
      blocked={limitReason(limits, rol, usuario.rol)}
      error={failure ? { title: MENSAJES.actualizar_usuario, detail: failure.text } : undefined}
      onSubmit={form.onSubmit((values) => save(values, before))}
    >
      <ConflictNotice
        clashing={clashing}
        changed={changed}
        labels={LABELS}
        theirs={(field) => wordsOf(field, now, empresas ?? [])}
        mine={(field) => wordsOf(field, form.values, empresas ?? [])}
        busy={update.isPending}
        onMine={keepMine}
        onTheirs={takeTheirs}
      />
      <Text c="dimmed">{usuario.email}</Text>
      <TextInput label={texts.form.nombre} autoComplete="off" {...form.getInputProps('nombre')} />
      <div className={classes.pair}>
        <RolSelect fixed={fixed} {...form.getInputProps('rol')} value={rol} />
        <EmpresaSelect clearable {...form.getInputProps('empresa_id')} />
      </div>
      {relieves && <RelevoSelect usuario_id={usuario.id} held={held} value={relevo} onChange={setRelevo} />}
      {rol !== usuario.rol && <Text size="xs">{texts.form.signsOut}</Text>}
    </FormModal>
  );
}
