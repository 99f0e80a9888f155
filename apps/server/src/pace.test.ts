import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { addMundo, pdf } from '@recluta/api/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPace } from './pace.ts';
import { createHost } from './testing/host.ts';

const ROUND_MS = 30_000;
const BODY = 100_000;
const rounds = (n: number): void => void vi.advanceTimersByTime(n * ROUND_MS);
/** Every event that was due has been heard, and the next thing is a round of timers. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a sender is watched', () => {
  let server: Server;
  let sender: Socket;
  let request: IncomingMessage;
  let unwatch: () => void;
  beforeEach(async () => {
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    sender = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sender.on('error', () => undefined);
    sender.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${BODY}\r\n\r\nx`);
    [request] = (await once(server, 'request')) as [IncomingMessage];
    // One that is cut off ends so.
    request.on('error', () => undefined);
    unwatch = watchPace(request);
    request.resume();
    await settled();
  });
  afterEach(() => {
    unwatch();
    sender.destroy();
    server.close();
  });

  it('and cut off when next to nothing comes in half a minute', async () => {
    const closed = once(sender, 'close');
    rounds(1);
    await closed;
    expect(request.complete).toBe(false);
  });

  it('and kept when what they sent lies unread, because the program itself was held up', async () => {
    sender.write('x'.repeat(BODY - 1));
    rounds(1);
    await once(request, 'end');
    expect(request.complete).toBe(true);
    expect(sender.destroyed).toBe(false);
  });

  it('and kept while we are slow to write down what came', async () => {
    request.pause();
    rounds(3);
    await settled();
    request.resume();
    sender.write('x'.repeat(BODY - 1));
    await once(request, 'end');
    expect(sender.destroyed).toBe(false);
  });
});

it('whoever sent the last byte hears the outcome, however long an antivirus takes', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = (): void => undefined;
  const scanning = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const antivirus = {
    scan: async () => {
      begun();
      await held;
      return 'limpio' as const;
    },
  };
  const host = await createHost({ listen: true, deps: { antivirus } });
  const mundo = await addMundo(host, { cvs: 0 });
  const sent = host.upload('/api/upload-cvs', [
    { name: 'proceso_public_id', value: mundo.public_id },
    { file: 'ana.pdf', content: pdf('ana.pdf') },
  ]);
  await scanning;
  rounds(3);
  await settled();
  release();
  expect((await sent).status).toBe(200);
  await host.stop();
});
