import { remember } from './remember.ts';

/**
 * Which save of a screen is its newest, in memory: a save under way ends with the program that hears it, so none can
 * arrive late after a restart.
 */
export type SaveOrder = {
  /** Whether a newer save of that screen was taken already. */
  isLate(screen: string, number: number): boolean;
  /** That save was taken. */
  took(screen: string, number: number): void;
};

export function createSaveOrder(): SaveOrder {
  const newest = new Map<string, number>();
  return {
    isLate: (screen, number) => number < (newest.get(screen) ?? 0),
    took: (screen, number) => remember(newest, screen, number),
  };
}
