import { isToldOnLeaving, type Problems, stillWrong } from '@recluta/domain/checks';
import { createAfterPress } from '@recluta/domain/presses';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

const afterPress = createAfterPress(window, setTimeout);

/** The focus goes to a field, or to the first choice of several. */
const focusIn = (field: HTMLElement | null | undefined): void => (field?.querySelector('input') ?? field)?.focus();

/** What is wrong stands beside its field once that is left, or the form is to be sent, until it is right: as in the application. */
export function useChecks<V extends Record<string, unknown>>(
  values: V,
  problems: Problems,
  form: RefObject<HTMLElement | null>,
) {
  const [begun] = useState(values);
  const [told, setTold] = useState<readonly string[]>([]);
  const [tries, setTries] = useState(0);
  const wrong = stillWrong(told, problems);
  if (wrong !== told) setTold(wrong);
  // What is told after the click is judged by what the field holds then.
  const latest = useRef({ values, problems });
  useEffect(() => {
    latest.current = { values, problems };
  });
  useEffect(() => {
    if (tries > 0) focusIn(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [tries, form]);
  const tell = (field: string): void => {
    if (isToldOnLeaving(field, latest.current.problems, latest.current.values, begun))
      setTold((before) => [...before.filter((each) => each !== field), field]);
  };
  return {
    wrong: (field: keyof V & string): string | undefined => (wrong.includes(field) ? problems[field] : undefined),
    leave:
      (field: keyof V & string) =>
      ({ currentTarget }: FocusEvent): void => {
        // The window lost the focus: nobody has left the field.
        if (document.activeElement !== currentTarget) afterPress(() => tell(field));
      },
    /** Runs once the click that is being made has come. */
    later: afterPress,
    /** Leads to the first field that is wrong, once it is drawn as such. */
    lead: () => setTries((before) => before + 1),
    /** Whether it may be sent. Else all that is wrong is told. */
    check: (): boolean => {
      const all = Object.keys(problems).filter((field) => problems[field]);
      setTold(all);
      return all.length === 0;
    },
  };
}
