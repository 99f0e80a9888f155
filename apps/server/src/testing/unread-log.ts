import { logOutput } from '../log.ts';
import { createHost } from './host.ts';

/** A host in a process of its own that logs once it is told to, and ends with 7. */
const host = await createHost({ log: logOutput() });
process.stdout.write('lista\n');
process.stdin.once('data', () => {
  for (let line = 0; line < 100; line += 1) host.app.log.error({ line }, 'nobody reads this');
  process.exit(7);
});
