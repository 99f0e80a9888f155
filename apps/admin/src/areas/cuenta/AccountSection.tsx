import { Button, TextInput } from '@mantine/core';
import { perfilEditado } from '@recluta/domain/esquemas';
import { ETIQUETA_ROL } from '@recluta/domain/permisos';
import { bySchema } from '../../lib/checks.ts';
import { failureOf } from '../../lib/errors.ts';
import { useSession } from '../../lib/session.tsx';
import { Unsaved } from '../../lib/Unsaved.tsx';
import { useForm } from '../../lib/useForm.ts';
import { useMeanwhile } from '../../lib/useMeanwhile.ts';
import { ConflictNotice } from '../../ui/dialogs/ConflictNotice.tsx';
import { FormMessage } from '../sesion/FormMessage.tsx';
import classes from './cuenta.module.css';
import { texts } from './cuenta.texts.ts';
import { useRename } from './perfil.queries.ts';

const { account } = texts;

/** Who is signed in: everybody changes their own nombre; correo and rol are an administrador's business. */
export function AccountSection() {
  const { usuario } = useSession();
  const rename = useRename();
  const form = useForm({
    initialValues: { nombre: usuario.nombre ?? '' },
    problems: bySchema(perfilEditado),
  });
  const failure = rename.error ? failureOf(rename.error) : null;
  const now = { nombre: usuario.nombre ?? '' };
  const { before, clashing, theirs, settle } = useMeanwhile(now, form.values, rename.isPending);
  const save = (values: typeof now, antes: typeof now) => {
    if (rename.isPending) return;
    rename.mutate(
      { ...values, antes },
      {
        // What was typed while it was being saved stays.
        onSuccess: () => {
          form.resetDirty(values);
          settle(values);
        },
        onError: (error) => {
          const { codigo, campos } = failureOf(error);
          if (codigo !== 'cambiado') form.setErrors(campos);
        },
      },
    );
  };
  const facts = [
    [account.email, usuario.email],
    [account.rol, ETIQUETA_ROL[usuario.rol]],
  ] as const;
  return (
    <form onSubmit={form.onSubmit((values) => save(values, before))} noValidate aria-busy={rename.isPending}>
      <Unsaved when={form.isDirty()} />
      <ConflictNotice
        clashing={clashing}
        labels={{ nombre: account.nombre }}
        theirs={() => now.nombre}
        mine={() => form.values.nombre}
        busy={rename.isPending}
        onMine={() => save(form.values, now)}
        onTheirs={() => {
          rename.reset();
          settle();
          form.setValues(theirs);
          form.resetDirty(theirs);
        }}
      />
      <div className={classes.rename}>
        <TextInput
          label={account.nombre}
          autoComplete="name"
          className={classes.renameField}
          {...form.getInputProps('nombre')}
        />
        <Button type="submit" variant="default" disabled={rename.isPending || !form.isDirty()}>
          {rename.isPending ? account.saving : account.save}
        </Button>
      </div>
      {failure && (failure.codigo === 'cambiado' || !failure.campos.nombre) && (
        <FormMessage text={`${account.failed} ${failure.text}`} />
      )}
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </form>
  );
}
