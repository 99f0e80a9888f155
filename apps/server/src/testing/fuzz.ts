import { operationList } from '@recluta/api';
import { type Mundo, pdf } from '@recluta/api/testing';
import { type Door, restCall } from './doors.ts';
import type { Host } from './host.ts';
import { INPUTS } from './inputs.ts';
import { MULTIPART, multipart } from './multipart.ts';
import { damaged, odd } from './mutate.ts';
import { parseAnswer, uploadHead, wire } from './socket.ts';

const ENDS_THE_SESSION = ['sesion.logout', 'sesion.changePassword', 'sesion.demo'];
const changes = operationList.filter(({ op, name }) => op.kind === 'mutation' && !ENDS_THE_SESSION.includes(name));

/** So many odd or damaged JSON bodies at one door; what was answered with 5xx, in words. */
export async function fuzzJson(
  host: Host,
  mundo: Mundo,
  door: Door,
  count: number,
  random: () => number,
): Promise<string[]> {
  const faults: string[] = [];
  const as = mundo.administrador;
  for (let i = 0; i < count; i++) {
    const named = changes[i % changes.length];
    if (!named) continue;
    const { rest } = named.op;
    const input = odd(INPUTS[named.name]?.good(mundo) ?? {}, random);
    const whole = JSON.stringify(input);
    const body = i % 2 ? whole : damaged(Buffer.from(whole), random);
    const path =
      door === 'rest' && rest
        ? restCall(named, { ...input, id: mundo.proceso_id }).path.slice(0, 300)
        : `/trpc/${named.name}`;
    const method = door === 'rest' && rest ? rest.method : 'POST';
    const { status } = await host.rest(method, path, { as, ...(method === 'DELETE' ? {} : { body }) });
    if (status >= 500) faults.push(`${i} ${named.name}: ${status} to ${whole.slice(0, 300)}`);
  }
  return faults;
}

const HONEST = [200, 400, 404, 413, 415];
const AT_ONCE = 10;

/**
 * So many damaged submissions of two files, each split anywhere on the wire: how many files were told as registrado, and
 * what was answered with 5xx or not at all.
 */
export async function fuzzMultipart(
  host: Host,
  public_id: string,
  count: number,
  random: () => number,
): Promise<{ told: number; faults: string[] }> {
  const faults: string[] = [];
  let told = 0;
  async function one(i: number): Promise<void> {
    const good = multipart([
      { name: 'total', value: '2' },
      { name: 'proceso_public_id', value: public_id },
      { file: `a-${i}.pdf`, content: pdf(`a ${i}`) },
      { file: `b-${i}.pdf`, content: Buffer.concat([pdf(`b ${i}`), Buffer.alloc(3_000, 0x20)]) },
    ]);
    const sent = damaged(good, random);
    const cut = Math.floor(random() * sent.length);
    const connection = await wire(host.address);
    await connection.write(uploadHead('/api/upload-cvs', MULTIPART, sent.length));
    await connection.write(sent.subarray(0, cut));
    await connection.write(sent.subarray(cut));
    const { status, body } = parseAnswer(await connection.answer());
    const { archivos = [] } = body as { archivos?: { estado: string }[] };
    told += archivos.filter(({ estado }) => estado === 'registrado').length;
    if (!HONEST.includes(status) || (status === 200 && archivos.length === 0))
      faults.push(`${i}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
  }
  for (let i = 0; i < count; i += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - i) }, (_, j) => one(i + j)));
  return { told, faults };
}
