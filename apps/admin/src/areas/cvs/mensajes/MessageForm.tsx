import { Anchor, Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import type { Medio, Plantilla } from '@recluta/domain/mensajesCandidato';
import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';
import { CopyButton } from '../../../ui/page/CopyButton.tsx';
import { texts } from './mensajes.texts.ts';
import { chatOf, mailtoOf } from './reach.ts';
import { CAMPOS, type Campo, messageFor, missingOf } from './templates.ts';

const ASKABLE = Object.entries(CAMPOS) as [Campo, { label: string }][];

/** What was changed of the template for a person; choosing another template takes nothing of it away. */
export type Draft = { asked?: readonly Campo[]; written?: string | null };

type MessageFormProps = {
  cv: Cv;
  kind: Plantilla;
  place: { proceso: string; empresa: string };
  draft: Draft;
  onDraft: (change: Draft) => void;
  onPrepared: (medio: Medio) => void;
  /** Beside 'Volver a la plantilla', once something was written. */
  more?: ReactNode;
};

/** The message for one person, and the ways it leaves by. */
export function MessageForm({ cv, kind, place, draft, onDraft, onPrepared, more }: MessageFormProps) {
  const asked = draft.asked ?? missingOf(cv);
  const template = messageFor(kind, cv, place, asked);
  const body = draft.written ?? template.body;
  const chat = chatOf(cv);
  const reasons = [!chat && texts.noWhatsapp, !cv.email && texts.noMail].filter(Boolean).join(' ');
  // The link is followed first: what comes next may have another person's address in its place.
  const prepared = (medio: Medio) => setTimeout(() => onPrepared(medio));
  return (
    <>
      {kind === 'datos' && (
        <Checkbox.Group
          label={texts.asked}
          description={texts.askedHint}
          value={[...asked]}
          onChange={(values) => onDraft({ asked: values as Campo[] })}
        >
          <Group gap={16} mt={8}>
            {ASKABLE.map(([campo, { label }]) => (
              <Checkbox key={campo} value={campo} label={label} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      <Stack gap={4} align="stretch">
        <Textarea
          label={texts.body}
          autosize
          minRows={7}
          maxRows={14}
          value={body}
          onChange={({ currentTarget: { value } }) => onDraft({ written: value })}
          data-autofocus
        />
        {body !== template.body && (
          <Group gap={16}>
            <Anchor component="button" type="button" size="xs" ta="start" onClick={() => onDraft({ written: null })}>
              {texts.again}
            </Anchor>
            {more}
          </Group>
        )}
      </Stack>
      <Text size="xs" c="dimmed">
        {texts.note} {reasons}
      </Text>
      <DialogFoot mt={-4} stuck>
        <CopyButton value={body} label={texts.copy} copiedLabel={texts.copied} onCopied={() => prepared('copia')} />
        {cv.email && (
          <Button
            component="a"
            variant="default"
            onClick={() => prepared('correo')}
            leftSection={<IconMail size={16} aria-hidden />}
            href={mailtoOf(cv.email, template.subject, body)}
          >
            {texts.mail}
          </Button>
        )}
        {chat && (
          <Button
            component="a"
            onClick={() => prepared('whatsapp')}
            leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
            href={`${chat}?text=${encodeURIComponent(body)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {texts.whatsapp}
          </Button>
        )}
      </DialogFoot>
    </>
  );
}
