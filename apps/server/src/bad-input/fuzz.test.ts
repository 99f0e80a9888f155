import { operationList } from '@recluta/api';
import { addMundo, halves, keptFiles, type Mundo, pdf, tmpFiles } from '@recluta/api/testing';
import { rowsOf } from '@recluta/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restCall } from '../testing/doors.ts';
import { createHost, type Host } from '../testing/host.ts';
import { INPUTS } from '../testing/inputs.ts';
import { MULTIPART, multipart } from '../testing/multipart.ts';
import { damaged, odd, seeded } from '../testing/mutate.ts';
import { parseAnswer, uploadHead, wire } from '../testing/socket.ts';

/** A short round of SEC-18 and T6, the same one every time: a failure can be played again. */
const SEED = 20_261_120;
const BODIES = 400;
const MULTIPARTS = 300;

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost({ storage: 'disk', listen: true });
  mundo = await addMundo(host, { plan: 'avanzado' });
});
afterAll(() => host.stop());

const changes = operationList.filter(
  ({ op, name }) => op.kind === 'mutation' && !['sesion.logout', 'sesion.changePassword', 'sesion.demo'].includes(name),
);
const at = (i: number) => changes[i % changes.length] ?? changes[0];

describe('whatever is sent', () => {
  it.each(['rest', 'trpc'] as const)('at the %s door, nothing is answered with 5xx', async (door) => {
    const random = seeded(SEED);
    for (let i = 0; i < BODIES; i++) {
      const named = at(i);
      if (!named) continue;
      const input = odd(INPUTS[named.name]?.good(mundo) ?? {}, random);
      const whole = JSON.stringify(input);
      const body = i % 2 ? whole : damaged(Buffer.from(whole), random);
      const as = mundo.administrador;
      const { status } =
        door === 'rest' && named.op.rest
          ? await host.rest(
              named.op.rest.method,
              restCall(named, { ...input, id: mundo.proceso_id }).path.slice(0, 300),
              {
                as,
                ...(named.op.rest.method === 'DELETE' ? {} : { body }),
              },
            )
          : await host.rest('POST', `/trpc/${named.name}`, { as, body });
      expect(status, `${i} ${named.name} ${whole.slice(0, 300)}`).toBeLessThan(500);
    }
  });

  it('as a multipart body, split anywhere on the wire: no 5xx, no silence, nothing lost or half (T6)', async () => {
    const random = seeded(SEED);
    const before = rowsOf(host.db, 'cvs').length;
    let told = 0;
    for (let round = 0; round < MULTIPARTS / 10; round++) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, async (_, i) => {
          const good = multipart([
            { name: 'total', value: '2' },
            { name: 'proceso_public_id', value: mundo.public_id },
            { file: `a-${round}-${i}.pdf`, content: pdf(`a ${round} ${i}`) },
            {
              file: `b-${round}-${i}.pdf`,
              content: Buffer.concat([pdf(`b ${round} ${i}`), Buffer.alloc(3_000, 0x20)]),
            },
          ]);
          const body = damaged(good, random);
          const cut = Math.floor(random() * body.length);
          const connection = await wire(host.address);
          await connection.write(uploadHead('/api/upload-cvs', MULTIPART, body.length));
          await connection.write(body.subarray(0, cut));
          await connection.write(body.subarray(cut));
          return parseAnswer(await connection.answer());
        }),
      );
      for (const { status, body } of answers) {
        expect([200, 400, 404, 413, 415], JSON.stringify(body)).toContain(status);
        const { archivos = [] } = body as { archivos?: { estado: string }[] };
        told += archivos.filter(({ estado }) => estado === 'registrado').length;
        if (status === 200) expect(archivos.length).toBeGreaterThan(0);
      }
    }
    expect(rowsOf(host.db, 'cvs').length - before).toBe(told);
    await expect.poll(() => tmpFiles(host)).toEqual([]);
    expect(halves(host.db, keptFiles(host))).toEqual([]);
  });
});
