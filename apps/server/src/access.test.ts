import { operationList } from '@recluta/api';
import { addMundo, type Mundo, pdf } from '@recluta/api/testing';
import { fingerprint } from '@recluta/db/testing';
import { can, type Rol } from '@recluta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorsOf, call, DOORS, type Door, type Named, opensAt, successOf } from './testing/doors.ts';
import { createHost, errorOf, type Host } from './testing/host.ts';
import { INPUTS } from './testing/inputs.ts';

/**
 * Keys of an input that name rows, however deep: each must be declared in `refs`, or another cuenta's id would pass.
 */
const NAMES_IDS = /^(?:id|ids|.*_ids?|agregar|quitar|menciones)$/;
/** Ids that are no row of a tenant: the public id of a link, and the cv of a signed address. */
const NOT_OF_A_TENANT = new Set([
  'publico.proceso public_id',
  'publico.archivo cv_id',
  'publico.adjunto adjunto_id',
  'publico.rights public_id',
  'publico.askRight public_id',
  'sesion.closeSession sesion_id',
]);
/** What stood in a field before is only compared with what stands there now, and answers 409 alike for any id. */
const ONLY_COMPARED = /^antes\./;
/** Operations with an answer of their own: see the tests of the upload, the signed address, the calendar address, the
 * demo, the sessions, the copy into another proceso and the notes, which only their author edits. */
const SPECIAL = new Set([
  'publico.upload',
  'cvs.copy',
  'publico.archivo',
  'publico.adjunto',
  'publico.calendario',
  'publico.trackRequest',
  'sesion.demo',
  'sesion.closeSession',
  'cuenta.live',
  'candidato.editNote',
]);

let host: Host;
let mundo: Mundo;
let ajeno: Mundo;
beforeAll(async () => {
  host = await createHost();
  mundo = await addMundo(host);
  ajeno = await addMundo(host);
});
afterAll(() => host.stop());

const allowed = ({ op }: Named, rol: Rol | null) =>
  op.access === 'publico' || (rol !== null && (op.access === 'sesion' || can(rol, op.access)));

const inputOf = ({ name }: Named) => {
  const found = INPUTS[name];
  if (!found) throw new Error(`${name} has no input in testing/inputs.ts: every operation is tried`);
  return found;
};

type Def = Record<'in' | 'out' | 'element' | 'innerType' | 'valueType', Schema | undefined> & {
  shape?: Record<string, Schema>;
  options?: Schema[];
};
type Schema = { def: unknown };

/** Every field of an input that names rows, by its path (`filas[].empresa_id`). */
function idPaths({ def }: Schema, path = ''): string[] {
  const { shape = {}, options = [], element, ...wraps } = def as Def;
  const inner = [wraps.in, wraps.out, wraps.innerType, wraps.valueType, ...options].flatMap((one) => one ?? []);
  return [
    ...Object.entries(shape).flatMap(([key, field]) =>
      NAMES_IDS.test(key) ? [path + key] : idPaths(field, `${path}${key}.`),
    ),
    ...(element ? idPaths(element, `${path.slice(0, -1)}[].`) : []),
    ...inner.flatMap((one) => idPaths(one, path)),
  ];
}

describe('every operation', () => {
  it('is tried here, and nothing else is', () => {
    expect(Object.keys(INPUTS).sort()).toEqual(operationList.map(({ name }) => name).sort());
  });

  it.each(operationList)('$name declares each id it takes', ({ name, op }) => {
    const declared = Object.keys(op.refs ?? {});
    const loose = idPaths(op.input).filter(
      (path) => !declared.includes(path) && !ONLY_COMPARED.test(path) && !NOT_OF_A_TENANT.has(`${name} ${path}`),
    );
    expect(loose).toEqual([]);
  });

  it('would be caught with an id in a list of a list', () => {
    const fila = { def: { shape: { cv_id: { def: {} }, nombre: { def: {} } } } };
    const filas = { def: { innerType: { def: { element: { def: { element: fila } } } } } };
    expect(idPaths({ def: { out: { def: { shape: { filas } } } } })).toEqual(['filas[][].cv_id']);
  });
});

/** All rows but those that tell of a refusal, which is written down. */
const unrefused = () => fingerprint(host.db, (table, row) => table === 'eventos' && row.tipo === 'acceso_denegado');

const cells = operationList.flatMap((named) =>
  DOORS.filter((door) => opensAt(named, door)).map((door) => ({ ...named, door })),
);

describe('who may not call', () => {
  it.each(cells.filter(({ op }) => op.access !== 'publico'))(
    '$name at the $door door: 401 nobody, 403 the wrong rol, whatever the body says',
    async ({ door, ...named }) => {
      const { good, bad } = inputOf(named);
      const before = unrefused();
      for (const [rol, persona] of Object.entries(actorsOf(mundo))) {
        if (allowed(named, persona?.rol ?? null)) continue;
        for (const input of [good(mundo), { ...good(mundo), ...bad }, good(ajeno)]) {
          const answer = await call(host, door, named, input, persona);
          expect([rol, answer.status, errorOf(answer).codigo]).toEqual(
            persona ? [rol, 403, 'sin_permiso'] : [rol, 401, 'sin_sesion'],
          );
        }
      }
      expect(unrefused()).toEqual(before);
    },
  );

  it('cvs.copy answers who may write, into another proceso of the cuenta', async () => {
    for (const rol of ['visor', 'reclutador', 'administrador'] as const) {
      const propio = await addMundo(host, { plan: 'avanzado' });
      const otro = await host.rest('POST', '/api/procesos', {
        as: propio.administrador,
        body: { empresa_id: propio.empresa_id, nombre: 'Otro' },
      });
      const { id } = (otro.body as { proceso: { id: number } }).proceso;
      const input = { proceso_id: propio.proceso_id, cv_ids: propio.cv_ids, a_proceso_id: id };
      const { status } = await host.trpc('cvs.copy', input, { as: propio[rol] });
      expect([rol, status]).toEqual([rol, rol === 'visor' ? 403 : 200]);
    }
  });
});

