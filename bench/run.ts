import { cpus, totalmem } from 'node:os';
import { accountFigures } from './account.bench.ts';
import { boardFigures } from './board.bench.ts';
import { bulkFigures } from './bulk.bench.ts';
import { coldFigures } from './cold.bench.ts';
import { historyFigures } from './history.bench.ts';
import { interactionFigures } from './interactions.bench.ts';
import { landingFigures } from './landing.bench.ts';
import { listFigures } from './lists.bench.ts';
import { liveFigures } from './live.bench.ts';
import type { Figure } from './measure.ts';
import { restoreFigures } from './respaldo.bench.ts';
import { startFigures } from './start.bench.ts';
import { uploadFigures } from './upload.bench.ts';

/** `npm run bench [name …]`: medians of several runs, and ratios against the bare thing in the same run. */
const benches: Record<string, () => Promise<Figure[]>> = {
  start: startFigures,
  upload: uploadFigures,
  lists: listFigures,
  history: historyFigures,
  interactions: interactionFigures,
  board: boardFigures,
  account: accountFigures,
  bulk: bulkFigures,
  landing: landingFigures,
  cold: coldFigures,
  live: liveFigures,
  respaldo: restoreFigures,
};

const wanted = process.argv.slice(2);
console.log(`${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.version}`);
let missed = 0;
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const figure of await bench()) {
    const against = figure.against ? `, ${figure.against}, ratio ${figure.ratio}` : '';
    const target = figure.target ? `  (target ${figure.target}: ${figure.met ? 'met' : 'MISSED'})` : '';
    if (!figure.met) missed++;
    console.log(`${figure.what}: ${figure.measured}${against}${target}`);
  }
}
if (missed > 0) process.exitCode = 1;
