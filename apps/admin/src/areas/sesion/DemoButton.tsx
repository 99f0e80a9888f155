import { Button, Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { failureOf } from '../../lib/errors.ts';
import classes from './AuthLayout.module.css';
import { FormMessage } from './FormMessage.tsx';
import { useDemo, useDemoOffered } from './sesion.queries.ts';
import { texts } from './sesion.texts.ts';

/** Time after which the next sentence of what is being prepared shows, in ms. */
const STEP = 2500;

/** "Explorar con datos de ejemplo": only on local runs (decisions, "Environment"). */
export function DemoButton({ onDone }: { onDone: () => void }) {
  const offered = useDemoOffered();
  const demo = useDemo();
  const [step, setStep] = useState(0);
  const clock = useInterval(() => setStep((n) => Math.min(n + 1, texts.demo.steps.length - 1)), STEP);
  if (!offered) return null;
  const busy = demo.isPending || demo.isSuccess;
  const start = () => {
    setStep(0);
    clock.start();
    demo.mutate({}, { onSuccess: onDone, onSettled: clock.stop });
  };
  return (
    <div className={classes.demo}>
      <Button
        variant="default"
        size="md"
        fullWidth
        disabled={busy}
        classNames={{ root: classes.demoButton, label: classes.demoWords }}
        onClick={start}
      >
        {texts.demo.button}
      </Button>
      <Text size="xs" c="dimmed" ta="center" role="status">
        {busy ? `${texts.demo.steps[step]} ${texts.demo.note}` : texts.demo.lead}
      </Text>
      {demo.error && <FormMessage text={`${texts.demo.failed} ${failureOf(demo.error).text}`} />}
    </div>
  );
}
