import { useState } from 'react';
import { overwritten } from './edits.ts';

const pick = <T extends object>(from: T, fields: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<T>;
const without = <T extends object>(from: T, fields: readonly string[]): T =>
  Object.fromEntries(Object.entries(from).filter(([field]) => !fields.includes(field))) as T;

/**
 * An edit on a screen that stays open: what is changed here lies over what stands (`now`), so that what somebody else
 * changes in other fields just appears. `save` gets what was changed and what stood there when it first was (`antes`).
 */
export function useOverlay<T extends Record<string, unknown>>(
  now: T,
  save: (changed: Partial<T>, antes: Partial<T>, onSaved: () => void) => unknown,
) {
  const [changed, setChanged] = useState<Partial<T>>({});
  const [antes, setAntes] = useState<Partial<T>>({});
  const values: T = { ...now, ...changed };
  const clashing = overwritten({ ...now, ...antes }, values, now);
  const settle = () => {
    setChanged({});
    setAntes({});
  };
  return {
    values,
    clashing,
    change: <F extends keyof T>(field: F, value: T[F]) => {
      setChanged((before) => ({ ...before, [field]: value }));
      setAntes((before) => (field in before ? before : { ...before, [field]: now[field] }));
    },
    settle,
    submit: () => void save(changed, antes, settle),
    keepMine: () => {
      const seen = { ...antes, ...pick(now, clashing) };
      setAntes(seen);
      void save(changed, seen, settle);
    },
    takeTheirs: () => {
      setChanged(without(changed, clashing));
      setAntes(without(antes, clashing));
    },
  };
}
