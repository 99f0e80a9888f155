import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { rowsOf, tableNames } from '@recluta/db/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCvs, addMundo, callerOf, createKit, type Kit, type Mundo, read } from '../../testing/index.ts';
import { openSigned, signFile } from '../publico/archivo.service.ts';
import { blockTitular, eraseTitular, exportTitular, samePerson, unblockTitular } from './titular.service.ts';

let kit: Kit;
let mundo: Mundo;
beforeEach(async () => {
  kit = await createKit({ storage: 'disk' });
  mundo = await addMundo(kit);
});
afterEach(() => kit.close());

const admin = () => callerOf(kit, mundo.administrador);
const one = () => mundo.cv_ids[0] ?? 0;

/** Bytes that stand nowhere else. */
const PLANT = 'zqxPLANTADOzqx';

/**
 * Every column of text, by table: what speaks of a person holds the plant, and the rest says why it does not. A new
 * column must be put in one of the two, or the test fails.
 */
const PERSONAL: Record<string, string[]> = {
  cvs: [
    'archivo_nombre',
    'busqueda',
    'criterios',
    'email',
    'email_clave',
    'lectura_motivo',
    'nacionalidad',
    'nombre',
    'rut',
    'rut_clave',
    'sha256',
    'tecnologias',
    'telefono',
    'telefono_clave',
  ],
  archivos: ['nombre', 'sha256'],
  lecturas: ['texto', 'campos', 'editados'],
  notas: ['texto', 'clave'],
  tareas: ['texto', 'clave'],
  nota_versiones: ['texto'],
  entrevistas: ['titulo', 'lugar', 'notas', 'clave'],
  envio_archivos: ['nombre', 'sha256', 'motivo'],
  consentimientos: ['direccion'],
  retenciones: ['motivo'],
  accion_filas: ['antes', 'despues'],
  fusiones: ['elegido'],
  trabajos: ['carga', 'ultimo_error'],
  solicitudes: ['nombre', 'rut', 'email', 'detalle', 'respuesta'],
};
/** Columns of JSON that hold an object. */
const OBJECTS = ['campos', 'antes', 'despues', 'elegido'];
const IMPERSONAL = {
  'claves, codes and states': [
    'acciones.clave',
    'acciones.entrevistas',
    'acciones.tipo',
    'archivos.clave',
    'archivos.antivirus',
    'archivos.tipo',
    'consentimientos.remitente',
    'cvs.alcanzada',
    'cvs.etapa',
    'cvs.lectura',
    'cvs.origen',
    'envio_archivos.estado',
    'envios.clave',
    'estadias.etapa',
    'eventos.datos',
    'eventos.tipo',
    'fusiones.trajo',
    'horas.medida',
    'identidades.decision',
    'notas.menciones',
    'solicitudes.derecho',
    'solicitudes.estado',
    'solicitudes.huella',
    'solicitudes.vence',
    'tareas.vence',
    'trabajos.clave',
    'trabajos.estado',
    'trabajos.tomado_por',
    'trabajos.tipo',
  ],
  'of the cuenta, its team or its procesos, and of no candidate': [
    'ajustes_privacidad',
    'areas',
    'contactos',
    'contratos',
    'criterios',
    'cuentas',
    'empresas',
    'etapas',
    'etapas_pasadas',
    'etiquetas',
    'importaciones',
    'incidentes',
    'motivos',
    'plantillas',
    'procesos',
    'sesiones',
    'suscripciones',
    'tecnologias',
    'textos_vistos',
    'usuarios',
  ],
};

const textColumns = () =>
  tableNames(kit.db).flatMap((table) =>
    kit.db.read.orm
      .all<{ name: string; type: string }>(`select name, type from pragma_table_info('${table}')`)
      .flatMap(({ name, type }) => (type.toLowerCase() === 'text' ? [`${table}.${name}`] : [])),
  );

