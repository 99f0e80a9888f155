import { Button, Radio, Skeleton, Stack, Text } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { type FormEvent, useState } from 'react';
import { useMeanwhile } from '../../lib/useMeanwhile.ts';
import { ConflictNotice } from '../../ui/dialogs/ConflictNotice.tsx';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { texts as uiTexts } from '../../ui/ui.texts.ts';
import { nameOf } from '../cvs/lista/cvWords.ts';
import { useAssigning, usePeople } from './responsables.queries.ts';
import { texts } from './responsables.texts.ts';

type AsignarDialogProps = {
  proceso_id: number;
  /** As they are now: somebody else may be giving them to somebody too. */
  cvs: readonly Cv[];
  onClose: () => void;
};

const NOBODY = '';

/** Asks who of the team follows them. What was not chosen here is as somebody else leaves it. */
export function AsignarDialog({ proceso_id, cvs, onClose }: AsignarDialogProps) {
  const { people, me, loaded, failed, retry } = usePeople();
  const { assign } = useAssigning(proceso_id);
  const [first] = cvs;
  const shared = cvs.every(({ responsable_id }) => responsable_id === first?.responsable_id);
  const now = shared ? String(first?.responsable_id ?? NOBODY) : null;
  /** null: what it is, whoever makes it so. */
  const [picked, setPicked] = useState<string | null>(null);
  // Who lost access meanwhile is nobody's choice any more.
  const standing = picked === NOBODY || people.some(({ id }) => String(id) === picked);
  const chosen = standing ? picked : now;
  const { clashing, settle } = useMeanwhile({ responsable: now }, { responsable: chosen }, false);
  const pick = (choice: string | null) => {
    if (picked === null) settle();
    setPicked(choice === now ? null : choice);
  };
  const nameOfChoice = (choice: string | null): string =>
    choice === null
      ? texts.dialog.several
      : (people.find(({ id }) => String(id) === choice)?.nombre ?? (choice === NOBODY ? texts.nobody : texts.gone));
  const save = () => {
    onClose();
    if (chosen !== null && chosen !== now) void assign(cvs, people.find(({ id }) => String(id) === chosen) ?? null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Else the notice asks whose choice is to stand.
    if (clashing.length === 0) save();
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      title={texts.dialog.title(cvs.length, first ? nameOf(first) : '')}
      submitLabel={texts.dialog.submit}
      onSubmit={submit}
      dirty={false}
      size={400}
    >
      <ConflictNotice
        clashing={clashing}
        labels={{ responsable: texts.dialog.label }}
        theirs={() => nameOfChoice(now)}
        mine={() => nameOfChoice(chosen)}
        busy={false}
        onMine={save}
        onTheirs={() => {
          settle();
          pick(null);
        }}
      />
      <Radio.Group value={chosen} onChange={pick} aria-label={texts.dialog.label}>
        <Stack gap={10}>
          <Radio value={NOBODY} label={texts.nobody} />
          {people.map(({ id, nombre }) => (
            <Radio key={id} value={String(id)} label={id === me ? texts.you(nombre) : nombre} />
          ))}
        </Stack>
      </Radio.Group>
      {!loaded && !failed && <Skeleton h={40} radius={6} />}
      {failed && (
        <Text size="sm" c="dimmed" role="status">
          {texts.dialog.failed}{' '}
          <Button variant="subtle" size="compact-sm" onClick={retry}>
            {uiTexts.retry}
          </Button>
        </Text>
      )}
    </FormModal>
  );
}
