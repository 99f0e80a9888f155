import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, median, ms } from './measure.ts';
import { newFolder, removeFolder, startServer } from './server.ts';

const RUNS = 5;
/** Until the garbage of starting is gone. */
const REST_MS = 5_000;

/** Start of the built program on an empty and on a used folder, and its memory when nobody asks for anything. */
export async function startFigures(): Promise<Figure[]> {
  const data = newFolder();
  const first = await startServer(data);
  const firstIn = first.startedIn;
  await first.stop();
  const times: number[] = [];
  const memories: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const server = await startServer(data);
    times.push(server.startedIn);
    if (i === RUNS - 1) {
      await wait(REST_MS);
      const memory = server.memory();
      if (memory !== null) memories.push(memory);
    }
    await server.stop();
  }
  removeFolder(data);
  const warm = median(times);
  const memory = memories[0];
  return [
    {
      what: 'Built program, empty folder, to the first page',
      measured: ms(firstIn),
      against: '',
      ratio: '',
      target: '',
      met: true,
    },
    {
      what: 'Built program, used folder, to the first page',
      measured: ms(warm),
      against: '',
      ratio: '',
      target: '< 1500 ms',
      met: warm < 1_500,
    },
    ...(memory === undefined
      ? []
      : [
          {
            what: 'Memory at rest',
            measured: `${Math.round(memory)} MB`,
            against: '',
            ratio: '',
            target: '< 150 MB',
            met: memory < 150,
          },
        ]),
  ];
}