/** The plant in every column that speaks of the first cv of the world, one row of each. */
async function plant(cv_id: number): Promise<void> {
  const { proceso_id, reclutador, cuenta_id } = mundo;
  await kit.db.write(async ({ orm }) => {
    const run = (statement: string) => orm.run(statement);
    run(`insert into lecturas (cv_id, cuenta_id, texto, paginas, ocr, campos, editados, leido_en)
      values (${cv_id}, ${cuenta_id}, 'x', 1, 1, '{}', '[]', 0)`);
    run(
      `insert into nota_versiones (cuenta_id, nota_id, texto, hasta) values (${cuenta_id}, ${mundo.nota_id}, 'x', 0)`,
    );
    run(`insert into textos_vistos (cuenta_id, clave, version, huella, texto, visto_en)
      values (${cuenta_id}, 'aviso-postulacion', '1.0', 'h', 'aviso', 0)`);
    run(`insert into consentimientos (cv_id, cuenta_id, aviso_id, creado_en)
      select ${cv_id}, ${cuenta_id}, max(id), 0 from textos_vistos`);
    run(`insert into retenciones (cv_id, cuenta_id, motivo, creada_en) values (${cv_id}, ${cuenta_id}, 'x', 0)`);
    run(`insert into envios (cuenta_id, proceso_id, clave, creado_en) values (${cuenta_id}, ${proceso_id}, 'e', 0)`);
    for (const [cv, n] of [
      [cv_id, 0],
      ['null', 1],
    ])
      run(`insert into envio_archivos (cuenta_id, envio_id, nombre, sha256, repeticion, estado, cv_id)
        select ${cuenta_id}, max(id), 'x', 'x', ${n}, 'rechazado', ${cv} from envios`);
    run(`insert into acciones (cuenta_id, proceso_id, usuario_id, tipo, clave, creada_en)
      values (${cuenta_id}, ${proceso_id}, ${reclutador.id}, 'cv_editado', 'k', 0)`);
    run(`insert into accion_filas (accion_id, cv_id, cuenta_id, antes, despues)
      select max(id), ${cv_id}, ${cuenta_id}, '{}', '{}' from acciones`);
    run(`insert into fusiones (cuenta_id, proceso_id, cv_id, otro_id, trajo, creada_en)
      select ${cuenta_id}, ${proceso_id}, ${cv_id}, max(id), '{}', 0 from cvs`);
    run(`insert into trabajos (cuenta_id, tipo, clave, carga, estado, disponible_en, creado_en)
      values (${cuenta_id}, 'leer_cv', '${cv_id}', '{}', 'fallido', 0, 0)`);
    const where: Record<string, string> = {
      cvs: `id = ${cv_id}`,
      archivos: `id = (select archivo_id from cvs where id = ${cv_id})`,
      notas: `cv_id = ${cv_id}`,
      nota_versiones: `nota_id = ${mundo.nota_id}`,
      solicitudes: `id = ${mundo.solicitud_id}`,
      trabajos: `clave = '${cv_id}'`,
      envio_archivos: '1 = 1',
    };
    for (const [table, columns] of Object.entries(PERSONAL))
      for (const column of columns) {
        const json =
          ['criterios', 'tecnologias', 'editados'].includes(column) || (table === 'trabajos' && column === 'carga');
        const object = OBJECTS.includes(column);
        const value = object
          ? `{"x":"${PLANT}${column}"}`
          : json
            ? `["${PLANT}${column}"]`
            : `${PLANT}${table}${column}`;
        run(`update ${table} set ${column} = '${value}' where ${where[table] ?? `cv_id = ${cv_id}`}`);
      }
    run(`update solicitudes set rut = '${PLANT}cvsrut_clave' where id = ${mundo.solicitud_id}`);
  });
  const [file] = rowsOf<{ clave: string }>(kit.db, 'archivos').filter(({ clave }) => findFile(clave) !== null);
  const [own] = kit.db.read.orm.all<{ clave: string }>(
    `select clave from archivos where id = (select archivo_id from cvs where id = ${cv_id})`,
  );
  writeFileSync(findFile(own?.clave ?? file?.clave ?? '') ?? '', `%PDF-1.4 ${PLANT}archivo %%EOF`);
}

