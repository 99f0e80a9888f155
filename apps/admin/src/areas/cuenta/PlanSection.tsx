import { Anchor } from '@mantine/core';
import { PLANES } from '@recluta/domain/planes';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../lib/session.tsx';
import classes from './cuenta.module.css';
import { texts } from './cuenta.texts.ts';
import { PlanLimits } from './PlanLimits.tsx';

/** The plan of the cuenta: its name, what it does not count, and how much of the rest is used. */
export function PlanSection() {
  const { nombre, procesos_activos, cvs } = PLANES[useSession().cuenta.plan];
  return (
    <>
      <p className={classes.plan}>
        <b>{texts.plan.name(nombre)}</b>{' '}
        {procesos_activos === null || cvs === null ? texts.plan.unlimited : texts.plan.limited(procesos_activos, cvs)}
      </p>
      <PlanLimits />
      <p className={classes.note}>
        <Anchor inherit renderRoot={(props) => <Link to="/pricing" {...props} />}>
          {texts.plan.prices}
        </Anchor>
      </p>
    </>
  );
}
