import { readSessionStorageValue, useSessionStorage } from '@mantine/hooks';
import type { Dispatch, SetStateAction } from 'react';
import { useSession } from './session.tsx';

/** Whoever typed it. */
const keysOf = (what: string, id: number): string[] =>
  Object.keys(sessionStorage).filter((key) => new RegExp(`^recluta-${what}-\\d+-${id}$`).test(key));

export const isTyped = (what: string, id: number): boolean => keysOf(what, id).length > 0;

const isBlank = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.values(value).every(isBlank));

/** Whether anything is being typed about anybody, by whomever. */
export const isAnythingTyped = (): boolean =>
  Object.keys(sessionStorage).some(
    (key) => /^recluta-[a-z-]+-\d+-\d+$/.test(key) && !isBlank(JSON.parse(sessionStorage.getItem(key) ?? 'null')),
  );

/** For what is no more: nobody is left to take it up. */
export function forgetTyped(what: string, id: number): void {
  for (const key of keysOf(what, id)) sessionStorage.removeItem(key);
}

/**
 * What somebody is typing about `id`; null while there is nothing. It outlives another tab of the panel, another person
 * and a reload, until it is saved or taken back.
 */
export function useTyped<T>(
  what: string,
  id: number,
): [typed: T | null, keep: Dispatch<SetStateAction<T | null>>, drop: () => void] {
  const { usuario } = useSession();
  const key = `recluta-${what}-${usuario.id}-${id}`;
  const [typed, write, drop] = useSessionStorage<T | null>({ key, defaultValue: null, getInitialValueInEffect: false });
  // As it is kept, not as it was drawn: what was saved is dropped although its form has been left meanwhile.
  const kept = () => readSessionStorageValue<T | null>({ key, defaultValue: null });
  return [typed, (next) => write(next instanceof Function ? next(kept()) : next), drop];
}