function* filesUnder(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}
const findFile = (clave: string): string | null =>
  [...filesUnder(join(kit.folder, 'files'))].find((path) => path.endsWith(clave)) ?? null;
const holding = (bytes: string): string[] =>
  [...filesUnder(kit.folder)].filter((path) => readFileSync(path).includes(bytes));

/** The files of a zip by its central directory, each with the length and the CRC that are said of it. */
function unzipped(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, Buffer>();
  for (let at = zip.readUInt32LE(end + 16), left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, bytes, name, local] = [16, 24, 28, 42].map((field, i) =>
      i === 2 ? zip.readUInt16LE(at + field) : zip.readUInt32LE(at + field),
    ) as [number, number, number, number];
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + bytes);
    expect(crc32(content)).toBe(crc);
    files.set(zip.toString('utf8', at + 46, at + 46 + name), content);
    at += 46 + name;
  }
  return files;
}

it('every column of text is said to speak of a person, or not to', () => {
  const personal = Object.entries(PERSONAL).flatMap(([table, columns]) => columns.map((name) => `${table}.${name}`));
  const known = new Set([...personal, ...Object.values(IMPERSONAL).flat()]);
  expect(textColumns().filter((column) => !known.has(column) && !known.has(column.split('.')[0] ?? ''))).toEqual([]);
});

describe('erasing a person', () => {
  it('leaves the planted words nowhere: database, its log, its indexes, files, jobs', async () => {
    await plant(one());
    expect(holding(PLANT).length).toBeGreaterThan(1);
    const before = rowsOf(kit.db, 'eventos').length;
    expect(await eraseTitular(admin(), { cv_ids: [one()], solicitud_id: mundo.solicitud_id })).toEqual({ borrados: 1 });
    expect(holding(PLANT)).toEqual([]);
    expect(rowsOf(kit.db, 'eventos').length).toBeGreaterThan(before);
    expect(await kit.deps.ledger.all()).toMatchObject([{ cv_id: one() }]);
  });

  it('counts of stages stay those of the rows, and the others stay', async () => {
    await eraseTitular(admin(), { cv_ids: [one()] });
    const { cvs, etapas } = read(kit, mundo.cuenta_id);
    expect(await cvs.list(mundo.proceso_id, null, { after: 0, limit: null })).toHaveLength(2);
    expect((await etapas.list(mundo.proceso_id)).find(({ clave }) => clave === 'recibido')?.total).toBe(2);
  });

  it('takes the whole of whom was merged, step by step, whichever of them is chosen', async () => {
    const [first = 0, second = 0, third = 0] = mundo.cv_ids;
    await admin().write(async (repos) => {
      await repos.fusiones.merge(mundo.proceso_id, second, third, 'una');
      await repos.fusiones.merge(mundo.proceso_id, first, second, 'otra');
    });
    expect(await eraseTitular(admin(), { cv_ids: [third] })).toEqual({ borrados: 3 });
    expect(rowsOf(kit.db, 'cvs')).toEqual([]);
  });

  it('takes one that is blocked, and one that is in the papelera', async () => {
    const [first = 0, second = 0] = mundo.cv_ids;
    await blockTitular(admin(), { cv_ids: [first] });
    await admin().write((repos) => repos.cvs.remove(mundo.proceso_id, second));
    expect(await eraseTitular(admin(), { cv_ids: [first, second] })).toEqual({ borrados: 2 });
    expect(rowsOf(kit.db, 'cvs')).toHaveLength(1);
  });
});

describe('anonymising', () => {
  it('leaves the planted words in no row, but for what a claim needs and what the person asked', async () => {
    await plant(one());
    await admin().write((repos) => repos.anonimizar.anonymise([one()]));
    const rows = (table: string) => JSON.stringify(rowsOf(kit.db, table));
    expect(Object.keys(PERSONAL).filter((table) => rows(table).includes(PLANT))).toEqual([
      'retenciones',
      'solicitudes',
    ]);
  });
});

