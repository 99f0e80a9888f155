import { Alert, Button, Radio } from '@mantine/core';
import { CAMPOS_CV, type CampoCv } from '@recluta/domain/campos';
import type { Cv, EdicionCv, Etapa, FusionVista } from '@recluta/domain/esquemas';
import { formatInstantDay, timeAgo } from '@recluta/domain/fechas';
import { type Eleccion, isAlike, SUMABLES, usualChoice } from '@recluta/domain/fusion';
import { IconAlertCircle } from '@tabler/icons-react';
import { createContext, type ReactNode, use, useId, useState } from 'react';
import { Answer } from '../../../lib/Answer.tsx';
import { failureOf } from '../../../lib/errors.ts';
import { Unsaved } from '../../../lib/Unsaved.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { CancelButton, DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';
import { texts as uiTexts } from '../../../ui/ui.texts.ts';
import { texts as cvTexts } from '../../cvs/cvs.texts.ts';
import { editionOf } from '../../cvs/panel/fields.ts';
import { texts } from '../adjuntos.texts.ts';
import { useMerge, useMergeView } from './fusion.queries.ts';
import classes from './MergeDialog.module.css';
import { quoteOf, shownOf } from './values.ts';

type MergeDialogProps = {
  proceso_id: number;
  cv_id: number;
  otro_id: number;
  etapas: ReadonlyMap<string, Etapa>;
  onMerged: (cv: Cv) => void;
  onClose: () => void;
};

const { merge: words } = texts;

/** Two cvs of a person side by side: which stays, and which data of each. */
export function MergeDialog(props: MergeDialogProps) {
  const { proceso_id, cv_id, otro_id, onMerged, onClose } = props;
  const query = useMergeView({ proceso_id, cv_id, otro_id });
  const merging = useMerge(proceso_id, (cv) => {
    onClose();
    onMerged(cv);
  });
  const close = merging.busy ? () => undefined : onClose;
  return (
    <Dialog opened onClose={close} title={words.title} size={720} endsWithFoot>
      <Answer query={query} failed={words.loadFailed} height={320}>
        {(view) => (
          <Choices
            key={view.huella}
            {...props}
            view={view}
            merging={merging}
            onReview={() => {
              merging.reset();
              void query.refetch();
            }}
          />
        )}
      </Answer>
    </Dialog>
  );
}

type Side = 'uno' | 'dos';
type Pick = Side | 'ambos';
const OTHER: Record<Side, Side> = { uno: 'dos', dos: 'uno' };

type ChoicesProps = MergeDialogProps & {
  view: FusionVista;
  merging: ReturnType<typeof useMerge>;
  onReview: () => void;
};

