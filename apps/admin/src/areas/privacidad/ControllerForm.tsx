import { Button, TextInput } from '@mantine/core';
import { responsableEditado } from '@recluta/domain/esquemas';
import { isSame } from '@recluta/domain/same';
import type { FormEvent } from 'react';
import { bySchema } from '../../lib/checks.ts';
import { Unsaved } from '../../lib/Unsaved.tsx';
import { useChecks } from '../../lib/useChecks.ts';
import { useOverlay } from '../../lib/useOverlay.ts';
import { ConflictNotice } from '../../ui/dialogs/ConflictNotice.tsx';
import classes from './Privacidad.module.css';
import { useSaveController } from './privacidad.queries.ts';
import { texts } from './privacidad.texts.ts';

const { controller } = texts;

/** Who answers for the data by law, which need not be called as whoever made the cuenta. */
export function ControllerForm({ responsable }: { responsable: string | null }) {
  const { save, busy, campos } = useSaveController();
  const now = { responsable: responsable ?? '' };
  const { values, clashing, change, submit: saveChanged, keepMine, takeTheirs } = useOverlay(now, save);
  const { check, of } = useChecks(values, bySchema(responsableEditado));
  const told = of('responsable');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && check(event.currentTarget)) saveChanged();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={controller.title}>
      <Unsaved when={!isSame(values, now)} />
      <h2 className={classes.heading}>{controller.title}</h2>
      <TextInput
        label={controller.nombre}
        description={controller.help}
        autoComplete="organization"
        value={values.responsable}
        {...told}
        error={told.error ?? campos.responsable}
        onChange={({ currentTarget }) => change('responsable', currentTarget.value)}
      />
      <ConflictNotice
        clashing={busy ? [] : clashing}
        labels={{ responsable: controller.nombre }}
        theirs={() => now.responsable}
        mine={() => values.responsable}
        busy={busy}
        onMine={keepMine}
        onTheirs={takeTheirs}
      />
      <Button type="submit" variant="default" disabled={busy || isSame(values, now)}>
        {busy ? controller.saving : controller.save}
      </Button>
    </form>
  );
}
