import { Kbd, UnstyledButton } from '@mantine/core';
import type { Cv, Etapa } from '@recluta/domain/esquemas';
import { useState } from 'react';
import { StageBadge } from '../../ui/cells/StageBadge.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { useKeyDown } from '../../ui/shortcuts/useKeyDown.ts';
import { texts } from './cvs.texts.ts';
import { whoOf } from './lista/cvWords.ts';
import classes from './MoveDialog.module.css';

type MoveDialogProps = {
  cvs: readonly Cv[];
  etapas: readonly Etapa[];
  onMove: (to: string) => void;
  onClose: () => void;
};

/** 'M': every stage with its number, so that moving is two keys. The stage where all of them are cannot be chosen. */
export function MoveDialog({ cvs, etapas, onMove, onClose }: MoveDialogProps) {
  const isHere = (clave: string) => cvs.every(({ etapa }) => etapa === clave);
  // As they were seen: a colleague's stage that comes or goes would put another under the number that is being pressed.
  const [numbered] = useState(() => etapas.map(({ clave }) => clave));
  const first = etapas.findIndex(({ clave }) => !isHere(clave));
  useKeyDown((event) => {
    const etapa = etapas.find(({ clave }) => clave === numbered[Number(event.key) - 1]);
    if (!etapa || isHere(etapa.clave)) return;
    event.preventDefault();
    onMove(etapa.clave);
  });
  return (
    <Dialog opened onClose={onClose} title={texts.mover.title(whoOf(cvs))} size={380}>
      <div className={classes.list}>
        {etapas.map(({ clave, nombre, tipo, color }, i) => (
          <UnstyledButton
            key={clave}
            className={classes.stage}
            disabled={isHere(clave)}
            onClick={() => onMove(clave)}
            data-autofocus={i === first || undefined}
          >
            <StageBadge nombre={nombre} tipo={tipo} color={color} />
            {isHere(clave) ? (
              <small>{texts.mover.here}</small>
            ) : (
              numbered.includes(clave) && (
                <Kbd aria-hidden className={classes.key}>
                  {numbered.indexOf(clave) + 1}
                </Kbd>
              )
            )}
          </UnstyledButton>
        ))}
      </div>
      <p className={classes.hint}>{texts.mover.hint}</p>
    </Dialog>
  );
}
