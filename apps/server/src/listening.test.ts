import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { whyNotListening } from './listening.ts';

let taken: Server;
let port: number;
beforeEach(async () => {
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  ({ port } = taken.address() as AddressInfo);
});
afterEach(() => void taken.close());

/** What the system says of a port on which one cannot listen. */
const refusal = async (port: number, host = '127.0.0.1'): Promise<unknown> =>
  (await once(createServer().listen(port, host), 'error').catch((error) => [error]))[0];

it('a port that is taken is named, and so is what to do', async () => {
  const said = whyNotListening(await refusal(port), port);
  expect(said).toMatch(/^El puerto \d+ ya está ocupado por otro programa: detenlo, o indica otro puerto en PORT, como/);
  expect(said).toContain(`El puerto ${port} `);
  expect(said).toMatch(/ PORT=\d+\.$/);
  expect(said).not.toContain(`PORT=${port}.`);
});

it('the last port there is leads to another one that there is', () => {
  const refused = Object.assign(new Error(), { code: 'EADDRINUSE', syscall: 'listen' });
  expect(whyNotListening(refused, 65_535)).toContain('PORT=65534.');
});

it('an address of another machine is told as such, and what is no refusal to listen is not told here', async () => {
  expect(whyNotListening(await refusal(0, '192.0.2.1'), 0)).toBe('HOST no es una dirección de este equipo.');
  for (const error of [new Error('x'), Object.assign(new Error(), { code: 'EACCES', syscall: 'open' }), null])
    expect(whyNotListening(error, 80)).toBeNull();
});
