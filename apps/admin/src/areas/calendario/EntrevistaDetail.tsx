import { Button } from '@mantine/core';
import type { EventoCalendario } from '@recluta/domain/esquemas';
import { formatInstant } from '@recluta/domain/fechas';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { CollisionNotice } from './CollisionNotice.tsx';
import { texts } from './calendario.texts.ts';
import classes from './Entrevista.module.css';
import { candidatoOf } from './entrevistaEdit.ts';
import { Place } from './Place.tsx';

type EntrevistaDetailProps = { entrevista: EventoCalendario; onClose: () => void };

const { form: words } = texts;

/** An interview for who only reads. */
export function EntrevistaDetail({ entrevista, onClose }: EntrevistaDetailProps) {
  const { titulo, fecha_inicio, fecha_fin, responsable, lugar, notas, conflictos } = entrevista;
  const facts = [
    [words.diaInicio, formatInstant(fecha_inicio)],
    [words.diaFin, formatInstant(fecha_fin)],
    [words.candidato, candidatoOf(entrevista)],
    [words.responsable, responsable],
    [words.lugar, lugar && <Place lugar={lugar} />],
    [words.notas, notas],
  ] as const;
  return (
    <Dialog opened onClose={onClose} title={titulo} size={480}>
      <CollisionNotice conflictos={conflictos} />
      <dl className={classes.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <DialogFoot>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogFoot>
    </Dialog>
  );
}
