import { Button, Text, Textarea } from '@mantine/core';
import { retencionEnEdicion } from '@recluta/domain/esquemas';
import { type FormEvent, useState } from 'react';
import { bySchema } from '../../lib/checks.ts';
import { useChecks } from '../../lib/useChecks.ts';
import { useMeanwhile } from '../../lib/useMeanwhile.ts';
import { ConflictNotice } from '../../ui/dialogs/ConflictNotice.tsx';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { type OfCv, useHold } from './cv.queries.ts';
import { cvTexts } from './privacidad.texts.ts';

const { hold } = cvTexts;

type HoldProps = {
  motivo: string | null;
  cv: OfCv;
  /** May begin and end it. */
  manages: boolean;
};

/** Whether a claim keeps this person's data beyond their time, and for who may, the button that begins or ends it. */
export function Hold({ motivo, cv, manages }: HoldProps) {
  const [asking, setAsking] = useState(false);
  const { release, ...holding } = useHold(cv, () => setAsking(false));
  return (
    <>
      {motivo === null ? hold.none : hold.held(motivo)}
      {manages && (
        <div>
          <Button
            size="compact-sm"
            variant="default"
            mt={6}
            disabled={holding.busy}
            onClick={() => (motivo === null ? setAsking(true) : release())}
          >
            {motivo === null ? hold.open : hold.release}
          </Button>
        </div>
      )}
      {asking && <HoldDialog {...holding} current={motivo ?? ''} onClose={() => setAsking(false)} />}
    </>
  );
}

type HoldDialogProps = Omit<ReturnType<typeof useHold>, 'release'> & {
  /** Why it is kept now, which somebody else may have said meanwhile. */
  current: string;
  onClose: () => void;
};

function HoldDialog({ keep, forget, busy, failure, current, onClose }: HoldDialogProps) {
  const now = { motivo: current };
  const [values, setValues] = useState({ motivo: '' });
  const { before, clashing, theirs, settle } = useMeanwhile(now, values, busy);
  const { motivo } = values;
  const { check, of } = useChecks(values, bySchema(retencionEnEdicion));
  const told = of('motivo');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && check(event.currentTarget)) keep(motivo, before.motivo);
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      title={hold.open}
      submitLabel={hold.keep}
      busyLabel={hold.keeping}
      busy={busy}
      onSubmit={submit}
      error={failure ? { title: hold.failed, detail: failure.text } : undefined}
      dirty={motivo !== before.motivo}
    >
      <ConflictNotice
        clashing={clashing}
        labels={{ motivo: hold.reason }}
        theirs={() => current}
        mine={() => motivo}
        busy={busy}
        onMine={() => {
          settle();
          keep(motivo, current);
        }}
        onTheirs={() => {
          forget();
          settle();
          setValues(theirs);
        }}
      />
      <Text size="sm">{hold.detail}</Text>
      <Textarea
        label={hold.reason}
        description={hold.reasonHelp}
        autosize
        minRows={2}
        value={motivo}
        {...told}
        error={told.error ?? (failure?.codigo === 'cambiado' ? undefined : failure?.campos.motivo)}
        onChange={({ currentTarget }) => setValues({ motivo: currentTarget.value })}
      />
    </FormModal>
  );
}
