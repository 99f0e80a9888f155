import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { type NuevoCv, type Repos, reposFor, type Tx } from '@recluta/db';
import { createCuenta as insertCuenta } from '@recluta/db/system';
import { ETAPAS_POR_DEFECTO, mintAlcance, type Plan, type Rol, systemIn } from '@recluta/domain';
import type { StagedFile } from '@recluta/storage';
import { type Caller, callerFor } from '../caller.ts';
import type { Kit } from './kit.ts';
import { pdf } from './samples.ts';

export const PASSWORD = 'copihue-rojo-2026';

export type Persona = { id: number; cuenta_id: number; rol: Rol; email: string; cookie: string };

/** A cuenta with one of everything an operation can name. */
export type Mundo = {
  cuenta_id: number;
  administrador: Persona;
  reclutador: Persona;
  visor: Persona;
  empresa_id: number;
  area_id: number;
  proceso_id: number;
  public_id: string;
  /** All of them in the first stage, read already. */
  cv_ids: number[];
  criterio_id: number;
  plantilla_id: number;
  motivo_id: number;
  /** Worn by the first cv. */
  etiqueta_id: number;
  /** Worn by nobody. */
  otra_etiqueta_id: number;
  tecnologia_id: number;
  entrevista_id: number;
  /** Of the reclutador, about the first cv; it mentions the visor. */
  nota_id: number;
  notificacion_id: number;
  /** Of the first cv. */
  adjunto_id: number;
  /** Of things the reclutador did and that can be taken back, each once. */
  acciones: string[];
  /** Asked by nobody in particular, open. */
  solicitud_id: number;
  /** Of the reclutador, about the first cv. */
  tarea_id: number;
};

let ordinal = 0;
const nextEmail = (who: string) => `${who}-${++ordinal}@ejemplo.cl`;

/** Repositories of a cuenta, as the program itself would have them. */
export const write = <T>({ db }: Kit, cuenta_id: number, body: (repos: Repos) => Promise<T>): Promise<T> =>
  db.write((tx) => body(reposFor(tx, systemIn(cuenta_id))));

export const read = ({ db }: Kit, cuenta_id: number): Repos => reposFor(db.read, systemIn(cuenta_id));

/** The limits of its plan are not asked: what is tried is something else. */
async function insertPersona(
  repos: Repos,
  cuenta_id: number,
  rol: Rol,
  clave: string,
): Promise<Omit<Persona, 'cookie'>> {
  const email = nextEmail(rol);
  const usuario = { nombre: rol, email, clave, rol, empresa_id: null, clave_temporal: false };
  return { id: await repos.usuarios.create(null, usuario), cuenta_id, rol, email };
}

const signIn = async ({ deps }: Kit, persona: Omit<Persona, 'cookie'>): Promise<Persona> => ({
  ...persona,
  cookie: await deps.sessions.create(persona.cuenta_id, persona.id, null),
});

/** A person of a cuenta, signed in. */
export async function addPersona(kit: Kit, cuenta_id: number, rol: Rol): Promise<Persona> {
  const clave = await kit.deps.passwords.hash(PASSWORD);
  return signIn(kit, await write(kit, cuenta_id, (repos) => insertPersona(repos, cuenta_id, rol, clave)));
}

async function insertEmpresa(repos: Repos): Promise<number> {
  const cupo = await repos.cuenta.reserve('empresas');
  const nueva = { nombre: 'Cobranzas del Sur', rut: null, tipo_empresa: 'final', descripcion: null } as const;
  return (await repos.empresas.create(cupo, nueva)).id;
}

async function insertProceso(repos: Repos, empresa_id: number): Promise<{ id: number; public_id: string }> {
  const public_id = randomBytes(16).toString('base64url');
  const nuevo = {
    empresa_id,
    nombre: 'Ejecutivo de cobranza',
    tipo: 'proceso',
    area: null,
    descripcion: null,
    estado: 'activo',
    fecha_inicio: null,
  } as const;
  return {
    id: await repos.procesos.create(
      await repos.cuenta.reserve('procesos_activos'),
      nuevo,
      public_id,
      ETAPAS_POR_DEFECTO,
    ),
    public_id,
  };
}

export const addProceso = (kit: Kit, { cuenta_id, empresa_id }: Pick<Mundo, 'cuenta_id' | 'empresa_id'>) =>
  write(kit, cuenta_id, (repos) => insertProceso(repos, empresa_id));

