import { Button, Group } from '@mantine/core';
import { PLANES, type Plan } from '@recluta/domain/planes';
import { Link } from '@tanstack/react-router';
import type { Session } from '../../lib/session.tsx';
import { usePageTitle } from '../../lib/title.ts';
import classes from './AuthLayout.module.css';
import { AuthLayout } from './AuthLayout.tsx';
import { texts } from './sesion.texts.ts';

const { change } = texts.registro;

type PlanChangeProps = { session: Session; plan: Plan };

/** How a cuenta that there is comes to another plan: it is asked for, as nothing is paid online. */
export function PlanChange({ session: { usuario, cuenta }, plan }: PlanChangeProps) {
  usePageTitle(change.title);
  const manages = usuario.rol === 'administrador';
  return (
    <AuthLayout title={change.title} context={change.context(PLANES[cuenta.plan].nombre)}>
      <div className={classes.told}>
        <p>{manages ? change.how(PLANES[plan].nombre) : change.whom}</p>
        <Group gap={8}>
          {manages && (
            // A document of its own, outside the application.
            <Button component="a" href={`/contacto?plan=${plan}`}>
              {change.ask}
            </Button>
          )}
          <Button variant="default" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
            {change.back}
          </Button>
        </Group>
      </div>
    </AuthLayout>
  );
}
