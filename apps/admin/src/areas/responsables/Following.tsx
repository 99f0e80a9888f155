import { Button } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { IconUser } from '@tabler/icons-react';
import { Initials } from '../../ui/cells/Initials.tsx';
import { useCvContext } from '../cvs/lista/CvContext.tsx';
import classes from './Following.module.css';
import { texts } from './responsables.texts.ts';

/** Who follows the open person; pressed, it asks for another. */
export function Following({ cv, onAssign }: { cv: Cv; onAssign?: (() => void) | undefined }) {
  const { people } = useCvContext();
  const persona = cv.responsable_id === null ? undefined : people.get(cv.responsable_id);
  const nombre = persona?.nombre ?? texts.nobody;
  const mark = persona ? (
    <Initials {...persona} label={texts.of(persona.nombre)} />
  ) : (
    <IconUser size={14} stroke={1.7} aria-hidden />
  );
  if (!onAssign) return persona ? <span title={texts.of(nombre)}>{mark}</span> : null;
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-xs"
      classNames={{ root: classes.following, label: classes.name }}
      leftSection={mark}
      aria-label={texts.change(nombre)}
      onClick={onAssign}
    >
      {nombre}
    </Button>
  );
}
