import { remember } from '../../remember.ts';

/** Failures of sign-in, counted per account and per client address (SEC-05), in memory: a restart forgives. */
export type Throttle = {
  /** Seconds to wait before another try; 0 when it may go on. */
  wait(account: string, address: string): number;
  failed(account: string, address: string): void;
  succeeded(account: string, address: string): void;
  /** The account has another password: what was tried with the one before counts no more. */
  forgive(account: string): void;
};

const FREE_FAILURES = 5;
const MAX_WAIT_MS = 15 * 60_000;
const ADDRESS_WINDOW_MS = 10 * 60_000;
const ADDRESS_FAILURES = 30;
/** A whole office has one address: past its failures it is not shut out but slowed, to one failure in so long. */
const SLOW_MS = 1_000;

type Account = { failures: number; until: number };

export function createThrottle(now: () => number): Throttle {
  const accounts = new Map<string, Account>();
  const addresses = new Map<string, number[]>();
  /** Who signed in from where: they never wait for the failures of others at their address. */
  const known = new Map<string, true>();
  const pair = (account: string, address: string) => `${address} ${account}`;

  const recent = (address: string) => (addresses.get(address) ?? []).filter((at) => at > now() - ADDRESS_WINDOW_MS);

  return {
    wait(account, address) {
      const accountWait = (accounts.get(account)?.until ?? 0) - now();
      const failures = recent(address);
      const slowed = failures.length >= ADDRESS_FAILURES && !known.has(pair(account, address));
      const addressWait = slowed ? (failures.at(-1) ?? 0) + SLOW_MS - now() : 0;
      return Math.max(0, Math.ceil(Math.max(accountWait, addressWait) / 1000));
    },
    failed(account, address) {
      const failures = (accounts.get(account)?.failures ?? 0) + 1;
      const wait = failures < FREE_FAILURES ? 0 : Math.min(MAX_WAIT_MS, 1000 * 2 ** (failures - FREE_FAILURES));
      remember(accounts, account, { failures, until: now() + wait });
      remember(addresses, address, [...recent(address), now()].slice(-ADDRESS_FAILURES));
    },
    succeeded(account, address) {
      accounts.delete(account);
      remember(known, pair(account, address), true);
    },
    forgive: (account) => void accounts.delete(account),
  };
}