describe('the copy for a person', () => {
  it('is a zip with every word and file that names them', async () => {
    await plant(one());
    const { content } = await exportTitular(admin(), { cv_ids: [one()] });
    const files = unzipped(await buffer(await content(null)));
    const json = files.get('datos.json')?.toString('utf8') ?? '';
    const missing = Object.entries(PERSONAL).flatMap(([table, columns]) =>
      columns.flatMap((column) => {
        const json_columns = ['criterios', 'tecnologias', 'editados', ...OBJECTS];
        const value =
          json_columns.includes(column) || column === 'carga' ? `${PLANT}${column}` : `${PLANT}${table}${column}`;
        const moved = table === 'solicitudes' && column === 'rut';
        return moved || json.includes(value) ? [] : [`${table}.${column}`];
      }),
    );
    expect(missing).toEqual([]);
    expect([...files].find(([name]) => name.startsWith('archivos/'))?.[1].toString()).toContain(`${PLANT}archivo`);
  });

  it('names no refused file of a submission that brought others too', async () => {
    const [mine, other] = mundo.cv_ids;
    const file = { sha256: 'x', repeticion: 0, motivo: null };
    const record = (clave: string, cv_ids: (number | undefined)[]) =>
      admin().write(async (repos) => {
        const envio_id = await repos.envios.open(mundo.proceso_id, clave);
        const taken = cv_ids.map((cv_id = 0) => ({
          ...file,
          nombre: `${clave}-${cv_id}.pdf`,
          estado: 'registrado' as const,
          cv_id,
        }));
        const refused = { ...file, nombre: `${clave}-rechazado.pdf`, estado: 'rechazado' as const, cv_id: null };
        await repos.envios.record(envio_id, [...taken, refused]);
      });
    await record('sola', [mine]);
    await record('agencia', [mine, other]);
    const { content } = await exportTitular(admin(), { cv_ids: [one()] });
    const { envios } = JSON.parse(
      unzipped(await buffer(await content(null)))
        .get('datos.json')
        ?.toString('utf8') ?? '{}',
    );
    const names = envios.map(({ nombre }: { nombre: string }) => nombre);
    expect(names.sort()).toEqual([`agencia-${mine}.pdf`, 'sola-rechazado.pdf', `sola-${mine}.pdf`].sort());
  });
});

