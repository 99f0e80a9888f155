import { Button, Checkbox, Group } from '@mantine/core';
import type { CvCoincidente } from '@recluta/domain/esquemas';
import { formatInstant } from '@recluta/domain/fechas';
import { useState } from 'react';
import { Tag } from '../../ui/cells/Tag.tsx';
import { ConfirmModal } from '../../ui/dialogs/ConfirmModal.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { phoneOf } from '../cvs/lista/cvWords.ts';
import classes from './Privacidad.module.css';
import { usePersonActions } from './privacidad.queries.ts';
import { texts } from './privacidad.texts.ts';
import type { PeopleChoice } from './usePeopleChoice.ts';

const { person } = texts;

type PeopleChooserProps = {
  choice: PeopleChoice;
  /** The request that it answers; null: none does. */
  solicitud_id: number | null;
  onErased: (cv_ids: readonly number[]) => void;
};

/** Whose it is and where; then when it came and its file, which alone tell two of a person in one proceso apart. */
const wordsOf = (cv: CvCoincidente): string =>
  [
    cv.proceso_nombre,
    cv.rut,
    cv.email,
    phoneOf(cv),
    person.received(formatInstant(cv.creado_en)),
    cv.nombre && cv.archivo_nombre,
  ]
    .filter(Boolean)
    .join(' · ');

/** The cvs of one person, and what can be done with all of them: export, block, erase. */
export function PeopleChooser({ choice, solicitud_id, onErased }: PeopleChooserProps) {
  const { coincidencias, isDoubtful, isChosen, chosen, toggle } = choice;
  const [asking, setAsking] = useState(false);
  const actions = usePersonActions(solicitud_id, onErased);
  const ids = chosen.map(({ id }) => id);
  const blocked = chosen.filter(({ bloqueado }) => bloqueado).map(({ id }) => id);
  const idle = actions.busy || ids.length === 0;
  if (coincidencias.length === 0) return <p className={classes.quiet}>{person.none}</p>;
  return (
    <>
      <p className={classes.quiet}>{coincidencias.some(isDoubtful) ? person.doubtfulDetail : person.foundDetail}</p>
      <ul className={classes.people}>
        {coincidencias.map((cv) => (
          <li key={cv.id}>
            <Checkbox
              checked={isChosen(cv)}
              onChange={() => toggle(cv.id)}
              label={cv.nombre ?? cv.archivo_nombre}
              description={unbroken(wordsOf(cv))}
            />
            {isDoubtful(cv) && <Tag color="atacama">{person.otherEmail}</Tag>}
            {cv.bloqueado ? (
              <Tag color="atacama">{person.blocked}</Tag>
            ) : (
              cv.en_papelera && <Tag muted>{person.bin}</Tag>
            )}
          </li>
        ))}
      </ul>
      <Group gap={8}>
        <Button variant="default" size="compact-sm" disabled={idle} onClick={() => actions.exportAll(ids)}>
          {actions.exporting ? person.exporting : person.export}
        </Button>
        {blocked.length > 0 ? (
          <Button variant="default" size="compact-sm" disabled={idle} onClick={() => actions.unblock(blocked)}>
            {person.unblock}
          </Button>
        ) : (
          <Button variant="default" size="compact-sm" disabled={idle} onClick={() => actions.block(ids)}>
            {person.block}
          </Button>
        )}
        <Button variant="default" size="compact-sm" disabled={idle} onClick={() => setAsking(true)}>
          {person.erase}
        </Button>
      </Group>
      <ConfirmModal
        opened={asking}
        title={person.eraseTitle(ids.length)}
        detail={person.eraseDetail}
        confirmLabel={person.erase}
        busyLabel={person.erasing}
        busy={actions.erasing}
        onCancel={() => setAsking(false)}
        onConfirm={() => actions.erase(ids)}
      />
    </>
  );
}
