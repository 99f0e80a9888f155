import { ActionIcon, Group, Text } from '@mantine/core';
import { IconCheck, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { texts } from './mensajes.texts.ts';

type StepsProps = { name: string; at: number; of: number; done: boolean; prepared: number; onGo: (at: number) => void };

/** Whose turn it is among several, and the way to the others. */
export function Steps({ name, at, of, done, prepared, onGo }: StepsProps) {
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  const go = (to: number) => {
    onGo(to);
    // At an end the other one has the focus: what is disabled loses it, and the keys would come from the page.
    const stays = to === 0 ? on : to === of - 1 ? back : null;
    queueMicrotask(() => stays?.current?.focus());
  };
  return (
    <Group gap={8} wrap="nowrap">
      <ActionIcon
        ref={back}
        variant="default"
        aria-label={texts.previous}
        disabled={at === 0}
        onClick={() => go(at - 1)}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        ref={on}
        variant="default"
        aria-label={texts.next}
        disabled={at === of - 1}
        onClick={() => go(at + 1)}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
      <div role="status" style={{ minWidth: 0 }}>
        <Text fw={600} truncate>
          <bdi>{name}</bdi> {done && <IconCheck size={14} role="img" aria-label={texts.isPrepared} />}
        </Text>
        <Text size="xs" c="dimmed">
          {texts.step(at + 1, of)} · {texts.prepared(prepared)}
        </Text>
      </div>
    </Group>
  );
}
