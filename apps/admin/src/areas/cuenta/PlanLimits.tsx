import { Skeleton } from '@mantine/core';
import { MENSAJES } from '@recluta/domain/mensajes';
import { failedLine } from '../../lib/Answer.tsx';
import { UsageCard } from '../../ui/page/UsageCard.tsx';
import classes from './cuenta.module.css';
import { useLimits } from './cuenta.queries.ts';
import { texts } from './cuenta.texts.ts';

const COUNTED = [
  { label: texts.usage.empresas, used: 'empresas', max: 'empresas_max' },
  { label: texts.usage.reclutadores, used: 'reclutadores', max: 'reclutadores_max' },
  { label: texts.usage.visores, used: 'visores', max: 'visores_max' },
] as const;

/** §2, plan limits: empresas, reclutadores and visores, used of max, with §8's messages. */
export function PlanLimits() {
  const query = useLimits();
  const limits = query.data;
  const failed = !limits && failedLine(query, MENSAJES.cargar_datos);
  if (failed)
    return (
      <section className={classes.limits} aria-label={texts.limits} data-failed>
        {failed}
      </section>
    );
  return (
    <section className={classes.limits} aria-label={texts.limits} aria-busy={!limits}>
      {COUNTED.map(({ label, used, max }) =>
        limits ? (
          <UsageCard key={label} label={label} used={limits.usados[used]} max={limits.max[max]} />
        ) : (
          <div key={label} aria-hidden>
            <Skeleton h={14} w="50%" mb={12} />
            <Skeleton h={6} mb={10} />
            <Skeleton h={12} w="70%" />
          </div>
        ),
      )}
    </section>
  );
}
