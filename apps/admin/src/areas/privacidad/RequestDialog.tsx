import { Alert, Button, Textarea } from '@mantine/core';
import { type CvCoincidente, type Solicitud, solicitudRespondida } from '@recluta/domain/esquemas';
import { dayInChile, formatInstantDay } from '@recluta/domain/fechas';
import { CUMPLE, canExtend, DERECHOS, notYetDone } from '@recluta/domain/solicitudes';
import { IconUsers } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import { Answer } from '../../lib/Answer.tsx';
import { bySchema } from '../../lib/checks.ts';
import { Unsaved } from '../../lib/Unsaved.tsx';
import { useChecks } from '../../lib/useChecks.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { CopyButton } from '../../ui/page/CopyButton.tsx';
import { GrantQuestion } from './GrantQuestion.tsx';
import { PeopleChooser } from './PeopleChooser.tsx';
import classes from './Privacidad.module.css';
import { type Acto, useRequest, useWorkRequest } from './privacidad.queries.ts';
import { texts } from './privacidad.texts.ts';
import { RequestClock } from './RequestClock.tsx';
import { type PeopleChoice, usePeopleChoice } from './usePeopleChoice.ts';

const { requests } = texts;

/** One request: who asked what, whose cvs may be meant, and the answer. */
export function RequestDialog({ solicitud_id, onClose }: { solicitud_id: number; onClose: () => void }) {
  const query = useRequest(solicitud_id);
  const title = query.data ? `${DERECHOS[query.data.solicitud.derecho].nombre} · ${query.data.solicitud.folio}` : ' ';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      size={640}
      endsWithFoot={query.data?.solicitud.estado === 'recibida'}
    >
      <Answer query={query} failed={texts.loadFailed}>
        {(data) => <Body {...data} onClose={onClose} />}
      </Answer>
    </Dialog>
  );
}

type BodyProps = { solicitud: Solicitud; coincidencias: CvCoincidente[]; onClose: () => void };

function Body({ solicitud, coincidencias, onClose }: BodyProps) {
  const [text, setText] = useState('');
  const choice = usePeopleChoice(coincidencias, solicitud.email);
  const { id, derecho, nombre, rut, email, detalle, estado, respuesta, respondida_en, respondida_por } = solicitud;
  return (
    <>
      <p className={classes.asked}>{DERECHOS[derecho].pide}</p>
      <p className={classes.quiet}>
        {[nombre ?? requests.erased, rut, email].filter(Boolean).join(' · ')} · <RequestClock {...solicitud} />
      </p>
      {detalle && <blockquote className={classes.quote}>{detalle}</blockquote>}
      <h3 className={classes.heading}>{texts.person.found}</h3>
      <PeopleChooser choice={choice} solicitud_id={id} onErased={() => undefined} />
      <h3 className={classes.heading}>{requests.answer}</h3>
      {estado === 'recibida' ? (
        <AnswerForm solicitud={solicitud} choice={choice} text={text} onText={setText} onClose={onClose} />
      ) : (
        <>
          {text.trim() !== '' && <Unsent text={text} />}
          <p className={classes.answer}>{respuesta ?? requests.erased}</p>
          {respondida_en && (
            <p className={classes.quiet}>{requests.by(respondida_por ?? '', formatInstantDay(respondida_en))}</p>
          )}
        </>
      )}
    </>
  );
}

/** A colleague was faster: what was typed cannot be sent any more, and can be taken along. */
function Unsent({ text }: { text: string }) {
  return (
    <Alert color="atacama" role="alert" title={requests.faster} icon={<IconUsers size={18} aria-hidden />} mb={12}>
      <p className={classes.answer}>{text}</p>
      <CopyButton value={text} size="compact-sm" mt={8} />
    </Alert>
  );
}

const ofAnswer = bySchema(solicitudRespondida.pick({ respuesta: true }));

type AnswerFormProps = {
  solicitud: Solicitud;
  choice: PeopleChoice;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
};

type Question = { acto: Acto; cv_ids: readonly number[]; quedan: readonly number[] };

function AnswerForm({ solicitud, choice, text, onText, onClose }: AnswerFormProps) {
  const { check, of } = useChecks({ respuesta: text }, ofAnswer);
  const { answer, extend, busy, failure } = useWorkRequest(solicitud.id, onClose);
  const [question, setQuestion] = useState<Question | null>(null);
  const send = (estado: 'acogida' | 'denegada', { currentTarget }: MouseEvent) => {
    if (busy || !check(currentTarget.closest('[role="dialog"]'))) return;
    const acto = CUMPLE[solicitud.derecho];
    const left = estado === 'acogida' ? notYetDone(solicitud.derecho, choice.coincidencias) : [];
    if (acto === null || left.length === 0) return answer(estado, text.trim());
    const ids = (chosen: boolean) => left.filter((cv) => choice.isChosen(cv) === chosen).map(({ id }) => id);
    setQuestion({ acto, cv_ids: ids(true), quedan: ids(false) });
  };
  return (
    <>
      <Unsaved when={text.trim() !== ''} />
      {failure && (
        <Alert color="copihue" title={requests.answerFailed} role="alert" mb={8}>
          {failure}
        </Alert>
      )}
      <Textarea
        aria-label={requests.answer}
        description={requests.answerHelp}
        autosize
        minRows={3}
        value={text}
        {...of('respuesta')}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <DialogFoot mt={8} stuck>
        {canExtend(solicitud, dayInChile(Date.now())) && (
          <Button variant="subtle" disabled={busy} onClick={extend}>
            {requests.extend}
          </Button>
        )}
        <Button variant="default" disabled={busy} onClick={(event) => send('denegada', event)}>
          {requests.deny}
        </Button>
        <Button disabled={busy} onClick={(event) => send('acogida', event)}>
          {busy ? requests.answering : requests.accept}
        </Button>
      </DialogFoot>
      {question && (
        <GrantQuestion
          solicitud_id={solicitud.id}
          {...question}
          onCancel={() => setQuestion(null)}
          onDone={() => {
            setQuestion(null);
            answer('acogida', text.trim(), [...question.quedan]);
          }}
        />
      )}
    </>
  );
}
