import { operationList } from '@recluta/api';
import { addMundo, type Mundo } from '@recluta/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from './testing/doors.ts';
import { createHost, errorOf, type Host } from './testing/host.ts';
import { INPUTS } from './testing/inputs.ts';

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost();
});
afterAll(() => host.stop());
beforeEach(async () => {
  mundo = await addMundo(host, { cvs: 1 });
});

type Value = string | number | string[] | null;
type Edited = {
  what: string;
  operation: string;
  field: string;
  /** What stands there, what the first says and what the second does. */
  values: [Value, Value, Value] | ((mundo: Mundo) => [Value, Value, Value]);
  /** Where it can be read. */
  read: string;
  as?: 'administrador' | 'reclutador';
};

const EDITED: readonly Edited[] = [
  {
    what: 'a proceso',
    operation: 'procesos.update',
    field: 'nombre',
    values: ['Ejecutivo de cobranza', 'Cajero', 'Vendedora'],
    read: 'procesos.get',
  },
  {
    what: 'its dates',
    operation: 'configuracion.updateFechas',
    field: 'fecha_cierre',
    values: [null, '2027-03-15', '2027-04-01'],
    read: 'configuracion.fechas',
  },
  {
    what: 'one of its stages',
    operation: 'etapas.update',
    field: 'nombre',
    values: ['Oferta', 'Carta oferta', 'Propuesta'],
    read: 'procesos.get',
  },
  {
    what: 'the stages that new procesos get',
    operation: 'etapas.setDefaultPlantilla',
    field: 'plantilla_id',
    values: ({ plantilla_id }) => [null, plantilla_id, null],
    read: 'etapas.plantillas',
  },
  {
    what: 'a reason for discarding',
    operation: 'motivos.update',
    field: 'nombre',
    values: ['Vive lejos', 'Renta', 'Horario'],
    read: 'motivos.list',
  },
  {
    what: 'an etiqueta',
    operation: 'etiquetas.update',
    field: 'nombre',
    values: ['Urgente', 'Referido', 'Interno'],
    read: 'etiquetas.list',
  },
  {
    what: 'a task',
    operation: 'tareas.update',
    field: 'texto',
    values: ['Llamar', 'Escribir', 'Citar'],
    read: 'tareas.list',
  },
  {
    what: 'a note, its author in two tabs',
    operation: 'candidato.editNote',
    field: 'texto',
    values: ['Conoce el rubro', 'Conoce la minería', 'Conoce el retail'],
    read: 'candidato.notes',
    as: 'reclutador',
  },
  {
    what: 'the name of a person',
    operation: 'cvs.edit',
    field: 'nombre',
    values: [null, 'Ana Soto', 'Ana Rojas'],
    read: 'cvs.reading',
  },
  {
    what: 'the RUT of a person',
    operation: 'cvs.edit',
    field: 'rut',
    values: [null, '12.345.678-5', '11.111.111-1'],
    read: 'cvs.reading',
  },
  {
    what: 'the phone of a person',
    operation: 'cvs.edit',
    field: 'telefono',
    values: [null, '+56912345678', '+56987654321'],
    read: 'cvs.reading',
  },
  {
    what: 'the tecnologías of a person',
    operation: 'cvs.edit',
    field: 'tecnologias',
    values: [[], ['Excel'], ['SAP', 'Excel']],
    read: 'cvs.reading',
  },
  {
    what: 'why a claim keeps a person',
    operation: 'privacidad.keep',
    field: 'motivo',
    values: [null, 'Juicio laboral', 'Otro juicio'],
    read: 'privacidad.ofCv',
  },
  {
    what: 'how long people are kept',
    operation: 'privacidad.saveRetention',
    field: 'retencion_meses',
    values: [6, 48, 49],
    read: 'privacidad.retention',
  },
  {
    what: 'who answers for the data',
    operation: 'privacidad.saveController',
    field: 'responsable',
    values: [null, 'Andes SpA', 'Sur SpA'],
    read: 'privacidad.contract',
  },
  {
    what: 'a usuario',
    operation: 'usuarios.update',
    field: 'nombre',
    values: ['visor', 'Ana', 'Berta'],
    read: 'usuarios.list',
  },
  {
    what: 'their own nombre, in two tabs',
    operation: 'sesion.updatePerfil',
    field: 'nombre',
    values: ['administrador', 'Ana', 'Berta'],
    read: 'sesion.perfil',
  },
];

const found = (operation: string) => {
  const named = operationList.find(({ name }) => name === operation);
  if (!named) throw new Error(`There is no operation ${operation}`);
  return named;
};
const refsOf = (operation: string): Record<string, unknown> => {
  const { op } = found(operation);
  const input = INPUTS[operation]?.good(mundo) ?? {};
  const kept = [...Object.keys(op.refs ?? {}), 'clave'];
  return Object.fromEntries(Object.entries(input).filter(([field]) => kept.includes(field)));
};

