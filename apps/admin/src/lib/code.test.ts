import { expect, test } from 'vitest';
import { codeOf } from './code.ts';

/** A server that is there, or not, and serves this build, or a newer one. */
function world() {
  const state = { up: true, served: true, asked: 0 };
  const code = codeOf(
    async () => {
      state.asked += 1;
      if (!state.up || !state.served) throw new TypeError('Failed to fetch dynamically imported module');
      return 'screen';
    },
    { reached: async () => state.up, prepare: async () => undefined },
  );
  return { state, code };
}

test('code that could not be had without a connection is had once there is one again', async () => {
  const { state, code } = world();
  state.up = false;
  await code.load();
  expect([code.loaded(), code.lack()]).toEqual([undefined, 'sin_conexion']);
  state.up = true;
  await code.load();
  expect([code.loaded(), code.lack()]).toEqual(['screen', null]);
});

test('code that a server which answers does not have any more is of another build', async () => {
  const { state, code } = world();
  state.served = false;
  await code.load();
  expect([code.loaded(), code.lack()]).toEqual([undefined, 'otra_version']);
});

test('nothing is asked for while nobody answers: what fails once may be refused for good', async () => {
  const { state, code } = world();
  state.up = false;
  await code.load();
  expect(state.asked).toBe(0);
});

test('a server that goes while one asks, and comes back, gives the code, as of the same build', async () => {
  let asked = 0;
  const code = codeOf(async () => (++asked > 1 ? 'screen' : Promise.reject(new TypeError('gone'))), {
    reached: async () => true,
    prepare: async () => undefined,
  });
  await code.load();
  expect([code.loaded(), code.lack()]).toEqual(['screen', null]);
});

test('who asks while it is on its way waits for the same, and what is here is not asked for again', async () => {
  const { state, code } = world();
  await Promise.all([code.load(), code.load()]);
  await code.load();
  expect(state.asked).toBe(1);
});

test('without its looks a screen is not taken for loaded', async () => {
  const code = codeOf(async () => 'screen', {
    reached: async () => true,
    prepare: () => Promise.reject(new Error('no stylesheet')),
  });
  await code.load();
  expect([code.loaded(), code.lack()]).toEqual([undefined, 'otra_version']);
});
