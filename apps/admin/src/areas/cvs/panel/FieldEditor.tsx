import { Button, Checkbox, Group, NumberInput, TagsInput, TextInput } from '@mantine/core';
import { ETIQUETA_EXPERIENCIA, EXPERIENCIAS } from '@recluta/domain/archivos';
import type { CampoCv } from '@recluta/domain/campos';
import type { Cv, CvEditado } from '@recluta/domain/esquemas';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { failureOf } from '../../../lib/errors.ts';
import { RutInput } from '../../../ui/forms/RutInput.tsx';
import { texts as uiTexts } from '../../../ui/ui.texts.ts';
import { texts } from '../cvs.texts.ts';
import classes from './Field.module.css';
import { currentOf } from './fields.ts';

type FieldEditorProps = {
  campo: CampoCv;
  label: string;
  cv: Cv;
  saving: boolean;
  save: (fields: CvEditado) => Promise<unknown>;
  onDone: () => void;
};

/** The editor of one field, in its place: saved on purpose, Escape leaves it as it was. */
export function FieldEditor({ campo, label, cv, saving, save, onDone }: FieldEditorProps) {
  const [draft, setCvEditado] = useState<CvEditado>(() => currentOf(campo, cv));
  const [error, setError] = useState<string | null>(null);
  const change = (part: CvEditado) => setCvEditado((before) => ({ ...before, ...part }));

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (saving) return;
    setError(null);
    try {
      await save(draft);
      onDone();
    } catch (cause) {
      const { text, campos } = failureOf(cause);
      setError(Object.values(campos)[0] ?? `${texts.panel.saveFailed}. ${text}`);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onDone();
  };
  return (
    <form className={classes.editor} onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown} noValidate>
      {inputFor({ campo, label, draft, change, error })}
      <div className={classes.buttons}>
        <Button type="submit" size="compact-sm" disabled={saving}>
          {saving ? texts.panel.saving : texts.panel.save}
        </Button>
        <Button variant="default" size="compact-sm" onClick={onDone} disabled={saving}>
          {uiTexts.cancel}
        </Button>
      </div>
    </form>
  );
}

type InputProps = {
  campo: CampoCv;
  label: string;
  draft: CvEditado;
  change: (part: CvEditado) => void;
  error: string | null;
};

const amount = (value: string | number): number | null => (typeof value === 'number' ? value : null);

function inputFor({ campo, label, draft, change, error }: InputProps): ReactNode {
  const common = { 'aria-label': label, error, 'data-autofocus': true, autoFocus: true } as const;
  switch (campo) {
    case 'renta':
      return (
        <Group gap={8} align="flex-start" wrap="nowrap">
          <NumberInput
            label={texts.panel.rentaFrom}
            {...MONEY}
            autoFocus
            error={error}
            value={draft.pretension_renta ?? ''}
            onChange={(value) => change({ pretension_renta: amount(value) })}
          />
          <NumberInput
            label={texts.panel.rentaTo}
            {...MONEY}
            value={draft.pretension_max ?? ''}
            onChange={(value) => change({ pretension_max: amount(value) })}
          />
        </Group>
      );
    case 'experiencia':
      return EXPERIENCIAS.map((each) => (
        <Checkbox
          key={each}
          label={ETIQUETA_EXPERIENCIA[each]}
          checked={draft[`experiencia_${each}`] ?? false}
          onChange={({ currentTarget: { checked } }) => change({ [`experiencia_${each}`]: checked })}
        />
      ));
    case 'tecnologias':
    case 'criterios':
      return (
        <TagsInput
          {...common}
          description={texts.panel.listHint}
          acceptValueOnBlur
          classNames={{ inputField: classes.inner }}
          clearable={false}
          value={draft[campo] ?? []}
          onChange={(value) => change({ [campo]: value })}
        />
      );
    case 'rut':
      return <RutInput {...common} label="" value={draft.rut ?? ''} onChange={(rut) => change({ rut })} />;
    default:
      return (
        <TextInput
          {...common}
          type={campo === 'email' ? 'email' : campo === 'telefono' ? 'tel' : 'text'}
          value={draft[campo] ?? ''}
          onChange={({ currentTarget: { value } }) => change({ [campo]: value })}
        />
      );
  }
}

const MONEY = {
  min: 0,
  max: 1_000_000_000,
  allowDecimal: false,
  allowNegative: false,
  thousandSeparator: '.',
  decimalSeparator: ',',
  prefix: '$',
  hideControls: true,
} as const;
