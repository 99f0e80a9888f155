import { isSame } from '@recluta/domain/same';
import { notifyManager } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useStable } from '../ui/useStable.ts';
import { type Draft, leftOf, overwritten } from './edits.ts';

const pick = <T extends object>(from: T, fields: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<T>;
const without = <T extends object>(from: T, fields: readonly string[]): T =>
  Object.fromEntries(Object.entries(from).filter(([field]) => !fields.includes(field))) as T;

/** Of what is being saved, the fields in which it stands already: the live screen may tell it before the answer does. */
const arrivedOf = <T extends object>(sent: Partial<T>, now: T): Partial<T> =>
  pick(
    now,
    (Object.keys(sent) as (keyof T)[]).filter((field) => isSame(sent[field], now[field])),
  );

/** What the query cache was given is on the screen: it is told in the order in which it was given. */
const shown = () => new Promise<void>((resolve) => notifyManager.schedule(resolve));

/**
 * An edit on a screen that stays open: what is changed here lies over what stands (`now`), so that what somebody else
 * changes in other fields just appears. `save` gets what was changed and what stood there when it first was (`antes`).
 * One save at a time, until its promise ends: what is sent meanwhile goes after it, as it was then, and what is changed
 * stays.
 */
export function useOverlay<T extends Record<string, unknown>>(
  now: T,
  save: (changed: Partial<T>, antes: Partial<T>, onSaved: () => void) => unknown,
) {
  const [draft, setDraft] = useState<Draft<T>>({ changed: {}, antes: {} });
  const latest = useRef(draft);
  const put = (next: Draft<T>) => {
    latest.current = next;
    setDraft(next);
  };
  const [sending, setSending] = useState<Partial<T>>({});
  const underway = useRef(false);
  const next = useRef<Partial<T> | null>(null);
  const saveNow = useStable(save);

  const sendOnce = async (sent: Partial<T>): Promise<void> => {
    // What was given up since then is not sent.
    const fields = (Object.keys(sent) as (keyof T)[]).filter((field) => field in latest.current.changed);
    if (fields.length === 0) return;
    const changed = pick(sent as T, fields);
    setSending(changed);
    let saved = false;
    await saveNow(changed, pick(latest.current.antes as T, fields), () => {
      saved = true;
    });
    // Given up before that stands on the screen, what is typed next would lie over what stood there before.
    if (saved) {
      await shown();
      put(leftOf(latest.current, changed));
    }
    setSending({});
  };
  const send = async (): Promise<void> => {
    next.current = latest.current.changed;
    if (underway.current) return;
    underway.current = true;
    try {
      // What was refused is told, and is not sent again by itself.
      while (next.current) {
        const sent: Partial<T> = next.current;
        next.current = null;
        await sendOnce(sent);
      }
    } finally {
      underway.current = false;
      next.current = null;
    }
  };

  const { changed, antes } = draft;
  const values: T = { ...now, ...changed };
  const clashing = overwritten({ ...now, ...antes, ...arrivedOf(sending, now) }, values, now);
  return {
    values,
    clashing,
    saving: Object.keys(sending).length > 0,
    change: <F extends keyof T>(field: F, value: T[F]) => {
      const { changed: before, antes: stood } = latest.current;
      put({
        changed: { ...before, [field]: value },
        antes: field in stood ? stood : { ...stood, [field]: now[field] },
      });
    },
    settle: () => put({ changed: {}, antes: {} }),
    submit: () => void send(),
    keepMine: () => {
      put({ changed: latest.current.changed, antes: { ...latest.current.antes, ...pick(now, clashing) } });
      void send();
    },
    takeTheirs: () =>
      put({ changed: without(latest.current.changed, clashing), antes: without(latest.current.antes, clashing) }),
  };
}