/** Files as an upload leaves them, and what their rows say. */
async function storeFiles({ deps: { storage } }: Kit, count: number): Promise<NuevoCv[]> {
  const files: StagedFile[] = [];
  for (let i = 0; i < count; i++) {
    const bytes = pdf(`cv ${++ordinal}`);
    const staged = await storage.stage(Readable.from([bytes]), { maxBytes: bytes.length });
    if (!staged.excess) files.push(staged);
  }
  const placed = await storage.commit(files);
  return files.map(({ bytes, sha256 }, i) => {
    const place = placed[i];
    if (!place?.ok) throw new Error('The file of a test was not stored');
    return { clave: place.key, nombre: `cv-${i + 1}.pdf`, tipo: 'pdf', bytes, sha256, mismo_archivo_que: null };
  });
}

/** In the first stage; no job waits to read them. */
async function insertCvs(repos: Repos, proceso_id: number, files: NuevoCv[]): Promise<number[]> {
  const cupo = await repos.cuenta.reserve('cvs', files.length);
  const created = await repos.cvs.create(cupo, proceso_id, 'recibido', 'publico', files);
  for (const { id } of created) await repos.lecturas.mark(id, 'fallido');
  return created.map(({ id }) => id);
}

/** A stage that the proceso had, and was deleted with nobody in it. */
async function insertEtapaPasada({ etapas }: Repos, proceso_id: number): Promise<void> {
  const pasada = { clave: 'referencias', nombre: 'Referencias', tipo: 'evaluacion', color: 'atacama' } as const;
  await etapas.create(proceso_id, { ...pasada, limite_dias: null, orden: ETAPAS_POR_DEFECTO.length });
  await etapas.remove(proceso_id, pasada.clave, { heredera: 'recibido', cuenta_como: 'recibido' });
}

const insertEntrevista = (repos: Repos, proceso_id: number, cv_id: number | null): Promise<number> =>
  repos.entrevistas.create(
    proceso_id,
    {
      titulo: 'Entrevista',
      cv_id,
      responsable_id: null,
      fecha_inicio: '2026-03-12T13:00:00.000Z',
      fecha_fin: '2026-03-12T14:00:00.000Z',
      lugar: null,
      notas: null,
    },
    null,
  );

/** Things the reclutador did, each to be taken back once; they touched nobody. */
async function insertAcciones(tx: Tx, { id, cuenta_id }: Omit<Persona, 'cookie'>, proceso_id: number) {
  const { acciones } = reposFor(tx, mintAlcance({ cuenta_id, usuario_id: id, rol: 'reclutador' }));
  const claves = Array.from({ length: 8 }, (_, i) => `accion-${proceso_id}-${i}`);
  for (const clave of claves) await acciones.record('cv_movido', proceso_id, { clave }, []);
  return claves;
}
const ASKED = {
  derecho: 'acceso',
  nombre: 'Ana',
  rut: null,
  email: 'ana@ejemplo.cl',
  detalle: null,
  vence: '2099-12-31',
} as const;

/** None where there is no cv to write about. */
async function insertNota(repos: Repos, cv_id: number | undefined, autor_id: number, mencionado: number) {
  if (cv_id === undefined) return { nota_id: 0, notificacion_id: 0 };
  const nueva = { cv_id, autor_id, texto: 'Conoce el rubro', menciones: [mencionado], clave: null };
  const nota_id = await repos.notas.create(nueva);
  await repos.notificaciones.mention(nota_id, [mencionado]);
  const [notificacion] = await repos.notificaciones.list(mencionado, 1);
  return { nota_id, notificacion_id: notificacion?.id ?? 0 };
}

/** None where there is no cv to attach it to. */
async function insertAdjunto(repos: Repos, proceso_id: number, cv_id: number | undefined, file: NuevoCv | undefined) {
  if (cv_id === undefined || !file) return 0;
  const { mismo_archivo_que: _, ...archivo } = file;
  await repos.adjuntos.add(proceso_id, cv_id, [archivo]);
  return (await repos.adjuntos.list(cv_id))[0]?.id ?? 0;
}

async function insertEtiqueta(repos: Repos, proceso_id: number, cv_ids: readonly number[]): Promise<number> {
  const { id } = await repos.etiquetas.create({ nombre: 'Urgente' });
  await repos.etiquetas.add(proceso_id, id, cv_ids.slice(0, 1));
  return id;
}

/** None where there is no cv it could be about. */
async function insertTarea(repos: Repos, cv_id: number | undefined, autor_id: number): Promise<number> {
  if (cv_id === undefined) return 0;
  const nueva = { cv_id, autor_id, responsable_id: autor_id, texto: 'Llamar', vence: '2026-03-12', clave: null };
  return repos.tareas.create(nueva);
}

