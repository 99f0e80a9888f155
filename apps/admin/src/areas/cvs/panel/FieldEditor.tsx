import { Autocomplete, Button, Checkbox, type OptionsFilter, TextInput } from '@mantine/core';
import { ETIQUETA_EXPERIENCIA, EXPERIENCIAS, NACIONALIDADES } from '@recluta/domain/archivos';
import type { CampoCv } from '@recluta/domain/campos';
import { type Cv, type CvEditado, cvEditado } from '@recluta/domain/esquemas';
import { isSame } from '@recluta/domain/same';
import { matches } from '@recluta/domain/texto';
import { IconFileSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { bySchema } from '../../../lib/checks.ts';
import { editOf } from '../../../lib/edits.ts';
import { failureOf } from '../../../lib/errors.ts';
import { useChecks } from '../../../lib/useChecks.ts';
import { useMeanwhile } from '../../../lib/useMeanwhile.ts';
import { ConflictNotice } from '../../../ui/dialogs/ConflictNotice.tsx';
import { useClosing } from '../../../ui/dialogs/closing.ts';
import { LossQuestion } from '../../../ui/dialogs/LossQuestion.tsx';
import { RutInput } from '../../../ui/forms/RutInput.tsx';
import { texts as uiTexts } from '../../../ui/ui.texts.ts';
import { texts } from '../cvs.texts.ts';
import classes from './Field.module.css';
import { currentOf, type FieldEdit, LABELS, type Words, wordsOf } from './fields.ts';
import { ListInput } from './ListInput.tsx';
import { withTyped } from './listTyping.ts';
import { RentaInputs, rentaProblem, type Told } from './RentaInputs.tsx';
import { useUnsaved } from './useUnsaved.ts';

type FieldEditorProps = {
  campo: CampoCv;
  label: string;
  cv: Cv;
  save: (fields: CvEditado, antes: CvEditado) => Promise<unknown>;
  /** When its file was read; null: not yet. */
  leido_en: string | null;
  /** What stands in it was typed by nobody. */
  unedited: boolean;
  /** undefined: nothing was changed yet. */
  typed: FieldEdit | undefined;
  /** Its pencil was pressed, and it takes the focus; else what was typed is only shown again. */
  asked: boolean;
  onType: (change: (typed: FieldEdit | undefined) => FieldEdit) => void;
  onDone: () => void;
};

/**
 * The editor of one field, in its place: saved on purpose; Escape leaves it as it was, after asking when something was typed. What somebody else saves of it
 * meanwhile is told. What is typed stays with the cv when one leaves it.
 */
export function FieldEditor({
  campo,
  label,
  cv,
  save,
  leido_en,
  unedited,
  typed,
  asked,
  onType,
  onDone,
}: FieldEditorProps) {
  const now = currentOf(campo, cv);
  // While nothing is typed, what somebody else saves just appears.
  const draft = typed?.now ?? now;
  const words = typed?.words ?? NO_WORDS;
  const whole = withPending(campo, draft, words);
  const [refused, setRefused] = useState<string | null>(null);
  // Its own: what is typed of one field does not wait for another that is still being saved.
  const [saving, setSaving] = useState(false);
  const { check, of } = useChecks({ [campo]: typedOf(campo, whole, words) }, () => ({
    [campo]: campo === 'renta' ? (rentaProblem(draft, words) ?? undefined) : ofSchema(whole)[campo],
  }));
  const { error = refused, onBlur } = of(campo);
  const form = useRef<HTMLFormElement>(null);
  // Also what is said below the last field of a low window.
  useEffect(() => {
    if (asked || error) form.current?.scrollIntoView({ block: 'nearest' });
  }, [asked, error]);
  const { clashing, changed, mine, theirs, settle, ...known } = useMeanwhile(now, draft, saving, typed?.before);
  const before = typed ? known.before : now;
  // The row of a cv that is read for the first time comes before its reading.
  const isReading = typed?.leido_en !== leido_en || (leido_en === null && cv.lectura === 'leido');
  const setUnsaved = useUnsaved(label, cv);
  const change = (part: CvEditado, said: Words = {}) => {
    // What is typed into what is on its way would go with it, unsaved.
    if (saving) return;
    setRefused(null);
    setUnsaved(true);
    if (!typed) settle();
    onType((latest = { before, now: draft, words, leido_en }) => ({
      ...latest,
      now: { ...latest.now, ...part },
      words: { ...latest.words, ...said },
    }));
  };
  const done = () => {
    setUnsaved(false);
    onDone();
  };

  const submit = async (typed: CvEditado, base: CvEditado) => {
    if (saving || !check(form.current)) return;
    setRefused(null);
    setUnsaved(false);
    setSaving(true);
    try {
      const { changes, antes } = editOf(base, typed);
      // What is saved as it stands was looked at, and is right.
      await (Object.keys(changes).length > 0 ? save(changes, antes) : save(typed, base));
      done();
    } catch (cause) {
      setUnsaved(true);
      const { text, codigo, campos } = failureOf(cause);
      // By whom is told beside it, once it is known.
      if (codigo === 'cambiado') setRefused(texts.panel.changedMeanwhile);
      else setRefused(Object.values(campos)[0] ?? `${texts.panel.saveFailed}. ${text}`);
    } finally {
      setSaving(false);
    }
  };
  const closing = useClosing(done, typed && isChanged(typed) ? uiTexts.unsaved : null);
  const onKeyDown = (event: KeyboardEvent) => {
    // What is being typed is not lost to a key of the list.
    if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    // As its button: what is on its way cannot be taken back here.
    if (!saving) closing.close();
  };
  return (
    <form
      ref={form}
      className={classes.editor}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void submit(whole, before);
      }}
      onKeyDown={onKeyDown}
      onInput={() => closing.asked?.answer(false)}
      noValidate
    >
      <ConflictNotice
        clashing={clashing}
        changed={typed ? changed : []}
        labels={LABELS}
        theirs={(field) => wordsOf(field, now)}
        mine={(field) => wordsOf(field, draft)}
        busy={saving}
        by={unedited && isReading ? READING : undefined}
        onMine={() => {
          settle();
          onType(() => ({ before: now, now: mine, words, leido_en }));
          void submit(mine, now);
        }}
        onTheirs={() => {
          setRefused(null);
          settle();
          onType(() => ({ before: now, now: theirs, words: NO_WORDS, leido_en }));
        }}
      />
      {inputFor({ campo, label, draft, words, change, told: { error, onBlur }, asked })}
      <div className={classes.buttons}>
        {closing.asked ? (
          <LossQuestion asked={closing.asked} size="compact-sm" />
        ) : (
          <>
            <Button type="submit" size="compact-sm" disabled={saving}>
              {saving ? texts.panel.saving : texts.panel.save}
            </Button>
            <Button variant="default" size="compact-sm" onClick={closing.close} disabled={saving}>
              {uiTexts.cancel}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

type InputProps = {
  campo: CampoCv;
  label: string;
  draft: CvEditado;
  words: Words;
  change: (part: CvEditado, said?: Words) => void;
  told: Told;
  asked: boolean;
};

function inputFor({ campo, label, draft, words, change, told, asked }: InputProps): ReactNode {
  const common = { 'aria-label': label, ...told, autoFocus: asked } as const;
  switch (campo) {
    case 'renta':
      return <RentaInputs draft={draft} words={words} change={change} told={told} autoFocus={asked} />;
    case 'experiencia':
      return EXPERIENCIAS.map((each, i) => (
        <Checkbox
          key={each}
          autoFocus={asked && i === 0}
          label={ETIQUETA_EXPERIENCIA[each]}
          checked={draft[`experiencia_${each}`] ?? false}
          onChange={({ currentTarget: { checked } }) => change({ [`experiencia_${each}`]: checked })}
        />
      ));
    case 'tecnologias':
    case 'criterios':
      return (
        <ListInput
          {...common}
          items={draft[campo] ?? []}
          word={words[campo] ?? ''}
          onItems={(items) => change({ [campo]: items }, { [campo]: '' })}
          onWord={(word) => change({}, { [campo]: word })}
        />
      );
    case 'nacionalidad':
      return (
        <Autocomplete
          {...common}
          data={NATIONALITIES}
          filter={unlessWhole}
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
          // A field of addresses would write `ñandú.cl` as `xn--…`: the keyboard of one is enough.
          type={campo === 'telefono' ? 'tel' : 'text'}
          inputMode={campo === 'email' ? 'email' : undefined}
          value={draft[campo] ?? ''}
          onChange={({ currentTarget: { value } }) => change({ [campo]: value })}
        />
      );
  }
}

const ofSchema = bySchema(cvEditado);
const isChanged = ({ before, now, words }: FieldEdit): boolean =>
  !isSame(before, now) || Object.values(words).some(Boolean);
/** What is typed of a field, whether or not it can be understood. */
const typedOf = (campo: CampoCv, draft: CvEditado, words: Words): unknown =>
  campo in draft ? draft[campo as keyof CvEditado] : { draft, words };

/** With the word of a list that is still being typed. */
function withPending(campo: CampoCv, draft: CvEditado, words: Words): CvEditado {
  if (campo !== 'tecnologias' && campo !== 'criterios') return draft;
  const items = draft[campo] ?? [];
  return words[campo]?.trim() ? { ...draft, [campo]: withTyped(items, [...items, words[campo]]) } : draft;
}

const NO_WORDS: Words = {};
const READING = { icon: IconFileSearch, ...texts.panel.readMeanwhile };
/** Nothing to choose, and nothing over the buttons, once one of them is written. */
const unlessWhole: OptionsFilter = ({ options, search }) =>
  options.filter((each) => 'value' in each && each.value !== search && matches(each.label, search));
const NATIONALITIES = Object.keys(NACIONALIDADES);
