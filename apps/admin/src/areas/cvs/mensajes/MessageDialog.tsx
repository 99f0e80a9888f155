import { Anchor, Select, Stack, Text } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { type Medio, PLANTILLAS, type Plantilla } from '@recluta/domain/mensajesCandidato';
import { useState } from 'react';
import { Unsaved } from '../../../lib/Unsaved.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { nameOf } from '../lista/cvWords.ts';
import { Lacking } from './Lacking.tsx';
import { type Draft, MessageForm } from './MessageForm.tsx';
import { useRecordMessage } from './mensajes.queries.ts';
import { texts } from './mensajes.texts.ts';
import { reachOf } from './reach.ts';
import { Steps } from './Steps.tsx';
import { ETIQUETA_PLANTILLA, inNameOf } from './templates.ts';

type MessageDialogProps = {
  proceso_id: number;
  /** One person, or several, one after the other. */
  cvs: readonly Cv[];
  plantilla: Plantilla;
  place: { proceso: string; empresa: string };
  onClose: () => void;
};

/** Prepares messages for candidates; each is sent by whoever opens it in their WhatsApp or mail. */
export function MessageDialog({ proceso_id, cvs, plantilla, place, onClose }: MessageDialogProps) {
  const many = cvs.length > 1;
  const [reach] = useState(() => reachOf(cvs));
  // One person's message can be copied though they have neither phone nor e-mail.
  const people = many ? reach.reachable : cvs;
  const [kind, setKind] = useState(plantilla);
  const [at, setAt] = useState(0);
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
  const [prepared, setPrepared] = useState<ReadonlySet<number>>(new Set());
  const record = useRecordMessage(proceso_id);
  const cv = people[at];
  const draft = (cv && drafts.get(cv.id)) ?? {};

  const change = (ids: readonly number[], part: (id: number) => Draft) =>
    setDrafts((before) => new Map([...before, ...ids.map((id) => [id, { ...before.get(id), ...part(id) }] as const)]));
  const onPrepared = (of: Cv, medio: Medio) => {
    record(of.id, kind, medio);
    const done = new Set([...prepared, of.id]);
    setPrepared(done);
    const next = people.findIndex((each, i) => i > at && !done.has(each.id));
    // Who copies has still to paste it somewhere: the person stays in sight.
    if (next >= 0 && medio !== 'copia') setAt(next);
  };
  const left = people.filter(({ id }) => id !== cv?.id && !prepared.has(id));
  const shareText = () => {
    if (!cv || !draft.written) return;
    const words = inNameOf(draft.written, cv);
    const of = new Map(left.map((each) => [each.id, words(each)]));
    change([...of.keys()], (id) => ({ written: of.get(id) ?? null }));
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={many ? texts.titleMany(cvs.length) : texts.title(cvs.map(nameOf)[0] ?? '')}
      size={560}
      endsWithFoot={cv !== undefined}
    >
      <Unsaved when={[...drafts].some(([id, { written }]) => written != null && !prepared.has(id))} />
      <Stack gap={16}>
        {many && cv && (
          <Steps
            name={nameOf(cv)}
            at={at}
            of={people.length}
            done={prepared.has(cv.id)}
            prepared={prepared.size}
            onGo={setAt}
          />
        )}
        {many && <Lacking reach={reach} />}
        {cv ? (
          <>
            <Select
              label={texts.kind}
              data={PLANTILLAS.map((value) => ({ value, label: ETIQUETA_PLANTILLA[value] }))}
              value={kind}
              onChange={(value) => value && setKind(value)}
            />
            <MessageForm
              key={cv.id}
              cv={cv}
              kind={kind}
              place={place}
              draft={draft}
              onDraft={(part) => change([cv.id], () => part)}
              onPrepared={(medio) => onPrepared(cv, medio)}
              more={
                left.length > 0 && (
                  <Anchor component="button" type="button" size="xs" onClick={shareText}>
                    {texts.share(left.length)}
                  </Anchor>
                )
              }
            />
          </>
        ) : (
          <Text>{texts.nobody}</Text>
        )}
      </Stack>
    </Dialog>
  );
}
