import { addMundo, type Mundo, PASSWORD } from '@recluta/api/testing';
import { rowsOf, tableNames } from '@recluta/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHost, type Host } from './testing/host.ts';

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost();
  mundo = await addMundo(host);
});
afterAll(() => host.stop());

it('a dump of the database signs nobody in and opens no secret address (SEC-07)', async () => {
  const as = mundo.reclutador;
  const { email } = as;
  const secret = await host.rest('POST', '/api/calendario/suscripcion', { as });
  expect([secret.status, (await host.rest('GET', '/api/auth/verify', { as })).status]).toEqual([201, 200]);
  const values = tableNames(host.db).flatMap((table) => rowsOf(host.db, table).flatMap((row) => Object.values(row)));
  const texts = [...new Set(values.filter((value) => typeof value === 'string'))];
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.join('\n')).not.toContain(PASSWORD);
  for (const text of texts) {
    const answers = [
      await host.rest('GET', '/api/auth/verify', { as: { ...as, cookie: encodeURIComponent(text) } }),
      await host.rest('POST', '/api/auth/login', { body: { email, password: text } }),
      await host.rest('GET', `/calendario/${encodeURIComponent(text)}/recluta.ics`),
      await host.rest('GET', `/f/${mundo.cv_ids[0]}?e=99999999999999&d=a&s=${encodeURIComponent(text)}`),
    ];
    expect(answers.filter(({ status }) => status < 400)).toEqual([]);
  }
});

it('whoever is disabled is out at once', async () => {
  const { visor } = mundo;
  const verify = async () => (await host.rest('GET', '/api/auth/verify', { as: visor })).status;
  expect(await verify()).toBe(200);
  await host.db.write(async ({ orm }) => {
    const { $client } = orm as unknown as { $client: { exec(sql: string): void } };
    $client.exec(`update usuarios set activo = 0 where id = ${visor.id}`);
  });
  const again = await host.rest('POST', '/api/auth/login', { body: { email: visor.email, password: PASSWORD } });
  expect([await verify(), again.status]).toEqual([401, 401]);
});
