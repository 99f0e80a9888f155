import { ActionIcon, Button } from '@mantine/core';
import type { Empresa } from '@recluta/domain/esquemas';
import { IconSettings } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { configurationOf } from './EmpresaLink.tsx';
import classes from './empresas.module.css';
import { texts } from './empresas.texts.ts';

/** §2: the row's action. `compact` on a narrow screen. */
export function ConfigureButton({ empresa, compact = false }: { empresa: Empresa; compact?: boolean }) {
  const navigate = useNavigate();
  const icon = <IconSettings size={compact ? 18 : 16} aria-hidden />;
  const rest = {
    'aria-label': `${texts.configure} de ${empresa.nombre}`,
    'aria-haspopup': 'dialog',
    onClick: () => void navigate({ to: '/empresas', search: configurationOf(empresa.id) }),
  } as const;
  if (compact)
    return (
      <ActionIcon className={classes.gear} {...rest}>
        {icon}
      </ActionIcon>
    );
  return (
    <Button variant="subtle" color="gray" size="compact-sm" className={classes.configure} leftSection={icon} {...rest}>
      {texts.configure}
    </Button>
  );
}
