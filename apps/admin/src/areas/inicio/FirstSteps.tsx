import { Button } from '@mantine/core';
import type { Proceso } from '@recluta/domain/esquemas';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/page/CopyButton.tsx';
import { publicAddress } from '../procesos/publicAddress.ts';
import classes from './FirstSteps.module.css';
import { texts } from './inicio.texts.ts';

type FirstStepsProps = { empresas: number; procesos: readonly Proceso[] };

type Step = { title: string; detail: string; done: boolean; action: ReactNode };

/** What an account without cvs does first: empresa, proceso, cvs, each with its state; the next one is offered. */
export function FirstSteps({ empresas, procesos }: FirstStepsProps) {
  const proceso = procesos.find(({ estado }) => estado !== 'cerrado') ?? procesos[0];
  const steps: Step[] = [
    {
      ...texts.steps.empresa,
      done: empresas > 0,
      action: (
        <Button renderRoot={(props) => <Link to="/empresas/nueva" {...props} />}>{texts.steps.empresa.action}</Button>
      ),
    },
    {
      ...texts.steps.proceso,
      done: procesos.length > 0,
      action: (
        <Button renderRoot={(props) => <Link to="/procesos/nuevo" {...props} />}>{texts.steps.proceso.action}</Button>
      ),
    },
    {
      ...texts.steps.cvs,
      done: false,
      action: proceso && (
        <>
          <CopyButton value={publicAddress(proceso.public_id)} label={texts.steps.cvs.action} variant="filled" />
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/upload-cvs" search={{ proceso: proceso.id }} {...props} />}
          >
            {texts.steps.cvs.actionUpload}
          </Button>
        </>
      ),
    },
  ];
  const next = steps.findIndex(({ done }) => !done);
  return (
    <section className={classes.root} aria-labelledby="primeros-pasos">
      <div className={classes.head}>
        <h2 id="primeros-pasos">{texts.steps.title}</h2>
        <span>{texts.steps.progress(steps.filter(({ done }) => done).length)}</span>
      </div>
      <ol className={classes.steps}>
        {steps.map(({ title, detail, done, action }, i) => (
          <li key={title} className={classes.step} data-done={done || undefined} data-next={i === next || undefined}>
            <span className={classes.mark}>{done ? <IconCheck size={16} aria-label={texts.steps.done} /> : i + 1}</span>
            <div className={classes.words}>
              <b>{title}</b>
              <p>{detail}</p>
            </div>
            {i === next && <div className={classes.action}>{action}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}