export async function addCvs(kit: Kit, cuenta_id: number, proceso_id: number, count: number): Promise<number[]> {
  const files = await storeFiles(kit, count);
  return write(kit, cuenta_id, (repos) => insertCvs(repos, proceso_id, files));
}

/** A cuenta with an administrador and nothing else. */
export async function addCuenta(kit: Kit, plan: Plan = 'profesional'): Promise<Persona> {
  const clave = await kit.deps.passwords.hash(PASSWORD);
  const persona = await kit.db.write(async (tx) => {
    const cuenta_id = await insertCuenta(tx, 'Paula Huenchumán', plan, nextEmail('cuenta'));
    return insertPersona(reposFor(tx, systemIn(cuenta_id)), cuenta_id, 'administrador', clave);
  });
  return signIn(kit, persona);
}

/** Of each lista one, which created nothing. */
async function insertImportaciones({ importaciones }: Repos): Promise<void> {
  for (const destino of ['empresas', 'procesos'] as const)
    await importaciones.record({ clave: `importacion-${destino}`, destino, huella: '', filas: [] });
}

export async function addMundo(kit: Kit, { plan = 'profesional' as Plan, cvs = 3 } = {}): Promise<Mundo> {
  const clave = await kit.deps.passwords.hash(PASSWORD);
  const files = await storeFiles(kit, cvs);
  const [attached] = cvs > 0 ? await storeFiles(kit, 1) : [];
  // One transaction: a test makes hundreds of these.
  const { personas, ...made } = await kit.db.write(async (tx) => {
    const cuenta_id = await insertCuenta(tx, 'Paula Huenchumán', plan, nextEmail('cuenta'));
    const repos = reposFor(tx, systemIn(cuenta_id));
    const empresa_id = await insertEmpresa(repos);
    const { id: proceso_id, public_id } = await insertProceso(repos, empresa_id);
    const cv_ids = await insertCvs(repos, proceso_id, files);
    const personas = {
      administrador: await insertPersona(repos, cuenta_id, 'administrador', clave),
      reclutador: await insertPersona(repos, cuenta_id, 'reclutador', clave),
      visor: await insertPersona(repos, cuenta_id, 'visor', clave),
    };
    await insertImportaciones(repos);
    await insertEtapaPasada(repos, proceso_id);
    return {
      cuenta_id,
      empresa_id,
      proceso_id,
      public_id,
      personas,
      ...(await insertNota(repos, cv_ids[0], personas.reclutador.id, personas.visor.id)),
      cv_ids,
      adjunto_id: await insertAdjunto(repos, proceso_id, cv_ids[0], attached),
      acciones: await insertAcciones(tx, personas.reclutador, proceso_id),
      entrevista_id: await insertEntrevista(repos, proceso_id, cv_ids[0] ?? null),
      solicitud_id: (await repos.solicitudes.create({ ...ASKED, huella: `${cuenta_id}`, proceso_id })) ?? 0,
      tarea_id: await insertTarea(repos, cv_ids[0], personas.reclutador.id),
      area_id: (await repos.empresas.createArea(empresa_id, 'Cobranza')).id,
      criterio_id: (await repos.terminos.create('criterios', proceso_id, 'metas')).id,
      plantilla_id: (await repos.plantillas.create('Corta', ETAPAS_POR_DEFECTO)).id,
      etiqueta_id: await insertEtiqueta(repos, proceso_id, cv_ids),
      otra_etiqueta_id: (await repos.etiquetas.create({ nombre: 'Inglés' })).id,
      motivo_id: (await repos.motivos.create({ nombre: 'Vive lejos', tipo: 'candidato' })).id,
      tecnologia_id: (await repos.terminos.create('tecnologias', proceso_id, 'Excel')).id,
    };
  });
  return {
    ...made,
    administrador: await signIn(kit, personas.administrador),
    reclutador: await signIn(kit, personas.reclutador),
    visor: await signIn(kit, personas.visor),
  };
}

/** Acts in the place of a person, past both doors. */
export const callerOf = (kit: Kit, { id, cuenta_id, rol, cookie }: Persona): Caller =>
  callerFor(
    kit.deps,
    {
      address: '127.0.0.1',
      local: true,
      origin: 'http://localhost',
      agente: null,
      usuario: null,
      parte: false,
      cookie,
      setCookie: () => undefined,
    },
    mintAlcance({ cuenta_id, usuario_id: id, rol }),
  );

/** As it will be when access can be taken away: the row says so. */
export const loseAccess = ({ db }: Kit, { id }: Persona): Promise<void> =>
  db.write(async ({ orm }) => {
    orm.run(`update usuarios set activo = 0 where id = ${id}`);
  });
