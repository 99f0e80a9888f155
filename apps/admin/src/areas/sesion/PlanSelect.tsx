import { Select } from '@mantine/core';
import { PLANES, PLANES_LOGIN, type Plan } from '@recluta/domain/planes';
import { texts } from './sesion.texts.ts';

const OPTIONS = PLANES_LOGIN.map((plan) => ({
  value: plan,
  label: `${PLANES[plan].nombre} · ${texts.register.empresas(PLANES[plan].empresas)}`,
}));

type PlanSelectProps = { value: Plan; onChange: (plan: Plan) => void };

/** The four plans of §6 and how many empresas each has. */
export function PlanSelect({ value, onChange }: PlanSelectProps) {
  return (
    <Select
      label={texts.fields.plan}
      description={texts.register.planHint}
      inputWrapperOrder={['label', 'input', 'description']}
      data={OPTIONS}
      value={value}
      onChange={(plan) => plan && onChange(plan as Plan)}
    />
  );
}
