import { MULTIPART, multipart } from '../apps/server/src/testing/multipart.ts';
import { parseAnswer, uploadHead, type Wire, wire } from '../apps/server/src/testing/socket.ts';
import { pdf } from '../packages/api/src/testing/samples.ts';

export type Sent = { nombre: string; estado: string; cv_id: number };
export type Answered = { status: number; archivos: Sent[] };

const UPLOAD = '/api/upload-cvs';

/** Files of some kilobytes that are no two alike, under one Idempotency-Key. */
export function submission(public_id: string, key: string, files: number): { head: string; body: Buffer } {
  const padding = Buffer.alloc(30_000, 0x20);
  const body = multipart([
    { name: 'total', value: String(files) },
    { name: 'proceso_public_id', value: public_id },
    ...Array.from({ length: files }, (_, i) => ({
      file: `${key} ${i}.pdf`,
      content: Buffer.concat([pdf(`${key} ${i}`), padding]),
    })),
  ]);
  return { head: uploadHead(UPLOAD, MULTIPART, body.length, [`Idempotency-Key: ${key}`]), body };
}

export function answered(text: string): Answered {
  const { status, body } = parseAnswer(text);
  return { status, archivos: (body as { archivos?: Sent[] })?.archivos ?? [] };
}

/** Sends it whole; who waits for the answer may do something meanwhile. */
export async function begin(origin: string, { head, body }: { head: string; body: Buffer }): Promise<Wire> {
  const connection = await wire(origin);
  void connection.write(Buffer.concat([Buffer.from(head), body]));
  return connection;
}

export const send = async (origin: string, sent: { head: string; body: Buffer }): Promise<Answered> =>
  answered(await (await begin(origin, sent)).answer());
