import { Button, Group } from '@mantine/core';
import { CSV_MARK, csvLine } from '@recluta/domain/csv';
import type { Incidente } from '@recluta/domain/esquemas';
import { formatDate } from '@recluta/domain/fechas';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Answer } from '../../lib/Answer.tsx';
import { saveFile } from '../../lib/saveFile.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { IncidentDialog } from './IncidentDialog.tsx';
import classes from './Privacidad.module.css';
import { useIncidents } from './privacidad.queries.ts';
import { texts } from './privacidad.texts.ts';

const { incidents } = texts;
const FIELDS = Object.keys(incidents.fields) as (keyof typeof incidents.fields)[];

const sheetOf = (incidentes: readonly Incidente[]): Blob =>
  new Blob(
    [
      CSV_MARK,
      csvLine(FIELDS.map((field) => incidents.fields[field])),
      ...incidentes.map((each) => csvLine(FIELDS.map((field) => each[field]))),
    ],
    { type: 'text/csv' },
  );

/** The register of breaches: what is written stays. */
export function IncidentsTab() {
  const [adding, setAdding] = useState(false);
  const add = (
    <Button variant="default" onClick={() => setAdding(true)}>
      {incidents.add}
    </Button>
  );
  return (
    <>
      <Answer query={useIncidents()} failed={texts.loadFailed}>
        {({ incidentes }) =>
          incidentes.length === 0 ? (
            <EmptyState icon={IconShieldCheck} title={incidents.empty} detail={incidents.emptyDetail} action={add} />
          ) : (
            <>
              <Group gap={8} mb={12}>
                {add}
                <Button variant="default" onClick={() => saveFile(sheetOf(incidentes), 'incidentes.csv')}>
                  {incidents.export}
                </Button>
              </Group>
              <ul className={classes.list} aria-label={texts.tabs.incidentes}>
                {incidentes.map((each) => (
                  <Line key={each.id} incidente={each} />
                ))}
              </ul>
            </>
          )
        }
      </Answer>
      {adding && <IncidentDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function Line({ incidente }: { incidente: Incidente }) {
  const { naturaleza, detectado, ...rest } = incidente;
  const facts = [
    ['efectos', rest.efectos],
    ['categorias', rest.categorias],
    ['personas', String(rest.personas)],
    ['medidas', rest.medidas],
    ['agencia_en', rest.agencia_en ? formatDate(rest.agencia_en) : incidents.notYet],
    ['titulares_en', rest.titulares_en ? formatDate(rest.titulares_en) : incidents.notYet],
  ] as const;
  return (
    <li className={classes.incident}>
      <b>{naturaleza}</b>
      <span className={classes.quiet}>{formatDate(detectado)}</span>
      <dl className={classes.facts}>
        {facts.map(([field, value]) => (
          <div key={field}>
            <dt>{incidents.fields[field]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
