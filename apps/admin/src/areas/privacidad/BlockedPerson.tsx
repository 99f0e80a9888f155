import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCan } from '../../lib/session.tsx';
import { giveFocusTo } from '../../ui/focusHeir.ts';
import type { OfCv } from './cv.queries.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { texts } from './privacidad.texts.ts';

const nothing = () => undefined;

/** The way back from a blocked cv, for whoever may: of its whole person, as they were blocked. */
export function BlockedPerson(cv: OfCv) {
  const manages = useCan('privacidad.gestionar');
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The cv comes in its place: its name, in the panel, takes the focus.
  useLayoutEffect(() => {
    const title = button.current?.closest('aside')?.querySelector('h2') ?? null;
    return () => giveFocusTo(title);
  }, []);
  if (!manages) return null;
  return (
    <>
      <Button ref={button} variant="default" onClick={() => setOpened(true)}>
        {texts.person.openBlocked}
      </Button>
      {opened && <PersonDialog {...cv} onClose={() => setOpened(false)} onErased={nothing} />}
    </>
  );
}
