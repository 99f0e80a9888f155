import { connect } from 'node:net';

/** Bytes as they go over the wire, and all that came back until the host closed or fell silent. */
export type Wire = {
  write(bytes: Buffer | string): Promise<void>;
  /** Pulls the plug. */
  destroy(): void;
  /** Everything that came, once the host has ended the connection. */
  answer(): Promise<string>;
};

/** A connection of our own, for bodies that no client library would send. */
export async function wire(address: string): Promise<Wire> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
  // A host that closes while we still send is an answer too.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
  return {
    write: (bytes) => new Promise((resolve) => void socket.write(bytes, () => resolve())),
    destroy: () => socket.destroy(),
    answer: async () => {
      await closed;
      return Buffer.concat(chunks).toString();
    },
  };
}

/** The head of an upload that is its connection's only request. */
export const uploadHead = (path: string, type: string, length: number, extra: readonly string[] = []): string =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    ...extra,
    '',
    '',
  ].join('\r\n');

/** Status and body of an answer as text. */
export function parseAnswer(text: string): { status: number; body: unknown } {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const payload = rest.join('\r\n\r\n');
  const json = payload.slice(payload.indexOf('{'), payload.lastIndexOf('}') + 1);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), body: json ? JSON.parse(json) : payload };
}