describe('what belongs to another cuenta', () => {
  it.each(cells.filter(({ op }) => op.refs))(
    '$name at the $door door: 404 and nothing changes, even with a wrong payload',
    async ({ door, ...named }) => {
      const { good, bad } = inputOf(named);
      const [own, theirs] = [good(mundo), good(ajeno)];
      const before = fingerprint(host.db);
      for (const field of Object.keys(named.op.refs ?? {})) {
        const alien = theirs[field];
        const mixed = Array.isArray(alien) ? [...(own[field] as number[]), ...alien] : alien;
        const inputs = [
          theirs,
          { ...own, [field]: mixed },
          { ...own, ...bad, [field]: mixed },
          { ...own, [field]: Array.isArray(alien) ? [987_654] : 987_654 },
        ];
        for (const input of inputs) {
          const answer = await call(host, door, named, input, mundo.administrador);
          expect([field, answer.status, errorOf(answer).codigo]).toEqual([field, 404, 'no_encontrado']);
        }
      }
      expect(fingerprint(host.db)).toEqual(before);
    },
  );
});

describe('a wrong payload', () => {
  it.each(cells.filter(({ name }) => INPUTS[name]?.bad))(
    '$name at the $door door: 400, the field named, for all who may call',
    async ({ door, ...named }) => {
      const { good, bad } = inputOf(named);
      const before = fingerprint(host.db);
      for (const persona of Object.values(actorsOf(mundo))) {
        if (!allowed(named, persona?.rol ?? null)) continue;
        const answer = await call(host, door, named, { ...good(mundo), ...bad }, persona);
        const { codigo, campos, error } = errorOf(answer);
        expect(answer.status).toBe(400);
        expect(error).toMatch(/\.$/);
        if (codigo !== 'etapa_desconocida') expect(Object.keys(campos ?? {})).toEqual(Object.keys(bad ?? {}));
      }
      expect(fingerprint(host.db)).toEqual(before);
    },
  );
});

describe('what has an answer of its own, called by nobody, visor, reclutador and administrador', () => {
  const everyone = () => Object.values(actorsOf(mundo));

  it('the public upload takes a CV of each, whoever is signed in', async () => {
    for (const [i, as] of everyone().entries()) {
      const parts = [
        { name: 'proceso_public_id', value: mundo.public_id },
        { file: `${i}.pdf`, content: pdf(`suyo ${i}`) },
      ];
      const { status, body } = await host.upload('/api/upload-cvs', parts, { as });
      expect([status, (body as { archivos: object[] }).archivos]).toMatchObject([200, [{ estado: 'registrado' }]]);
    }
  });

  it('the address of an original and of a calendar open for whoever holds them', async () => {
    const named = `/api/procesos/${mundo.proceso_id}/cvs/${mundo.cv_ids[0]}/signed-url`;
    const signed = (await host.rest('GET', named, { as: mundo.visor })).body as { url: string };
    const secret = (await host.trpc('calendario.renewSubscription', {}, { as: mundo.reclutador })).body as {
      result: { data: { url: string } };
    };
    for (const url of [signed.url, secret.result.data.url])
      for (const as of everyone())
        expect((await host.rest('GET', url.replace(/^https?:\/\/[^/]+/, ''), { as })).status).toBe(200);
  });
});

describe('who may call', () => {
  it.each(cells.filter(({ name }) => !SPECIAL.has(name)))(
    '$name at the $door door: answers all who may call with its own cuenta',
    async ({ door, ...named }) => {
      for (const rol of ['nadie', 'visor', 'reclutador', 'administrador'] as const) {
        const propio = named.op.kind === 'query' ? mundo : await addMundo(host, { plan: 'avanzado' });
        const persona = actorsOf(propio)[rol];
        if (!allowed(named, persona?.rol ?? null)) continue;
        const answer = await call(host, door, named, inputOf(named).good(propio), persona);
        expect([rol, answer.status, answer.body]).toEqual([rol, successOf(named, door as Door), expect.anything()]);
      }
    },
  );
});

describe('what changes something', () => {
  /** What the public pages are left comes before any cuenta; what is kept to undo is told by what it is kept of. */
  const isToldElsewhere = (table: string) => table === 'contactos' || table === 'acciones';

  it.each(operationList.filter(({ name, op }) => op.kind === 'mutation' && !SPECIAL.has(name)))(
    '$name writes down that it did (SEC-20)',
    async (named) => {
      const propio = await addMundo(host, { plan: 'avanzado' });
      const as = named.op.access === 'publico' ? null : propio.administrador;
      const before = fingerprint(host.db);
      await call(host, 'trpc', named, inputOf(named).good(propio), as);
      const after = Object.entries(fingerprint(host.db));
      const changed = after.flatMap(([table, rows]) =>
        rows === before[table] || isToldElsewhere(table) ? [] : [table],
      );
      if (changed.length > 0) expect(changed).toContain('eventos');
    },
  );
});
