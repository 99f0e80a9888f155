import * as argon2 from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { createPasswords } from './passwords.ts';

const OWASP = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

function watched() {
  const hash = vi.fn(argon2.hash);
  const verify = vi.fn(argon2.verify);
  return { hash, verify, passwords: createPasswords(undefined, { hash, verify }) };
}

it('an e-mail that nobody has costs the work of a wrong password, so that time does not tell it (SEC-06)', async () => {
  const { passwords, hash, verify } = watched();
  const stored = await passwords.hash('copihue-rojo-2026');
  for (const known of [stored, null, null]) {
    verify.mockClear();
    expect(await passwords.verify(known, 'mala')).toBe(false);
    expect(verify.mock.calls).toEqual([[expect.stringMatching(OWASP), 'mala']]);
  }
  expect(hash).toHaveBeenCalledTimes(2);
});

it('whatever is typed for an e-mail that nobody has, nobody signs in', async () => {
  const { passwords, hash } = watched();
  const [made] = hash.mock.calls.map(([password]) => String(password));
  expect(await passwords.verify(null, made ?? '')).toBe(false);
  expect(made).toMatch(/./);
});
