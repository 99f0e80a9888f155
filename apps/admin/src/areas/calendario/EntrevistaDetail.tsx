import { Anchor, Button, Group, Modal } from '@mantine/core';
import type { EventoCalendario } from '@recluta/domain/esquemas';
import { formatInstant } from '@recluta/domain/fechas';
import { ConflictNotice } from './ConflictNotice.tsx';
import { texts } from './calendario.texts.ts';
import classes from './Entrevista.module.css';

type EntrevistaDetailProps = { proceso_id: number; entrevista: EventoCalendario; onClose: () => void };

const { form: words } = texts;

/** An interview for who only reads. */
export function EntrevistaDetail({ proceso_id, entrevista, onClose }: EntrevistaDetailProps) {
  const { id, titulo, fecha_inicio, fecha_fin, candidato, responsable, lugar, notas, conflictos } = entrevista;
  const facts = [
    [words.diaInicio, formatInstant(fecha_inicio)],
    [words.diaFin, formatInstant(fecha_fin)],
    [words.candidato, candidato],
    [words.responsable, responsable],
    [words.lugar, lugar && <Place lugar={lugar} />],
    [words.notas, notas],
  ] as const;
  return (
    <Modal opened onClose={onClose} title={titulo} size={480}>
      <ConflictNotice conflictos={conflictos} />
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
      <Group justify="flex-end" gap={8} mt={24}>
        <Button
          variant="default"
          component="a"
          href={`/api/procesos/${proceso_id}/calendario/${id}/entrevista.ics`}
          download
        >
          {words.download}
        </Button>
        <Button onClick={onClose}>{words.close}</Button>
      </Group>
    </Modal>
  );
}

/** Only an address of the web is a link: what was typed may be anything. */
function Place({ lugar }: { lugar: string }) {
  if (!/^https?:\/\/\S+$/i.test(lugar)) return lugar;
  return (
    <Anchor href={lugar} target="_blank" rel="noopener noreferrer" inherit>
      {lugar}
    </Anchor>
  );
}
