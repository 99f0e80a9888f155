import { Text } from '@mantine/core';
import { breakdown, type Resultado, sortOutcomes } from '@recluta/domain/envio/answer';
import { IconAlertCircle, IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useKnown } from '../candidato/personas.queries.ts';
import { texts as personTexts } from '../candidato/personas.texts.ts';
import classes from './files.module.css';
import { texts } from './subida.texts.ts';

const ICON = { registrado: IconCheck, duplicado: IconCopy, rechazado: IconAlertCircle };

type OutcomesProps = {
  proceso_id: number;
  procesados: number;
  archivos: readonly Resultado[];
  actions: ReactNode;
};

/** 'Carga completada' (§2): how many, what became of each file, and the way on. */
export function Outcomes({ proceso_id, procesados, archivos, actions }: OutcomesProps) {
  const ids = useMemo(
    () => archivos.flatMap(({ estado, cv_id }) => (estado === 'registrado' && cv_id ? [cv_id] : [])),
    [archivos],
  );
  const known = useKnown(proceso_id, ids);
  const summary = breakdown(archivos);
  return (
    <div>
      <div role="status">
        <Text component="h2" fz={16} fw={600} m={0}>
          {texts.completo}
        </Text>
        <Text c="dimmed" m={0} mb={12}>
          {[texts.procesados(procesados), summary].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: fifty rows scroll, and only what has focus scrolls by keyboard */}
      <ul className={classes.list} tabIndex={0} aria-label={texts.detalle}>
        {sortOutcomes(archivos).map(({ nombre, estado, motivo, cv_id }, i) => {
          const Icon = ICON[estado];
          const before = cv_id === undefined || estado !== 'registrado' ? undefined : known.get(cv_id);
          return (
            <li key={i} className={classes.file} data-estado={estado}>
              <Icon size={18} stroke={1.8} aria-hidden className={classes.icon} />
              <span className={classes.words}>
                <span className={classes.name} title={nombre}>
                  {nombre}
                </span>
                {motivo && <span className={classes.reason}>{motivo}</span>}
                {before && <span className={classes.reason}>{personTexts.known(before)}</span>}
              </span>
              <span className={classes.state}>{texts.estado[estado]}</span>
            </li>
          );
        })}
      </ul>
      {actions}
    </div>
  );
}
