import * as argon2 from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { createPasswords } from './passwords.ts';

vi.mock('@node-rs/argon2', { spy: true });

const OWASP = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

it('an e-mail that nobody has costs the work of a wrong password, so that time does not tell it (SEC-06)', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('copihue-rojo-2026');
  const compared = vi.mocked(argon2.verify);
  for (const hash of [stored, null, null]) {
    compared.mockClear();
    expect(await passwords.verify(hash, 'mala')).toBe(false);
    expect(compared.mock.calls).toEqual([[expect.stringMatching(OWASP), 'mala']]);
  }
  expect(argon2.hash).toHaveBeenCalledTimes(2);
});

it('whatever is typed for an e-mail that nobody has, nobody signs in', async () => {
  const passwords = createPasswords();
  const made = vi.mocked(argon2.hash).mock.lastCall?.[0];
  expect(made).toEqual(expect.any(String));
  expect(await passwords.verify(null, String(made))).toBe(false);
});
