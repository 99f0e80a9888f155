import { Autocomplete, Button, Checkbox, TagsInput, TextInput } from '@mantine/core';
import { ETIQUETA_EXPERIENCIA, EXPERIENCIAS, NACIONALIDADES } from '@recluta/domain/archivos';
import type { CampoCv } from '@recluta/domain/campos';
import type { Cv, CvEditado } from '@recluta/domain/esquemas';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { editOf } from '../../../lib/edits.ts';
import { failureOf } from '../../../lib/errors.ts';
import { useMeanwhile } from '../../../lib/useMeanwhile.ts';
import { ConflictNotice } from '../../../ui/dialogs/ConflictNotice.tsx';
import { RutInput } from '../../../ui/forms/RutInput.tsx';
import { texts as uiTexts } from '../../../ui/ui.texts.ts';
import { texts } from '../cvs.texts.ts';
import classes from './Field.module.css';
import { currentOf, LABELS, wordsOf } from './fields.ts';
import { RentaInputs } from './RentaInputs.tsx';

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
  const form = useRef<HTMLFormElement>(null);
  // Also what is said below the last field of a low window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows by its error
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const [wrong, setWrong] = useState<string | null>(null);
  const change = (part: CvEditado) => setDraft((typed) => ({ ...typed, ...part }));
  const { before, clashing, changed, mine, theirs, settle } = useMeanwhile(now, draft, saving);

  const submit = async (typed: CvEditado, base: CvEditado) => {
    if (saving) return;
    setError(wrong);
    if (wrong) return;
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
      ref={form}
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
      {inputFor({ campo, label, draft, change, error, onWrong: setWrong })}
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
  onWrong: (why: string | null) => void;
};

function inputFor({ campo, label, draft, change, error, onWrong }: InputProps): ReactNode {
  const common = { 'aria-label': label, error, 'data-autofocus': true, autoFocus: true } as const;
  switch (campo) {
    case 'renta':
      return <RentaInputs draft={draft} change={change} error={error} onWrong={onWrong} />;
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
    case 'nacionalidad':
      return (
        <Autocomplete
          {...common}
          data={NATIONALITIES}
          value={draft.nacionalidad ?? ''}
          onChange={(nacionalidad) => change({ nacionalidad })}
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

const NATIONALITIES = Object.keys(NACIONALIDADES);
