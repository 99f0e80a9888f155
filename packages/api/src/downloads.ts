import { remember } from './remember.ts';

/** The rest of 10 MB at 17 kB/s: a phone far from its mast. */
const LIFE_MS = 10 * 60_000;

/**
 * Who began to take a file in time may take the rest of it in parts after its address ended: readers of PDF on slow
 * lines ask for them one by one, and a download that broke off goes on. In memory: a restart asks for a new address.
 */
export type Downloads = {
  begin(signature: string, client: string): void;
  goesOn(signature: string, client: string): boolean;
};

export function createDownloads(now: () => number): Downloads {
  const begun = new Map<string, number>();
  const keyOf = (signature: string, client: string) => `${signature}\n${client}`;
  return {
    begin(signature, client) {
      const key = keyOf(signature, client);
      if (!begun.has(key)) remember(begun, key, now());
    },
    goesOn(signature, client) {
      const at = begun.get(keyOf(signature, client));
      return at !== undefined && now() - at < LIFE_MS;
    },
  };
}
