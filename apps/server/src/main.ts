import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { compose } from './compose.ts';
import { type Config, loadConfig } from './config.ts';
import { troubleOf } from './data-folder.ts';
import { whyNotListening } from './listening.ts';
import { loggedError, logOutput } from './log.ts';
import { OccupiedError } from './occupied.ts';

const here = import.meta.url;
/** src/ and dist/ are equally deep. */
const root = fileURLToPath(new URL('../../..', here));
const childEntry = fileURLToPath(
  here.endsWith('.ts') ? new URL('../../../packages/reader/src/child.ts', here) : new URL('child.js', here),
);
const pages = process.argv.includes('--dev') ? 'dev' : 'built';
/** Requests under way get so long to end. */
const GRACE_MS = 25_000;

/** What the parser of RECLUTA_TRUSTED_PROXIES says of one that is no address; null for any other error. */
function badProxy(error: unknown): string | null {
  const [, value] =
    /^invalid (?:IP address|range on address): (.*)$/.exec((error as Error | null)?.message ?? '') ?? [];
  return value === undefined ? null : `RECLUTA_TRUSTED_PROXIES no es una lista de direcciones o rangos: ${value}`;
}

/** One sentence for whoever can do something about it; what nobody foresaw is told whole. */
function fail(error: unknown): never {
  const known =
    error instanceof OccupiedError
      ? error.message
      : whyNotListening(error, config.port) || badProxy(error) || troubleOf(config.data, error);
  console.error(known ?? error);
  process.exit(1);
}

/** A value of the environment that makes no sense is told in its one sentence. */
function configured(): Config {
  try {
    return loadConfig();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

// What it writes is for nobody but its own user.
process.umask(0o077);
const config = configured();
const program = await compose({
  config,
  root,
  childEntry,
  log: (message, detail) => console.error(message, loggedError(detail)),
}).catch(fail);
const app = await buildApp({ config, deps: program.deps, root, pages, log: logOutput() }).catch(fail);
await app.listen({ port: config.port, host: config.host }).catch(fail);

const address = app.server.address();
const port = typeof address === 'object' && address ? address.port : config.port;
const reached = config.origin ?? `http://localhost:${port}`;
program.tellAddress(reached);
console.log(`Recluta: ${reached}  (data in ${config.data})`);

/** A manager that signals the whole group sends it twice at once; a person who insists means it. */
const INSIST_MS = 1_000;
let stopping = 0;
async function stop(): Promise<void> {
  if (stopping > 0) {
    if (Date.now() - stopping > INSIST_MS) process.exit(1);
    return;
  }
  stopping = Date.now();
  const force = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  program.announceStop();
  await app.close();
  clearTimeout(force);
  await program.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
