import { Anchor, Button, Checkbox, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { PLANTILLAS, type Plantilla } from '@recluta/domain/mensajesCandidato';
import { whatsappUrl } from '@recluta/domain/telefono';
import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { CopyButton } from '../../../ui/page/CopyButton.tsx';
import { nameOf } from '../lista/cvWords.ts';
import { useRecordMessage } from './mensajes.queries.ts';
import { texts } from './mensajes.texts.ts';
import { CAMPOS, type Campo, ETIQUETA_PLANTILLA, messageFor, missingOf } from './templates.ts';

const ASKABLE = Object.entries(CAMPOS) as [Campo, { label: string }][];

type MessageDialogProps = {
  proceso_id: number;
  cv: Cv;
  plantilla: Plantilla;
  place: { proceso: string; empresa: string };
  onClose: () => void;
};

/** Prepares a message for a candidate; it is sent by whoever opens it in their WhatsApp or mail. */
export function MessageDialog({ proceso_id, cv, plantilla, place, onClose }: MessageDialogProps) {
  const [kind, setKind] = useState(plantilla);
  const [asked, setAsked] = useState(() => missingOf(cv));
  /** What was written over the template; choosing another one does not take it away. */
  const [written, setWritten] = useState<string | null>(null);
  const record = useRecordMessage(proceso_id, cv.id);
  const template = messageFor(kind, cv, place, asked);
  const message = { ...template, body: written ?? template.body };
  const chat = cv.telefono ? whatsappUrl(cv.telefono) : null;
  const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;
  const reasons = [!chat && texts.noWhatsapp, !cv.email && texts.noMail].filter(Boolean).join(' ');
  return (
    <Dialog opened onClose={onClose} title={texts.title(nameOf(cv))} size={560}>
      <Stack gap={16}>
        <Select
          label={texts.kind}
          data={PLANTILLAS.map((value) => ({ value, label: ETIQUETA_PLANTILLA[value] }))}
          value={kind}
          allowDeselect={false}
          onChange={(value) => {
            const chosen = PLANTILLAS.find((each) => each === value);
            if (chosen) setKind(chosen);
          }}
        />
        {kind === 'datos' && (
          <Checkbox.Group
            label={texts.asked}
            description={texts.askedHint}
            value={asked}
            onChange={(values) => setAsked(values as Campo[])}
          >
            <Group gap={16} mt={8}>
              {ASKABLE.map(([campo, { label }]) => (
                <Checkbox key={campo} value={campo} label={label} />
              ))}
            </Group>
          </Checkbox.Group>
        )}
        <Textarea
          label={texts.body}
          autosize
          minRows={7}
          maxRows={14}
          value={message.body}
          onChange={({ currentTarget: { value } }) => setWritten(value)}
          data-autofocus
        />
        {written !== null && written !== template.body && (
          <Anchor component="button" type="button" size="xs" ta="start" onClick={() => setWritten(null)}>
            {texts.again}
          </Anchor>
        )}
        <Text size="xs" c="dimmed">
          {texts.note} {reasons}
        </Text>
        <Group justify="flex-end" gap={8}>
          <CopyButton
            value={message.body}
            label={texts.copy}
            copiedLabel={texts.copied}
            onCopied={() => record(kind, 'copia')}
          />
          {cv.email && (
            <Button
              component="a"
              variant="default"
              onClick={() => record(kind, 'correo')}
              leftSection={<IconMail size={16} aria-hidden />}
              href={`mailto:${encodeURIComponent(cv.email)}?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(message.body)}`}
            >
              {texts.mail}
            </Button>
          )}
          {chat && (
            <Button
              component="a"
              onClick={() => record(kind, 'whatsapp')}
              leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
              href={`${chat}?text=${encodeURIComponent(message.body)}`}
              {...outside}
            >
              {texts.whatsapp}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
