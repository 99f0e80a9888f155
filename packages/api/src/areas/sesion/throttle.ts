/** Failures of sign-in, counted per account and per client address (SEC-05), in memory: a restart forgives. */
export type Throttle = {
  /** Seconds to wait before another try; 0 when it may go on. */
  wait(account: string, address: string): number;
  failed(account: string, address: string): void;
  succeeded(account: string): void;
};

const FREE_FAILURES = 5;
const MAX_WAIT_MS = 15 * 60_000;
const ADDRESS_WINDOW_MS = 10 * 60_000;
const ADDRESS_FAILURES = 30;
/** Entries kept; the oldest go first, so that made-up accounts cannot fill the memory. */
const MAX_ENTRIES = 10_000;

type Account = { failures: number; until: number };

export function createThrottle(now: () => number): Throttle {
  const accounts = new Map<string, Account>();
  const addresses = new Map<string, number[]>();

  function remember<V>(map: Map<string, V>, key: string, value: V): void {
    map.delete(key);
    map.set(key, value);
    const oldest = map.keys().next();
    if (map.size > MAX_ENTRIES && !oldest.done) map.delete(oldest.value);
  }

  const recent = (address: string) => (addresses.get(address) ?? []).filter((at) => at > now() - ADDRESS_WINDOW_MS);

  return {
    wait(account, address) {
      const accountWait = (accounts.get(account)?.until ?? 0) - now();
      const failures = recent(address);
      const addressWait = failures.length >= ADDRESS_FAILURES ? (failures[0] ?? 0) + ADDRESS_WINDOW_MS - now() : 0;
      return Math.max(0, Math.ceil(Math.max(accountWait, addressWait) / 1000));
    },
    failed(account, address) {
      const failures = (accounts.get(account)?.failures ?? 0) + 1;
      const wait = failures < FREE_FAILURES ? 0 : Math.min(MAX_WAIT_MS, 1000 * 2 ** (failures - FREE_FAILURES));
      remember(accounts, account, { failures, until: now() + wait });
      remember(addresses, address, [...recent(address), now()].slice(-ADDRESS_FAILURES));
    },
    succeeded(account) {
      accounts.delete(account);
    },
  };
}
