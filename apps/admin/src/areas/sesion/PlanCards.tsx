import { Radio } from '@mantine/core';
import { NOMBRES_PLAN, PLANES, type Plan } from '@recluta/domain/planes';
import classes from './PlanCards.module.css';
import { texts } from './sesion.texts.ts';

/** What the pricing page calls a plan, where it differs from the plan's own name (decisions, "Plans"). */
const CARD_NAME: Partial<Record<Plan, string>> = { profesional: 'Pro' };

type PlanCardsProps = { value: Plan; onChange: (plan: Plan) => void };

/** All five plans as cards, one of them chosen. */
export function PlanCards({ value, onChange }: PlanCardsProps) {
  return (
    <Radio.Group
      label={texts.fields.plan}
      description={texts.register.planHint}
      value={value}
      onChange={(plan) => onChange(plan as Plan)}
    >
      <div className={classes.cards}>
        {NOMBRES_PLAN.map((plan) => {
          const { nombre, empresas, reclutadores, visores, procesos_activos, cvs } = PLANES[plan];
          const { register, registro } = texts;
          return (
            <Radio.Card key={plan} value={plan} className={classes.card} aria-label={CARD_NAME[plan] ?? nombre}>
              <span className={classes.name}>{CARD_NAME[plan] ?? nombre}</span>
              <b>{register.empresas(empresas)}</b>
              <span>{registro.reclutadores(reclutadores)}</span>
              <span>{registro.visores(visores)}</span>
              <span>
                {procesos_activos === null || cvs === null ? registro.unlimited : registro.free(procesos_activos, cvs)}
              </span>
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
}
