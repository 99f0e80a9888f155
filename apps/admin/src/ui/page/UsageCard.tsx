import { Progress } from '@mantine/core';
import { usageMessage, usagePercent } from '@recluta/domain/planes';
import { numero } from '@recluta/domain/texto';
import { texts } from '../ui.texts.ts';
import classes from './UsageCard.module.css';

type UsageCardProps = {
  label: string;
  used: number;
  /** null: no limit. */
  max: number | null;
};

/** One counted thing of the plan: used of max, a bar, and §8's message. */
export function UsageCard({ label, used, max }: UsageCardProps) {
  const full = max !== null && used >= max;
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <span className={classes.label}>{label}</span>
        <span className={classes.count}>{max === null ? numero(used) : texts.usage.of(numero(used), numero(max))}</span>
      </div>
      <Progress
        value={max === null ? 0 : usagePercent(used, max)}
        color={full ? 'atacama.5' : 'pacifico'}
        aria-label={label}
      />
      <p className={classes.message} data-full={full || undefined}>
        {max === null ? texts.usage.free : usageMessage(used, max)}
      </p>
    </div>
  );
}
