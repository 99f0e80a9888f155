import { Button, Radio, Skeleton, Stack, Text } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { type FormEvent, useState } from 'react';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { texts as uiTexts } from '../../ui/ui.texts.ts';
import { nameOf } from '../cvs/lista/cvWords.ts';
import { useAssigning, usePeople } from './responsables.queries.ts';
import { texts } from './responsables.texts.ts';

type AsignarDialogProps = { proceso_id: number; cvs: readonly Cv[]; onClose: () => void };

const NOBODY = '';

/** Asks who of the team follows them. */
export function AsignarDialog({ proceso_id, cvs, onClose }: AsignarDialogProps) {
  const { people, me, loaded, failed, retry } = usePeople();
  const { assign } = useAssigning(proceso_id);
  const [first] = cvs;
  const shared = cvs.every(({ responsable_id }) => responsable_id === first?.responsable_id);
  const now = shared ? String(first?.responsable_id ?? NOBODY) : null;
  const [chosen, setChosen] = useState<string | null>(now);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    if (chosen !== null && chosen !== now) void assign(cvs, people.find(({ id }) => String(id) === chosen) ?? null);
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
      <Radio.Group value={chosen} onChange={setChosen} aria-label={texts.dialog.label}>
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
