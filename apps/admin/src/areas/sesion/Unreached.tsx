import { Alert, Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { failureOf } from '../../lib/errors.ts';
import { useSessionControl } from '../../lib/session.tsx';
import { texts as ui } from '../../ui/ui.texts.ts';
import classes from './AuthLayout.module.css';
import { texts } from './sesion.texts.ts';

/** Who may well be signed in is told that nobody could say, and asks again; what they came for is in the address. */
export function Unreached() {
  const { state, checkAgain, checking } = useSessionControl();
  if (state.estado !== 'ninguna' || state.error === null) return null;
  return (
    <Alert
      color="copihue"
      role="alert"
      title={texts.unreached}
      icon={<IconCloudOff size={18} aria-hidden />}
      className={classes.told}
    >
      <p>{failureOf(state.error).text}</p>
      <Button variant="default" disabled={checking} onClick={checkAgain}>
        {checking ? ui.retrying : ui.retry}
      </Button>
    </Alert>
  );
}
