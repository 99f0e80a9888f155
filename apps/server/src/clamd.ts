import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Antivirus, Veredicto } from '@recluta/api';

/** Where clamd listens: a socket of this machine, or an address. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/** Longest wait for a connection, for room to send or for the answer. */
const PATIENCE_MS = 15_000;
/** After one of them it is left alone for a while: fifty files are not to wait for it one by one. */
const PAUSE_MS = 30_000;
/** The log says once in so long that files are taken without being looked at. */
const REPEAT_MS = 60_000;
const PORT = 3310;

/** `unix:/run/clamav/clamd.ctl`, `tcp://127.0.0.1:3310`. Throws with a plain sentence when it is neither. */
export function clamdAddress(value: string): ClamdAddress {
  const [, path] = /^unix:(\/.+)$/.exec(value) ?? [];
  if (path) return { path };
  const [, host, port] = /^tcp:\/\/(\[[\da-f:]+\]|[^:/[\]]+)(?::(\d+))?\/?$/i.exec(value) ?? [];
  if (!host) throw new Error(`RECLUTA_CLAMAV no es unix:/ruta ni tcp://host:puerto: ${value}`);
  return { host: host.replace(/[[\]]/g, ''), port: Number(port ?? PORT) };
}

/** One file over one connection (INSTREAM): each chunk behind its length, an empty one at the end, then one line back. */
async function instream(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<string> {
  const said: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => void said.push(chunk));
  const over = once(socket, 'end');
  over.catch(() => undefined);
  await once(socket, 'connect');
  socket.write('zINSTREAM\0');
  for await (const chunk of content) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.byteLength);
    socket.write(length);
    if (!socket.write(chunk)) await once(socket, 'drain');
  }
  socket.write(Buffer.alloc(4));
  await over;
  return Buffer.concat(said).toString();
}

function verdictOf(answer: string): Veredicto {
  if (/^stream: OK\0?\s*$/.test(answer)) return 'limpio';
  if (/^stream: .+ FOUND\0?\s*$/.test(answer)) return 'infectado';
  const said = `clamd answered: ${answer.slice(0, 100)}`;
  throw / ERROR\0?\s*$/.test(answer) ? new UnjudgedError(said) : new Error(said);
}

/** It answers, though not about this file: one larger than it takes, say. The next one is asked about all the same. */
class UnjudgedError extends Error {}

/** clamd as the product's antivirus. What it does not answer in time, or not at all, is taken and told in the log. */
export function clamd(
  address: ClamdAddress,
  log: (message: string, error: unknown) => void,
  { patience = PATIENCE_MS, pause = PAUSE_MS } = {},
): Antivirus {
  let told = Number.NEGATIVE_INFINITY;
  let failed = Number.NEGATIVE_INFINITY;
  return {
    async scan(content) {
      if (performance.now() - failed < pause) return 'pendiente';
      const socket = connect(address);
      socket.setTimeout(patience, () => socket.destroy(new Error('clamd does not answer')));
      socket.on('error', () => undefined);
      const gone = once(socket, 'close').then(() => {
        throw new Error('clamd ended the connection');
      });
      try {
        return verdictOf(await Promise.race([instream(socket, content), gone]));
      } catch (error) {
        const now = performance.now();
        if (!(error instanceof UnjudgedError)) failed = now;
        if (now - told > REPEAT_MS) {
          log('the antivirus does not answer: files are taken and wait for it', error);
          told = now;
        }
        return 'pendiente';
      } finally {
        gone.catch(() => undefined);
        socket.destroy();
      }
    },
  };
}