describe('a blocked person', () => {
  it('is in no list, search, export or selection, and comes back as it was', async () => {
    const [first = 0] = mundo.cv_ids;
    const { proceso_id, cuenta_id } = mundo;
    await admin().write((repos) => repos.seleccion.replace(proceso_id, [first]));
    const { url } = { url: await signFile(admin(), first) };
    await blockTitular(admin(), { cv_ids: [first] });
    const repos = read(kit, cuenta_id);
    expect(await repos.cvs.byIds(proceso_id, [first])).toEqual([]);
    expect(await repos.seleccion.ids(proceso_id)).toEqual([]);
    expect((await repos.entrevistas.list(proceso_id)).map(({ cv_id }) => cv_id)).not.toContain(first);
    expect(await repos.papelera.list(null, 10)).toEqual([]);
    expect(await admin().write((own) => own.cvs.move(proceso_id, [first], 'oferta'))).toMatchObject({ movidos: [] });
    const signed = Object.fromEntries(new URL(url).searchParams) as { e: string; d: string; s: string };
    await expect(openSigned(admin(), { cv_id: first, ...signed })).rejects.toMatchObject({ codigo: 'no_encontrado' });
    expect((await repos.etapas.list(proceso_id))[0]?.total).toBe(2);
    expect((await samePerson(admin(), { cv_id: first })).coincidencias).toMatchObject([{ id: first, bloqueado: true }]);

    expect(await unblockTitular(admin(), { cv_ids: [first] })).toEqual({ bloqueados: [] });
    expect(await repos.cvs.byIds(proceso_id, [first])).toHaveLength(1);
    expect((await repos.etapas.list(proceso_id))[0]?.total).toBe(3);
  });

  it('who was merged into another is blocked, and told of, with all that is read there', async () => {
    const [first = 0, second = 0] = mundo.cv_ids;
    await admin().write((repos) => repos.fusiones.merge(mundo.proceso_id, second, first, 'una'));
    const { content } = await exportTitular(admin(), { cv_ids: [first] });
    const json =
      unzipped(await buffer(await content(null)))
        .get('datos.json')
        ?.toString('utf8') ?? '{}';
    // Its note went with it.
    expect(JSON.parse(json)).toMatchObject({ cvs: [{ id: first }, { id: second }], notas: [{ cv_id: second }] });
    await blockTitular(admin(), { cv_ids: [first] });
    expect(await read(kit, mundo.cuenta_id).cvs.byIds(mundo.proceso_id, [second])).toEqual([]);
  });

  it('a block answers whom it blocked, so that taking it back unblocks nobody who was blocked before', async () => {
    const [first = 0, second = 0, third = 0] = mundo.cv_ids;
    await admin().write((repos) => repos.fusiones.merge(mundo.proceso_id, third, second, 'una'));
    await blockTitular(admin(), { cv_ids: [first] });
    const { cv_ids } = await blockTitular(admin(), { cv_ids: [first, second] });
    expect(cv_ids.sort()).toEqual([second, third].sort());
    expect((await unblockTitular(admin(), { cv_ids })).bloqueados).toMatchObject([{ id: first }]);
  });

  it('one that was in the papelera goes back there', async () => {
    const [first = 0] = mundo.cv_ids;
    await admin().write((repos) => repos.cvs.remove(mundo.proceso_id, first));
    kit.clock.advance(1_000);
    await blockTitular(admin(), { cv_ids: [first] });
    await unblockTitular(admin(), { cv_ids: [first] });
    expect(await read(kit, mundo.cuenta_id).papelera.list(null, 10)).toMatchObject([{ id: first }]);
  });

  it.each(['pendiente', 'leyendo', 'requiere_ocr'] as const)(
    'whose file was %s is in line again when the block ends: its turn came while it was blocked',
    async (lectura) => {
      const cv_id = one();
      const { proceso_id } = mundo;
      await admin().write((repos) => repos.lecturas.mark(cv_id, lectura));
      await blockTitular(admin(), { cv_ids: [cv_id] });
      await unblockTitular(admin(), { cv_ids: [cv_id] });
      expect(await admin().read.cvs.get(proceso_id, cv_id)).toMatchObject({ lectura: 'pendiente' });
      expect(rowsOf(kit.db, 'trabajos')).toMatchObject([
        { tipo: 'leer_cv', clave: String(cv_id), estado: 'pendiente' },
      ]);
    },
  );

  it('who goes back to the papelera needs no room in the plan, nor who is not blocked', async () => {
    const full = await addMundo(kit, { plan: 'gratis', cvs: 20 });
    const owner = callerOf(kit, full.administrador);
    const [first = 0, second = 0] = full.cv_ids;
    await owner.write((repos) => repos.cvs.remove(full.proceso_id, first));
    kit.clock.advance(1_000);
    await blockTitular(owner, { cv_ids: [first] });
    await addCvs(kit, full.cuenta_id, full.proceso_id, 1);
    await unblockTitular(owner, { cv_ids: [first, second] });
    expect(await owner.read.papelera.list(null, 10)).toMatchObject([{ id: first }]);
    await blockTitular(owner, { cv_ids: [second] });
    await addCvs(kit, full.cuenta_id, full.proceso_id, 1);
    await expect(unblockTitular(owner, { cv_ids: [second] })).rejects.toMatchObject({ codigo: 'limite_cvs' });
  });
});
