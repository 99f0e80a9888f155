import { testClock } from '@recluta/api/testing';
import { createHost } from './host.ts';

/** A host in a process of its own on the data folder that it is given, to be killed: prints where it listens. */
const [folder = ''] = process.argv.slice(2);
const { address } = await createHost({
  folder,
  storage: 'disk',
  listen: true,
  clock: testClock(new Date().toISOString()),
});
process.stdout.write(`${address}\n`);
