import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { addMundo, type Mundo, pdf } from '@recluta/api/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHost, type Host } from './testing/host.ts';
import { MULTIPART, multipart } from './testing/multipart.ts';

let host: Host;
let mundo: Mundo;
let closing: AbortController;
let client: Socket;
beforeEach(async () => {
  closing = new AbortController();
  host = await createHost({ listen: true, deps: { closing: closing.signal } });
  mundo = await addMundo(host, { cvs: 0 });
  client = connect(Number(new URL(host.address).port), '127.0.0.1');
  await once(client, 'connect');
});
afterEach(() => {
  client.destroy();
  host.close();
});

/** As a browser does: it keeps its connection for the next request. */
const send = (...lines: string[]) => client.write([...lines, 'Host: localhost', '', ''].join('\r\n'));

/** The host hears nobody new any more; ends when it has let everybody go. */
async function beginStop(): Promise<{ stopped: Promise<unknown> }> {
  const stopped = host.app.close();
  while (host.app.server.listening) await new Promise((resolve) => setImmediate(resolve));
  return { stopped };
}

it('a screen that is open, and keeps its connection, holds no stop up', async () => {
  send('GET /trpc/cuenta.live?input={} HTTP/1.1', `Cookie: recluta=${mundo.reclutador.cookie}`);
  await once(client, 'data');
  client.resume();
  const { stopped } = await beginStop();
  closing.abort();
  await Promise.all([once(client, 'close'), stopped]);
});

it('an upload under way ends first and is told its outcome, and then its connection holds no stop up', async () => {
  const body = multipart([
    { name: 'proceso_public_id', value: mundo.public_id },
    { file: 'ana.pdf', content: pdf('ana.pdf') },
  ]);
  send('POST /api/upload-cvs HTTP/1.1', `Content-Type: ${MULTIPART}`, `Content-Length: ${body.length}`);
  client.write(body.subarray(0, 50));
  await once(host.app.server, 'request');
  const { stopped } = await beginStop();
  const said = once(client, 'data');
  client.write(body.subarray(50));
  expect(String((await said)[0])).toContain('HTTP/1.1 200');
  await Promise.all([once(client, 'close'), stopped]);
});
