import { Select, type SelectProps } from '@mantine/core';
import { ETIQUETA_ROL, ROLES_ASIGNABLES, type Rol } from '@recluta/domain/permisos';
import { helpOrder } from '../../ui/forms/helpOrder.ts';
import { texts } from './usuarios.texts.ts';

const ASSIGNABLE = ROLES_ASIGNABLES.map((value) => ({ value, label: ETIQUETA_ROL[value] }));
const FIXED = [{ value: 'administrador', label: ETIQUETA_ROL.administrador }];

type RolSelectProps = Omit<SelectProps, 'data' | 'value'> & { value: Rol; fixed?: boolean };

/** reclutador or visor (§6); the administrador's is `fixed`. */
export function RolSelect({ value, fixed = false, ...rest }: RolSelectProps) {
  const help = value === 'administrador' ? texts.form.fixedRol : texts.rolHelp[value];
  return (
    <Select
      label={texts.form.rol}
      description={help}
      inputWrapperOrder={helpOrder(rest.error)}
      {...rest}
      data={fixed ? FIXED : ASSIGNABLE}
      value={value}
      disabled={fixed}
    />
  );
}
