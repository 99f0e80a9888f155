import { Button, Checkbox, Group, NumberInput, TagsInput, TextInput } from '@mantine/core';
import { ETIQUETA_EXPERIENCIA, EXPERIENCIAS } from '@recluta/domain/archivos';
import type { CampoCv } from '@recluta/domain/campos';
import type { Cv, CvEditado } from '@recluta/domain/esquemas';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { editOf } from '../../../lib/edits.ts';
import { failureOf } from '../../../lib/errors.ts';
import { useMeanwhile } from '../../../lib/useMeanwhile.ts';
import { ConflictNotice } from '../../../ui/dialogs/ConflictNotice.tsx';
import { RutInput } from '../../../ui/forms/RutInput.tsx';
import { texts as uiTexts } from '../../../ui/ui.texts.ts';
import { texts } from '../cvs.texts.ts';
import classes from './Field.module.css';
import { currentOf, LABELS, wordsOf } from './fields.ts';

type FieldEditorProps = {
  campo: CampoCv;
  label: string;
  cv: Cv;
  saving: boolean;
  save: (fields: CvEditado, antes: CvEditado) => Promise<unknown>;
  onDone: () => void;
};

/**
 * The editor of one field, in its place: saved on purpose, Escape leaves it as it was. What somebody else saves of it
 * meanwhile is told.
 */
export function FieldEditor({ campo, label, cv, saving, save, onDone }: FieldEditorProps) {
  const now = currentOf(campo, cv);
  const [draft, setDraft] = useState(now);
  const [error, setError] = useState<string | null>(null);
  const change = (part: CvEditado) => setDraft((typed) => ({ ...typed, ...part }));
  const { before, clashing, changed, mine, theirs, settle } = useMeanwhile(now, draft, saving);

  const submit = async (typed: CvEditado, base: CvEditado) => {
    if (saving) return;
    setError(null);
    try {
      const { changes, antes } = editOf(base, typed);
      // What is saved as it stands was looked at, and is right.
      await (Object.keys(changes).length > 0 ? save(changes, antes) : save(typed, base));
      onDone();
    } catch (cause) {
      const { text, campos } = failureOf(cause);
      setError(Object.values(campos)[0] ?? `${texts.panel.saveFailed}. ${text}`);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // What is being typed is not lost to a key of the list.
    if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onDone();
  };
  return (
    <form
      className={classes.editor}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void submit(draft, before);
      }}
      onKeyDown={onKeyDown}
      noValidate
    >
      <ConflictNotice
        clashing={clashing}
        changed={changed}
        labels={LABELS}
        theirs={(field) => wordsOf(field, now)}
        mine={(field) => wordsOf(field, draft)}
        busy={saving}
        onMine={() => {
          settle();
          setDraft(mine);
          void submit(mine, now);
        }}
        onTheirs={() => {
          setError(null);
          settle();
          setDraft(theirs);
        }}
      />
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
