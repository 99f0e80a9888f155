import { Button, type ButtonProps, Text } from '@mantine/core';
import type { Closing } from './closing.ts';
import classes from './DialogFoot.module.css';

type LossQuestionProps = { asked: NonNullable<Closing['asked']>; size?: ButtonProps['size'] };

/** Whether what was written may be lost, in the place of a form's buttons: going on has the focus. */
export function LossQuestion({ asked: { words, answer }, size = 'sm' }: LossQuestionProps) {
  return (
    <>
      <Text className={classes.asked} role="alert">
        {words.text}
      </Text>
      <Button size={size} variant="default" autoFocus onClick={() => answer(false)}>
        {words.stay}
      </Button>
      <Button size={size} color="copihue" onClick={(event) => event.detail < 2 && answer(true)}>
        {words.discard}
      </Button>
    </>
  );
}
