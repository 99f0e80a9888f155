import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { type Figure, ms, sideBySide, timed } from './measure.ts';
import { openScreens } from './screens.ts';
import { seedCvs } from './seed.ts';
import { newFolder, removeFolder, type Server, signUp, startServer } from './server.ts';

const ROWS = 10_000;
const RUNS = 15;
const PAGE = 50;
/** reqcore's list with as many candidates, one user, on the same kind of machine; OpenCATS took 83 ms. */
const PEER_MS = 25;

/** The columns that the product's list shows, as one would ask for them by hand. */
const LIST = `select id, nombre, nacionalidad, rut, email, telefono, pretension_renta, pretension_max, tecnologias, criterios,
  experiencia_callcenter, experiencia_retail, experiencia_judicial, experiencia_administrativa, etapa, lectura, lectura_motivo,
  por_revisar, archivo_nombre, mismo_archivo_que, anonimizado_en, origen, creado_en, movido_en,
  motivo_id, responsable_id
  from cvs where cuenta_id = ? and proceso_id = ? and etapa = 'recibido' and eliminado_en is null order by id`;
const COUNTS = 'select clave, total from etapas where cuenta_id = ? and proceso_id = ? order by orden';

/** List and counts of a proceso with 10,000 cvs through the whole product, beside the bare SQL. */
export async function listFigures(): Promise<Figure[]> {
  const data = newFolder();
  let server: Server = await startServer(data);
  const client = await signUp(server.origin);
  await server.stop();
  const file = join(data, 'recluta.db');
  seedCvs(file, client.proceso.id, ROWS);
  server = await startServer(data);
  const bare = new BetterSqlite3(file, { readonly: true });
  const cuenta = bare.prepare('select cuenta_id from procesos where id = ?').pluck().get(client.proceso.id);
  const list = bare.prepare(LIST);
  const counts = bare.prepare(COUNTS);
  const firstPage = bare.prepare(`${LIST} limit ${PAGE}`);
  const { id } = client.proceso;
  const ask = async (path: string) => {
    return fetch(`${server.origin}/api/procesos/${id}${path}`, { headers: { cookie: client.cookie() } });
  };
  const answered = (path: string) => timed(async () => (await ask(path)).arrayBuffer());
  /** What the server says it took, from the request to the answer as it is sent; one after the other. */
  const atServer = async (path: string) => {
    const answer = await ask(path);
    await answer.arrayBuffer();
    return Number(/dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]);
  };
  const product = async () => (await atServer('/cvs')) + (await atServer('/cvs/counts'));
  const sql = () =>
    timed(() => {
      list.all(cuenta, id);
      counts.all(cuenta, id);
    });
  const both = await sideBySide(RUNS, product, sql);
  const page = await sideBySide(
    RUNS * 4,
    () => answered(`/cvs?limite=${PAGE}`),
    () => timed(() => firstPage.all(cuenta, id)),
  );
  const screen = await openScreens(server.origin, client.cookie(), id);
  bare.close();
  await server.stop();
  removeFolder(data);
  return [
    {
      what: `List of ${ROWS} cvs and counts, time at the server`,
      measured: ms(both.a),
      against: `bare SQL ${ms(both.b)}`,
      ratio: both.ratio.toFixed(2),
      target: '≤ 3',
      met: both.ratio <= 3,
    },
    {
      what: `Page of ${PAGE} of ${ROWS} cvs, over HTTP`,
      measured: ms(page.a),
      against: `best peer ${PEER_MS} ms`,
      ratio: (page.a / PEER_MS).toFixed(2),
      target: '≤ 0.1',
      met: page.a <= PEER_MS / 10,
    },
    ...screen,
  ];
}
