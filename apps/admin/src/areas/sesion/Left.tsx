import { Alert } from '@mantine/core';
import { useSessionControl } from '../../lib/session.tsx';
import classes from './AuthLayout.module.css';
import { texts } from './sesion.texts.ts';

/** Who signed out in another tab is told why this one is at the door. */
export function Left() {
  const { state } = useSessionControl();
  if (state.estado !== 'ninguna' || !state.salida) return null;
  return (
    <Alert role="status" className={classes.told}>
      {texts.left}
    </Alert>
  );
}