describe.each(EDITED)('two who edit $what at a time', ({ operation, field, values, read, as = 'administrador' }) => {
  const three = () => (typeof values === 'function' ? values(mundo) : values);
  const save = (input: object) => call(host, 'rest', found(operation), { ...refsOf(operation), ...input }, mundo[as]);
  const stored = async () => JSON.stringify((await call(host, 'rest', found(read), refsOf(read), mundo[as])).body);

  it('the second is told which field, and nothing is overwritten', async () => {
    const [was, first, second] = three();
    expect((await save({ [field]: first, antes: { [field]: was } })).status).toBe(200);
    const now = await stored();
    const late = await save({ [field]: second, antes: { [field]: was } });
    expect([late.status, errorOf(late)]).toEqual([
      409,
      expect.objectContaining({ codigo: 'cambiado', campos: { [field]: 'Alguien lo cambió mientras editabas.' } }),
    ]);
    expect(await stored()).toBe(now);
    expect((await save({ [field]: second, antes: { [field]: first } })).status).toBe(200);
    expect(await stored()).not.toBe(now);
  });

  it('who does not say what stood there changes it, as documented', async () => {
    const [, first, second] = three();
    await save({ [field]: first });
    const now = await stored();
    expect((await save({ [field]: second })).status).toBe(200);
    expect(await stored()).not.toBe(now);
  });
});

/** What an input says of how it stood: the fields, the version, the huella, the stage or the password. */
const GUARDS = ['antes', 'version', 'huella', 'desde', 'actual'];

/** Operations that change what is there and need no word of how it stood. */
const NO_NEED: Record<string, string> = {
  'sesion.login': 'opens a session',
  'sesion.logout': 'ends a session',
  'sesion.demo': 'makes a cuenta',
  'usuarios.resetPassword':
    'asked in a dialog that names who; whoever still sees the one before is told that it serves no more',
  'etiquetas.merge': 'ends an etiqueta, asked in a dialog that names both',
  'etiquetas.put': 'adds, is taken back by its clave',
  'etiquetas.take': 'takes off, is taken back by its clave',
  'cvs.replaceSelection': 'documented as the whole set; screens send changeSelection',
  'cvs.changeSelection': 'adds and takes off',
  'cvs.removeMany': 'is taken back by its clave',
  'cvs.assign': 'a choice, shown live, taken back by its clave',
  'cvs.copy': 'adds',
  'cvs.readAgain': 'reads again; what a person typed stays',
  'cvs.readManyAgain': 'reads again; what a person typed stays',
  'cvs.recordNationalityFilter': 'adds to the history',
  'cvs.recordMessage': 'adds to the history',
  'candidato.decidePerson': 'a choice, shown live, taken back by another',
  'candidato.readNotifications': 'of who asks; never unread again',
  'privacidad.extendRequest': 'once, refused when it was done (solicitud_sin_prorroga)',
  'privacidad.answerRequest': 'once, refused when it was done (solicitud_respondida)',
  'privacidad.erasePerson': 'erases, asked in a dialog that names who',
  'privacidad.block': 'on or off',
  'privacidad.unblock': 'on or off',
  'privacidad.anonymise': 'says nothing of its own',
  'privacidad.acceptContract': 'adds an acceptance',
  'papelera.restore': 'gives back what is still there',
  'papelera.erase': 'erases, asked in a dialog that names who',
  'deshacer.undo': 'leaves what somebody changed since, and says so',
  'importar.reviewEmpresas': 'changes nothing',
  'importar.reviewProcesos': 'changes nothing',
  'importar.undoEmpresas': 'leaves what somebody changed since, and says so',
  'importar.undoProcesos': 'leaves what somebody changed since, and says so',
};

describe('no operation overwrites unseen', () => {
  const changing = operationList.filter(({ op }) => op.kind === 'mutation');
  const fieldsOf = ({ op }: (typeof changing)[number]) => Object.keys(op.input.shape ?? {});
  const isGuarded = (named: (typeof changing)[number]) => fieldsOf(named).some((field) => GUARDS.includes(field));

  it('each adds, deletes, is told how it stood, or needs not to be', () => {
    const open = changing.filter(
      (named) => named.op.rest?.status !== 201 && named.op.rest?.method !== 'DELETE' && !isGuarded(named),
    );
    expect(open.map(({ name }) => name).sort()).toEqual(Object.keys(NO_NEED).sort());
  });

  it('each that is told how a field stood is tried above', () => {
    const told = changing.filter((named) => fieldsOf(named).includes('antes')).map(({ name }) => name);
    // The order of the stages is one value: see the tests of the stages.
    expect(new Set([...EDITED.map(({ operation }) => operation), 'etapas.order'])).toEqual(new Set(told));
  });
});
