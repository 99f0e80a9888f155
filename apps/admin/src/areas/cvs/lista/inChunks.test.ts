import { expect, test } from 'vitest';
import { inChunks } from './inChunks.ts';

const ids = Array.from({ length: 700 }, (_, i) => i + 1);

test('of a thousand cvs moved at once none is left out of what is asked for again', async () => {
  const asked: number[] = [];
  const answered = await inChunks(ids, async (chunk) => {
    asked.push(chunk.length);
    return chunk;
  });
  expect(answered).toEqual(ids);
  expect(asked).toEqual([300, 300, 100]);
});

test('nothing is asked for nobody', async () => {
  expect(await inChunks([], () => Promise.reject(new Error('asked')))).toEqual([]);
});
