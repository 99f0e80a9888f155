import { Button, Switch } from '@mantine/core';
import { type AjustesTecleados, ajustesPrivacidad, type Conservacion } from '@recluta/domain/esquemas';
import { formatDate } from '@recluta/domain/fechas';
import { isSame } from '@recluta/domain/same';
import { type FormEvent, useState } from 'react';
import { Answer } from '../../lib/Answer.tsx';
import { bySchema } from '../../lib/checks.ts';
import { Unsaved } from '../../lib/Unsaved.tsx';
import { useChecks } from '../../lib/useChecks.ts';
import { useOverlay } from '../../lib/useOverlay.ts';
import { ConfirmModal } from '../../ui/dialogs/ConfirmModal.tsx';
import { ConflictNotice } from '../../ui/dialogs/ConflictNotice.tsx';
import { NumberField } from '../../ui/forms/NumberField.tsx';
import classes from './Privacidad.module.css';
import { useAnonymise, useRetention, useSaveRetention } from './privacidad.queries.ts';
import { texts } from './privacidad.texts.ts';

const { retention } = texts;
const LABELS = {
  retencion_meses: retention.months,
  cartera_meses: retention.pool,
  automatica: retention.automatic,
} satisfies Record<keyof Conservacion['ajustes'], string>;

/** How long people are kept, and who would be anonymised today. */
export function RetentionTab() {
  return (
    <Answer query={useRetention()} failed={texts.loadFailed}>
      {(data) => (
        <>
          <PlazosForm ajustes={data.ajustes} />
          <Report {...data} />
        </>
      )}
    </Answer>
  );
}

function PlazosForm({ ajustes }: Pick<Conservacion, 'ajustes'>) {
  const { save, busy, campos } = useSaveRetention();
  const {
    values,
    clashing,
    change,
    submit: saveChanged,
    keepMine,
    takeTheirs,
  } = useOverlay<AjustesTecleados>(ajustes, save);
  const { check, of } = useChecks(values, bySchema(ajustesPrivacidad));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && check(event.currentTarget)) saveChanged();
  };
  const months = (name: 'retencion_meses' | 'cartera_meses') => (
    <NumberField
      classNames={{ wrapper: classes.months }}
      label={LABELS[name]}
      value={values[name]}
      {...of(name)}
      error={of(name).error ?? campos[name]}
      onChange={(value) => change(name, value ?? '')}
    />
  );
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Unsaved when={!isSame(values, ajustes)} />
      <h2 className={classes.heading}>{retention.heading}</h2>
      <p className={classes.quiet}>{retention.headingDetail}</p>
      {months('retencion_meses')}
      {months('cartera_meses')}
      <Switch
        label={LABELS.automatica}
        checked={values.automatica}
        onChange={({ currentTarget }) => change('automatica', currentTarget.checked)}
      />
      <ConflictNotice
        clashing={busy ? [] : clashing}
        labels={LABELS}
        theirs={(field) => String(ajustes[field])}
        mine={(field) => String(values[field])}
        busy={busy}
        onMine={keepMine}
        onTheirs={takeTheirs}
      />
      <Button type="submit" disabled={busy}>
        {busy ? retention.saving : retention.save}
      </Button>
    </form>
  );
}

function Report({ total, personas }: Conservacion) {
  const [asking, setAsking] = useState(false);
  const { anonymise, busy } = useAnonymise(() => setAsking(false));
  return (
    <section className={classes.part} aria-label={retention.report}>
      <h2 className={classes.heading}>{retention.report}</h2>
      <p className={classes.quiet}>{total === 0 ? retention.none : retention.total(total)}</p>
      {personas.length > 0 && (
        <ul className={classes.list}>
          {personas.map(({ id, nombre, proceso_nombre, desde }) => (
            <li key={id} className={classes.row}>
              <div className={classes.words}>
                {nombre}
                <span className={classes.quiet}>{proceso_nombre}</span>
              </div>
              <span className={classes.when}>{retention.since(formatDate(desde))}</span>
            </li>
          ))}
        </ul>
      )}
      {total > personas.length && <p className={classes.quiet}>{retention.more(total - personas.length)}</p>}
      {total > 0 && (
        <Button variant="default" mt={12} onClick={() => setAsking(true)}>
          {retention.now}
        </Button>
      )}
      <ConfirmModal
        opened={asking}
        title={retention.nowTitle(total)}
        detail={retention.nowDetail}
        confirmLabel={retention.now}
        busyLabel={retention.busy}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={anonymise}
      />
    </section>
  );
}
