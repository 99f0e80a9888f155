import { Anchor } from '@mantine/core';
import type { Plan } from '@recluta/domain/planes';
import { Link } from '@tanstack/react-router';
import { useSessionControl } from '../../lib/session.tsx';
import classes from './AuthLayout.module.css';
import { AuthLayout } from './AuthLayout.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PlanChange } from './PlanChange.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useEnter } from './sesion.queries.ts';
import { texts } from './sesion.texts.ts';
import { useDraft } from './useDraft.ts';
import { WhenSignedOut } from './WhenSignedOut.tsx';

/**
 * The same registration with all five plans; `?plan=` comes from the pricing page, also for who has a cuenta with another
 * one, and is told how to change it. The plan of who has just registered is the one that the form holds.
 */
export function RegistroPage({ plan }: { plan: Plan | undefined }) {
  const form = useDraft(plan ?? 'gratis');
  const enter = useEnter();
  const { state } = useSessionControl();
  const session = plan && state.estado === 'vigente' && !state.vencida ? state.sesion : null;
  if (session && session.cuenta.plan !== form.values.plan)
    return <PlanChange session={session} plan={form.values.plan} />;
  return (
    <WhenSignedOut>
      <AuthLayout
        title={texts.registro.title}
        width={560}
        context={
          <>
            {texts.registro.context}{' '}
            <Anchor underline="always" renderRoot={(props) => <Link to="/pricing" {...props} />}>
              {texts.registro.prices}
            </Anchor>
          </>
        }
      >
        <div className={classes.tabs}>
          <RegisterForm
            form={form}
            plan={<PlanCards value={form.values.plan} onChange={(chosen) => form.setFieldValue('plan', chosen)} />}
            onDone={() => void enter()}
          />
        </div>
        <p className={classes.foot}>
          {texts.registro.already}
          <Anchor underline="always" renderRoot={(props) => <Link to="/login" {...props} />}>
            {texts.tabs.ingresar}
          </Anchor>
        </p>
      </AuthLayout>
    </WhenSignedOut>
  );
}