function Choices({ proceso_id, etapas, view, merging, onReview }: ChoicesProps) {
  const sides = { uno: view.este, dos: view.otro };
  const [stays, setStays] = useState<Side>('uno');
  const [picked, setPicked] = useState<Partial<Record<CampoCv, Pick>>>({});
  const [stage, setStage] = useState<Side | null>(null);
  const este = sides[stays].cv;
  const otro = sides[OTHER[stays]].cv;
  const sideOf: Record<Eleccion, Pick> = { este: stays, otro: OTHER[stays], ambos: 'ambos' };
  const tecleados = { este: Object.keys(sides[stays].ediciones), otro: Object.keys(sides[OTHER[stays]].ediciones) };
  const choiceOf = (pick: Pick): Eleccion => (pick === 'ambos' ? pick : pick === stays ? 'este' : 'otro');
  const pickOf = (campo: CampoCv): Pick => picked[campo] ?? sideOf[usualChoice(campo, este, otro, tecleados)];
  const asked = CAMPOS_CV.filter((campo) => !isAlike(campo, este, otro));
  const alike = CAMPOS_CV.filter((campo) => isAlike(campo, este, otro) && shownOf(campo, este) !== '');
  const stageOf = (side: Side) => etapas.get(sides[side].cv.etapa)?.nombre ?? sides[side].cv.etapa;
  const failure = merging.error ? failureOf(merging.error) : null;
  const submit = () =>
    merging.merge({
      proceso_id,
      cv_id: este.id,
      otro_id: otro.id,
      huella: view.huella,
      elecciones: Object.fromEntries(asked.map((campo) => [campo, choiceOf(pickOf(campo))])),
      etapa: (stage ?? stays) === stays ? 'este' : 'otro',
    });
  return (
    <form
      aria-busy={merging.busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (!merging.busy) submit();
      }}
    >
      <Unsaved when={stays !== 'uno' || stage !== null || Object.keys(picked).length > 0} words={uiTexts.unchosen} />
      <Question label={words.keep}>
        {(['uno', 'dos'] as const).map((side) => {
          const { cv, notas, entrevistas, adjuntos } = sides[side];
          return (
            <Option key={side} checked={stays === side} onChoose={() => setStays(side)} value={cv.archivo_nombre}>
              {[
                words.received(formatInstantDay(cv.creado_en)),
                stageOf(side),
                words.brings(notas, entrevistas, adjuntos),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Option>
          );
        })}
      </Question>
      <p className={classes.note}>{words.keepHint}</p>
      {sides.uno.cv.etapa !== sides.dos.cv.etapa && (
        <Question label={words.stage}>
          {(['uno', 'dos'] as const).map((side) => (
            <Option
              key={side}
              checked={(stage ?? stays) === side}
              onChoose={() => setStage(side)}
              value={stageOf(side)}
            />
          ))}
        </Question>
      )}
      {asked.length > 0 && <h3 className={classes.title}>{words.choose}</h3>}
      {asked.map((campo) => (
        <Question key={campo} label={cvTexts.panel.fields[campo]} three={SUMABLES.includes(campo)}>
          {(['uno', 'dos'] as const).map((side) => {
            const { cv, lectura, ediciones } = sides[side];
            const quote = quoteOf(campo, cv, lectura);
            const edicion = editionOf(campo, ediciones);
            return (
              <Option
                key={side}
                checked={pickOf(campo) === side}
                onChoose={() => setPicked({ ...picked, [campo]: side })}
                value={shownOf(campo, cv) || words.none}
              >
                {edicion ? editedBy(edicion) : quote && <q className={classes.quote}>{quote}</q>}
              </Option>
            );
          })}
          {SUMABLES.includes(campo) && (
            <Option
              checked={pickOf(campo) === 'ambos'}
              onChoose={() => setPicked({ ...picked, [campo]: 'ambos' })}
              value={words.both}
            />
          )}
        </Question>
      ))}
      {alike.length > 0 && (
        <p className={classes.note}>{words.alike(alike.map((campo) => cvTexts.panel.fields[campo]).join(', '))}</p>
      )}
      <p className={classes.note}>{words.what}</p>
      {failure && (
        <Alert color="copihue" title={words.failed} icon={<IconAlertCircle size={18} aria-hidden />} role="alert">
          {failure.text}
          {failure.codigo === 'cambiado' && (
            <Button size="compact-sm" variant="default" mt={8} display="block" onClick={onReview}>
              {words.changed}
            </Button>
          )}
        </Alert>
      )}
      <DialogFoot mt={20} stuck>
        <CancelButton disabled={merging.busy} />
        <Button type="submit" disabled={merging.busy || failure?.codigo === 'cambiado'}>
          {merging.busy ? words.busy : words.submit}
        </Button>
      </DialogFoot>
    </form>
  );
}

const editedBy = ({ usuario_nombre, creado_en, confirmado }: EdicionCv): string =>
  cvTexts.panel.edited(usuario_nombre, creado_en && timeAgo(creado_en, Date.now()), confirmado);

type QuestionProps = { label: string; three?: boolean; children: ReactNode };

/** A group of its own for the arrows of the keyboard. */
const GroupName = createContext('');

function Question({ label, three, children }: QuestionProps) {
  const name = useId();
  return (
    <fieldset className={classes.field}>
      <legend>{label}</legend>
      <div className={classes.options} data-three={three || undefined}>
        <GroupName value={name}>{children}</GroupName>
      </div>
    </fieldset>
  );
}

type OptionProps = { checked: boolean; onChoose: () => void; value: string; children?: ReactNode };

function Option({ checked, onChoose, value, children }: OptionProps) {
  const id = useId();
  const name = use(GroupName);
  return (
    <label className={classes.option} htmlFor={id}>
      <span className={classes.choice}>
        <Radio id={id} size="xs" name={name} checked={checked} onChange={onChoose} />
        <span className={classes.value}>{value}</span>
        {children && <span className={classes.meta}>{children}</span>}
      </span>
    </label>
  );
}
