import * as argon2 from '@node-rs/argon2';
import { DomainError } from '@recluta/domain';

/** OWASP's argon2id figures (decisions, "Sessions and requests"). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** libuv's four threads also do the fsyncs of uploads. */
const AT_ONCE = 2;
/** Some seconds of work: who comes later is told to come back. */
const MAX_WAITING = 200;

/** Both throw sobrecargado (503) when too many wait. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long when there is no hash to compare with, so that an unknown e-mail cannot be told (SEC-06). */
  verify(stored: string | null, password: string): Promise<boolean>;
};

export function createPasswords(
  cost = COST,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (waiting.length >= MAX_WAITING) throw new DomainError('sobrecargado', { reintentar_en: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  const nobody = hash('nobody has this password', cost);
  return {
    hash: (password) => turn(() => hash(password, cost)),
    verify: (stored, password) =>
      turn(async () => (await verify(stored ?? (await nobody), password)) && stored !== null),
  };
}
