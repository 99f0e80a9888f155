import { Button, Radio, Stack, Text } from '@mantine/core';
import type { Cv, Motivo } from '@recluta/domain/esquemas';
import { ETIQUETA_MOTIVO, TIPOS_MOTIVO } from '@recluta/domain/motivos';
import { type FormEvent, useState } from 'react';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { useTypedCount } from '../../ui/forms/useTypedCount.tsx';
import { texts as uiTexts } from '../../ui/ui.texts.ts';
import { whoOf } from '../cvs/lista/cvWords.ts';
import classes from './DiscardDialog.module.css';
import { useMotivos } from './motivos.queries.ts';
import { texts } from './motivos.texts.ts';

type DiscardDialogProps = {
  cvs: readonly Cv[];
  /** Name of the stage they go to. */
  etapa: string;
  onDiscard: (motivo_id: number | null) => void;
  onClose: () => void;
};

/** Asks why before people are discarded; nobody has to say. Many at once are confirmed by writing how many. */
export function DiscardDialog({ cvs, etapa, onDiscard, onClose }: DiscardDialogProps) {
  const { data, error, refetch } = useMotivos();
  const [chosen, setChosen] = useState('');
  const lost = chosen !== '' && data !== undefined && !data.motivos.some(({ id }) => String(id) === chosen);
  const motivo = lost ? '' : chosen;
  const { field, check } = useTypedCount(cvs.length);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check(event.currentTarget)) onDiscard(motivo === '' ? null : Number(motivo));
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      title={texts.dialog.title(whoOf(cvs), etapa)}
      submitLabel={texts.dialog.submit}
      onSubmit={submit}
      dirty={false}
      size={440}
    >
      <Radio.Group value={motivo} onChange={setChosen} aria-label={texts.dialog.label}>
        <Radio value="" label={texts.dialog.none} />
        {TIPOS_MOTIVO.map((tipo) => (
          <Reasons key={tipo} label={ETIQUETA_MOTIVO[tipo]} motivos={data?.motivos.filter((m) => m.tipo === tipo)} />
        ))}
      </Radio.Group>
      {lost && (
        <Text size="sm" role="status">
          {texts.dialog.lost}
        </Text>
      )}
      {error != null && (
        <Text size="sm" c="dimmed" role="status">
          {texts.dialog.failed}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
            {uiTexts.retry}
          </Button>
        </Text>
      )}
      {field}
    </FormModal>
  );
}

function Reasons({ label, motivos = [] }: { label: string; motivos?: readonly Motivo[] | undefined }) {
  if (motivos.length === 0) return null;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      <Stack gap={8}>
        {motivos.map(({ id, nombre }) => (
          <Radio key={id} value={String(id)} label={nombre} />
        ))}
      </Stack>
    </fieldset>
  );
}
