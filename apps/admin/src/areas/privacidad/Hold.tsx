import { Button, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useCan } from '../../lib/session.tsx';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { type OfCv, useHold } from './cv.queries.ts';
import { cvTexts } from './privacidad.texts.ts';

const { hold } = cvTexts;

/** Whether a claim keeps this person's data beyond their time, and for who may, the button that begins or ends it. */
export function Hold({ motivo, cv }: { motivo: string | null; cv: OfCv }) {
  const [asking, setAsking] = useState(false);
  const manages = useCan('privacidad.gestionar');
  const { keep, release, busy, failure } = useHold(cv, () => setAsking(false));
  return (
    <>
      {motivo === null ? hold.none : hold.held(motivo)}
      {manages && (
        <div>
          <Button
            size="compact-sm"
            variant="default"
            mt={6}
            disabled={busy}
            onClick={() => (motivo === null ? setAsking(true) : release())}
          >
            {motivo === null ? hold.open : hold.release}
          </Button>
        </div>
      )}
      {asking && <HoldDialog keep={keep} busy={busy} failure={failure} onClose={() => setAsking(false)} />}
    </>
  );
}

type HoldDialogProps = Pick<ReturnType<typeof useHold>, 'keep' | 'busy' | 'failure'> & { onClose: () => void };

function HoldDialog({ keep, busy, failure, onClose }: HoldDialogProps) {
  const [motivo, setMotivo] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) keep(motivo);
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
      dirty={motivo !== ''}
    >
      <Text size="sm">{hold.detail}</Text>
      <Textarea
        label={hold.reason}
        description={hold.reasonHelp}
        autosize
        minRows={2}
        value={motivo}
        error={failure?.campos.motivo}
        onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
      />
    </FormModal>
  );
}
