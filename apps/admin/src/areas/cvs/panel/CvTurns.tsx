import { ActionIcon, Tooltip } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { texts } from '../cvs.texts.ts';

type CvTurnsProps = {
  previous: Cv | undefined;
  next: Cv | undefined;
  onOpen: (cv_id: number) => void;
  /** As the buttons in the head of a page are; quiet in that of a panel. */
  framed?: boolean;
};

/** To the cv before and to the one behind, as K and J lead there. */
export function CvTurns({ previous, next, onOpen, framed = false }: CvTurnsProps) {
  const look = framed ? { variant: 'default', size: 36 } : { variant: 'subtle', color: 'gray', size: 24 };
  const turns = [
    { label: texts.panel.previous, keyName: 'K', to: previous, Icon: IconChevronUp },
    { label: texts.panel.next, keyName: 'J', to: next, Icon: IconChevronDown },
  ];
  return turns.map(({ label, keyName, to, Icon }) => (
    <Tooltip key={keyName} label={`${label} (${keyName})`}>
      <ActionIcon {...look} aria-label={label} disabled={!to} onClick={() => to && onOpen(to.id)}>
        <Icon size={framed ? 18 : 16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  ));
}
