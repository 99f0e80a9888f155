import { operationList } from '@recluta/api';
import { addMundo, type Mundo } from '@recluta/api/testing';
import { tableNames } from '@recluta/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, opensAt } from './testing/doors.ts';
import { createHost, type Host } from './testing/host.ts';
import { INPUTS } from './testing/inputs.ts';

/** In every text that speaks of the blocked person. */
const PLANT = 'zqxBLOQUEADAzqx';

/** What decides about the block, or about what the person asked, has to know whom it is about. */
const DECIDES = new Set([
  'privacidad.blocked',
  ...operationList.flatMap(({ name, op }) => (op.onBlocked ? [name] : [])),
]);
/** Rows that hang on a cv and are of the team: a tag that goes or is joined with another goes from everybody. */
const OF_THE_TEAM: Record<string, string> = {
  'etiquetas.merge': 'cv_etiquetas',
  'etiquetas.remove': 'cv_etiquetas',
  'candidato.readNotifications': 'notificaciones',
};

let host: Host;
beforeAll(async () => {
  host = await createHost();
});
afterAll(() => host.stop());

/** A cuenta whose first cv is of a person told everywhere, who asked for their data to be blocked. */
async function blocked(): Promise<Mundo> {
  const mundo = await addMundo(host);
  const [cv_id = 0] = mundo.cv_ids;
  await host.db.write(async ({ orm }) => {
    for (const statement of [
      `update cvs set nombre = '${PLANT}', email = '${PLANT}@ejemplo.cl', busqueda = '${PLANT.toLowerCase()}', nacionalidad = '${PLANT}', archivo_nombre = '${PLANT}.pdf' where id = ${cv_id}`,
      `update archivos set nombre = '${PLANT}.pdf' where id in (select archivo_id from cvs where id = ${cv_id} union select archivo_id from adjuntos where cv_id = ${cv_id})`,
      `update notas set texto = '${PLANT}' where cv_id = ${cv_id}`,
      `update tareas set texto = '${PLANT}' where cv_id = ${cv_id}`,
      `update entrevistas set titulo = '${PLANT}', notas = '${PLANT}' where cv_id = ${cv_id}`,
    ])
      orm.run(statement);
  });
  await host.rest('POST', '/api/titulares/bloquear', { as: mundo.administrador, body: { cv_ids: [cv_id] } });
  return mundo;
}

/** Every row of the blocked cv, but what was written down about it. */
function rowsOfCv({ cv_ids: [cv_id] }: Mundo, except: string | undefined): Record<string, unknown[]> {
  const all = (query: string) => host.db.read.orm.all<Record<string, unknown>>(query);
  const tables = tableNames(host.db).filter((table) => !['eventos', 'cvs', except].includes(table));
  const hanging = tables.filter((table) =>
    all(`select name from pragma_table_info('${table}')`).some(({ name }) => name === 'cv_id'),
  );
  return Object.fromEntries([
    ['cvs', all(`select * from cvs where id = ${cv_id}`)],
    ...hanging.map((table) => [table, all(`select * from ${table} where cv_id = ${cv_id}`)]),
  ]);
}

describe('a blocked person', () => {
  let mundo: Mundo;
  beforeAll(async () => {
    mundo = await blocked();
  });

  it.each(
    operationList.filter(
      ({ name, op }) =>
        op.access !== 'publico' && op.kind !== 'subscription' && !DECIDES.has(name) && !name.startsWith('sesion.'),
    ),
  )('$name tells nothing of them and changes nothing of theirs', async (named) => {
    const before = rowsOfCv(mundo, OF_THE_TEAM[named.name]);
    const seeks = named.name === 'busqueda.find';
    const input = { ...INPUTS[named.name]?.good(mundo), ...(seeks && { q: PLANT }) };
    const answer = await call(host, opensAt(named, 'trpc') ? 'trpc' : 'rest', named, input, mundo.administrador);
    // What is searched for is said back.
    expect(JSON.stringify(answer.body).toLowerCase()).not.toContain(seeks ? '.pdf' : PLANT.toLowerCase());
    expect(rowsOfCv(mundo, OF_THE_TEAM[named.name])).toEqual(before);
  });

  it('stays where they are when what was done to them before is taken back, or their stage goes', async () => {
    const { proceso_id, administrador, cv_ids } = await addMundo(host);
    const [cv_id = 0] = cv_ids;
    const as = administrador;
    const clave = `antes-${proceso_id}`;
    const etapas = `/api/procesos/${proceso_id}/etapas`;
    const moved = { proceso_id, cv_ids: [cv_id], to: 'oferta', clave };
    expect((await host.trpc('cvs.move', moved, { as })).status).toBe(200);
    await host.rest('POST', '/api/titulares/bloquear', { as, body: { cv_ids: [cv_id] } });
    const stage = () => host.db.read.orm.all(`select etapa, eliminado_en, bloqueado_en from cvs where id = ${cv_id}`);
    const before = stage();
    await host.rest('POST', '/api/acciones/deshacer', { as, body: { claves: [clave] } });
    expect(stage()).toEqual(before);
    expect((await host.rest('DELETE', `${etapas}/oferta`, { as })).status).toBe(200);
    const { body } = await host.rest('POST', '/api/titulares/desbloquear', { as, body: { cv_ids: [cv_id] } });
    expect(body).toEqual({ bloqueados: [] });
    const { counts } = (await host.rest('GET', `/api/procesos/${proceso_id}/cvs/counts`, { as })).body as {
      counts: { etapa: string; total: number }[];
    };
    const [{ etapa }] = stage() as [{ etapa: string }];
    expect(counts.find((one) => one.etapa === etapa)?.total).toBeGreaterThan(0);
    expect(counts.reduce((sum, { total }) => sum + total, 0)).toBe(3);
  });
});
