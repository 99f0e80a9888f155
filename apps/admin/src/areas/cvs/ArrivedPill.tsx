import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useStable } from '../../ui/useStable.ts';
import { texts } from './cvs.texts.ts';

type ArrivedPillProps = { count: number; onSeen: () => void };

const atEnd = (): boolean => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 120;

/** CVs that came in below what one is reading: said quietly, gone once the end of the list has been in sight. */
export function ArrivedPill({ count, onSeen }: ArrivedPillProps) {
  const check = useStable(() => {
    if (count > 0 && atEnd()) onSeen();
  });
  useEffect(() => {
    if (count === 0) return;
    check();
    window.addEventListener('scroll', check, { passive: true });
    return () => window.removeEventListener('scroll', check);
  }, [check, count]);
  return (
    <span role="status">
      {count > 0 && (
        <Button
          variant="light"
          size="compact-sm"
          rightSection={<IconArrowDown size={14} aria-hidden />}
          onClick={() => window.scrollTo({ top: document.documentElement.scrollHeight })}
        >
          {texts.arrived(count)}
        </Button>
      )}
    </span>
  );
}
