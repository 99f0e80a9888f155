import { Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { perfilEditado } from '@recluta/domain/esquemas';
import { ETIQUETA_ROL } from '@recluta/domain/permisos';
import { failureOf } from '../../lib/errors.ts';
import { useSession } from '../../lib/session.tsx';
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
    validate: schemaResolver(perfilEditado, { sync: true }),
  });
  const failure = rename.error ? failureOf(rename.error) : null;
  const save = ({ nombre }: { nombre: string }) => {
    if (rename.isPending) return;
    rename.mutate(
      { nombre },
      {
        // What was typed while it was being saved stays.
        onSuccess: () => form.resetDirty({ nombre }),
        onError: (error) => form.setErrors(failureOf(error).campos),
      },
    );
  };
  const facts = [
    [account.email, usuario.email],
    [account.rol, ETIQUETA_ROL[usuario.rol]],
  ] as const;
  return (
    <form onSubmit={form.onSubmit(save)} noValidate aria-busy={rename.isPending}>
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
      {failure && !failure.campos.nombre && <FormMessage text={`${account.failed} ${failure.text}`} />}
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
