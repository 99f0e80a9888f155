import { ActionIcon, Popover } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';

/** How a figure is made, behind an (i): on a click, so that keyboard and touch reach it too. */
export function Definition({ label, children }: { label: string; children: string }) {
  return (
    <Popover width={320} position="bottom-start" middlewares={{ flip: true, shift: { padding: 12 } }}>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={label}>
          <IconInfoCircle size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={12}>{children}</Popover.Dropdown>
    </Popover>
  );
}
