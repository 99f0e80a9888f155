import { isToldOnLeaving, type Problems, stillWrong } from '@recluta/domain/checks';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useStable } from '../ui/useStable.ts';
import { afterPress } from './afterPress.ts';
import { focusWrong } from './focusWrong.ts';

type Left = FocusEvent<HTMLElement>;

/** The window lost the focus, or a button within the field has it: nobody has left the field. */
const isStillIn = ({ currentTarget, relatedTarget }: Left): boolean =>
  document.activeElement === currentTarget ||
  (relatedTarget instanceof Node && currentTarget.parentElement?.contains(relatedTarget) === true);

/**
 * The one way in which forms say what is wrong: beside its field, once that is left (isToldOnLeaving) or the form is to
 * be sent, until it is right.
 */
export function useChecks<V extends Record<string, unknown>>(values: V, problemsOf: (values: V) => Problems) {
  const [begun] = useState(values);
  const [told, setTold] = useState<readonly string[]>([]);
  const [tries, setTries] = useState(0);
  const sent = useRef<Element | null>(null);
  const problems = problemsOf(values);
  const wrong = stillWrong(told, problems);
  if (wrong !== told) setTold(wrong);
  const leave = useStable((field: string) => {
    if (isToldOnLeaving(field, problems, values, begun)) setTold([...told.filter((each) => each !== field), field]);
  });
  const check = useStable((form?: Element | null) => {
    const all = Object.keys(problems).filter((field) => problems[field]);
    setTold(all);
    if (all.length === 0) return true;
    sent.current = form ?? null;
    setTries(tries + 1);
    return false;
  });
  useEffect(() => {
    if (tries > 0) focusWrong(sent.current);
  }, [tries]);
  return {
    /** Whether it may be sent. Else all that is wrong is told, and the first such field of `form` has the focus. */
    check,
    /** For the input of a field. */
    of: (field: keyof V & string) => ({
      error: wrong.includes(field) ? problems[field] : undefined,
      onBlur: (event?: Left) => {
        if (!event || !isStillIn(event)) afterPress(() => leave(field));
      },
    }),
  };
}
