import { Anchor } from '@mantine/core';
import { PLANES } from '@recluta/domain/planes';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../lib/session.tsx';
import classes from './cuenta.module.css';
import { texts } from './cuenta.texts.ts';
import { PlanLimits } from './PlanLimits.tsx';

/** The plan of the cuenta: its name, what it does not count, how much of the rest is used, and how to have another. */
export function PlanSection() {
  const { usuario, cuenta } = useSession();
  const { nombre, procesos_activos, cvs } = PLANES[cuenta.plan];
  return (
    <>
      <p className={classes.plan}>
        <b>{texts.plan.name(nombre)}</b>{' '}
        {procesos_activos === null || cvs === null ? texts.plan.unlimited : texts.plan.limited(procesos_activos, cvs)}
      </p>
      <PlanLimits />
      {usuario.rol === 'administrador' && <p className={classes.note}>{texts.plan.how}</p>}
      <p className={classes.note}>
        <Anchor inherit renderRoot={(props) => <Link to="/pricing" {...props} />}>
          {texts.plan.prices}
        </Anchor>
      </p>
    </>
  );
}
