import { Button, Group, Modal, Select, Stack, Text, Textarea } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { whatsappUrl } from '@recluta/domain/telefono';
import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { CopyButton } from '../../../ui/page/CopyButton.tsx';
import { nameOf } from '../lista/cvWords.ts';
import { texts } from './mensajes.texts.ts';
import { ETIQUETA_PLANTILLA, messageFor, PLANTILLAS, type Plantilla } from './templates.ts';

type MessageDialogProps = {
  cv: Cv;
  plantilla: Plantilla;
  place: { proceso: string; empresa: string };
  onClose: () => void;
};

/** Prepares a message for a candidate; it is sent by whoever opens it in their WhatsApp or mail. */
export function MessageDialog({ cv, plantilla, place, onClose }: MessageDialogProps) {
  const [kind, setKind] = useState(plantilla);
  const [message, setMessage] = useState(() => messageFor(plantilla, cv, place));
  const choose = (value: Plantilla) => {
    setKind(value);
    setMessage(messageFor(value, cv, place));
  };
  const chat = cv.telefono ? whatsappUrl(cv.telefono) : null;
  const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;
  const reasons = [!chat && texts.noWhatsapp, !cv.email && texts.noMail].filter(Boolean).join(' ');
  return (
    <Modal opened onClose={onClose} title={texts.title(nameOf(cv))} size={560}>
      <Stack gap={16}>
        <Select
          label={texts.kind}
          data={PLANTILLAS.map((value) => ({ value, label: ETIQUETA_PLANTILLA[value] }))}
          value={kind}
          allowDeselect={false}
          onChange={(value) => {
            const chosen = PLANTILLAS.find((each) => each === value);
            if (chosen) choose(chosen);
          }}
        />
        <Textarea
          label={texts.body}
          autosize
          minRows={7}
          maxRows={14}
          value={message.body}
          onChange={({ currentTarget: { value } }) => setMessage((before) => ({ ...before, body: value }))}
          data-autofocus
        />
        <Text size="xs" c="dimmed">
          {texts.note} {reasons}
        </Text>
        <Group justify="flex-end" gap={8}>
          <CopyButton value={message.body} label={texts.copy} copiedLabel={texts.copied} />
          {cv.email && (
            <Button
              component="a"
              variant="default"
              leftSection={<IconMail size={16} aria-hidden />}
              href={`mailto:${encodeURIComponent(cv.email)}?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(message.body)}`}
            >
              {texts.mail}
            </Button>
          )}
          {chat && (
            <Button
              component="a"
              leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
              href={`${chat}?text=${encodeURIComponent(message.body)}`}
              {...outside}
            >
              {texts.whatsapp}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
