import { type UseFormReturnType, useForm as useMantineForm } from '@mantine/form';
import type { Problems } from '@recluta/domain/checks';
import { useEffect, useRef, useState } from 'react';
import { useStable } from '../ui/useStable.ts';
import { focusWrong } from './focusWrong.ts';
import { useChecks } from './useChecks.ts';

export type Form<V> = UseFormReturnType<V>;

type UseForm<V> = {
  initialValues: V;
  /** What is wrong before the server is asked; what that says besides is given to `setErrors`, and the first such field gets the focus. */
  problems?: (values: V) => Problems;
};

const none = () => ({});

/** Mantine's form, which says what is wrong as all of ours do (useChecks). */
export function useForm<V extends Record<string, unknown>>({ initialValues, problems = none }: UseForm<V>): Form<V> {
  const form = useMantineForm<V>({ initialValues });
  const { check, of } = useChecks(form.values, problems);
  const getInputProps: Form<V>['getInputProps'] = (path, options) => {
    const { error, ...props } = form.getInputProps(path, options);
    const told = of(String(path));
    return { ...props, ...told, error: told.error ?? error };
  };
  const sent = useRef<Element | null>(null);
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    if (refused > 0) focusWrong(sent.current);
  }, [refused]);
  const setErrors: Form<V>['setErrors'] = useStable((errors) => {
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) setRefused((times) => times + 1);
  });
  const onSubmit: Form<V>['onSubmit'] = (send) => (event) => {
    event?.preventDefault();
    sent.current = event?.currentTarget ?? null;
    if (check(event?.currentTarget)) void send(form.getValues(), event);
  };
  return { ...form, getInputProps, setErrors, onSubmit, validate: () => ({ hasErrors: !check(), errors: {} }) };
}
