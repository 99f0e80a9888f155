import { operationList } from '@recluta/api';
import { addMundo, type Mundo } from '@recluta/api/testing';
import { fingerprint } from '@recluta/db/testing';
import { can, type Rol } from '@recluta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorsOf, call, DOORS, type Door, type Named, opensAt, successOf } from './testing/doors.ts';
import { createHost, errorOf, type Host } from './testing/host.ts';
import { INPUTS } from './testing/inputs.ts';

/** Keys of an input that name rows: each must be declared in `refs`, or another cuenta's id would pass. */
const NAMES_IDS = /^(?:id|ids|.*_ids?|agregar|quitar)$/;
/** Ids that are no row of a tenant: the public id of a link, and the cv of a signed address. */
const NOT_OF_A_TENANT = new Set([
  'publico.proceso public_id',
  'publico.archivo cv_id',
  'sesion.closeSession sesion_id',
]);
/** Operations with an answer of their own: see the tests of the upload, the signed address, the calendar address, the
 * demo, the sessions and the notes, which only their author edits. */
const SPECIAL = new Set([
  'publico.upload',
  'publico.archivo',
  'publico.calendario',
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

const shapeOf = ({ op }: Named): Record<string, unknown> => {
  let schema = op.input;
  while ('out' in schema.def) schema = schema.def.out;
  return 'shape' in schema ? schema.shape : {};
};

describe('every operation', () => {
  it('is tried here, and nothing else is', () => {
    expect(Object.keys(INPUTS).sort()).toEqual(operationList.map(({ name }) => name).sort());
  });

  it.each(operationList)('$name declares each id it takes', ({ name, op }) => {
    const ids = Object.keys(shapeOf({ name, op })).filter((key) => NAMES_IDS.test(key));
    const declared = Object.keys(op.refs ?? {});
    expect(ids.filter((key) => !declared.includes(key) && !NOT_OF_A_TENANT.has(`${name} ${key}`))).toEqual([]);
  });
});

const cells = operationList.flatMap((named) =>
  DOORS.filter((door) => opensAt(named, door)).map((door) => ({ ...named, door })),
);

describe('who may not call', () => {
  it.each(cells.filter(({ op }) => op.access !== 'publico'))(
    '$name at the $door door: 401 nobody, 403 the wrong rol, whatever the body says',
    async ({ door, ...named }) => {
      const { good, bad } = inputOf(named);
      const before = fingerprint(host.db);
      for (const [rol, persona] of Object.entries(actorsOf(mundo))) {
        if (allowed(named, persona?.rol ?? null)) continue;
        for (const input of [good(mundo), { ...good(mundo), ...bad }, good(ajeno)]) {
          const answer = await call(host, door, named, input, persona);
          expect([rol, answer.status, errorOf(answer).codigo]).toEqual(
            persona ? [rol, 403, 'sin_permiso'] : [rol, 401, 'sin_sesion'],
          );
        }
      }
      expect(fingerprint(host.db)).toEqual(before);
    },
  );
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
