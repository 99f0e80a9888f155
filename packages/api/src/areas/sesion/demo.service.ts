import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findByEmail } from '@recluta/db/system';
import { DomainError, mintAlcance, TIPOS_ARCHIVO } from '@recluta/domain';
import { type Caller, callerFor, type PublicCaller } from '../../caller.ts';
import type { UploadPart } from '../../operation.ts';
import { createEntrevista } from '../calendario/entrevistas.service.ts';
import { addTerm } from '../configuracion/configuracion.service.ts';
import { createArea, createEmpresa } from '../empresas/empresas.service.ts';
import { createProceso, updateFechas } from '../procesos/procesos.service.ts';
import { submit } from '../publico/envio.service.ts';
import { receive } from '../publico/intake.ts';
import { sampleDates, sampleTimes } from './demo.calendario.ts';
import { register } from './sesion.service.ts';

const EMAIL = 'demo@ejemplo.recluta.cl';
const EMPRESA = {
  nombre: 'Servicios Andinos SpA',
  rut: '76086428-5',
  tipo_empresa: 'reclutadora',
  descripcion: null,
} as const;
const AREAS = ['Cobranza', 'Tiendas', 'Administración'];

/** What each sample proceso looks for, and how many of the sample CVs of each kind of reader it gets. */
const PROCESOS = [
  {
    nombre: 'Ejecutivo de cobranza telefónica',
    area: 'Cobranza',
    tipo: 'proceso',
    criterios: ['cobranza', 'metas'],
    tecnologias: ['Excel', 'Genesys'],
  },
  {
    nombre: 'Vendedor de tienda, Mall Plaza',
    area: 'Tiendas',
    tipo: 'proceso',
    criterios: ['atención de público', 'caja'],
    tecnologias: ['SAP'],
  },
  {
    nombre: 'Cartera administrativos Santiago',
    area: 'Administración',
    tipo: 'cartera',
    criterios: ['inventario'],
    tecnologias: ['Excel', 'Softland'],
  },
] as const;

const PLACES = [
  { titulo: 'Entrevista', lugar: 'Sala 2, piso 4' },
  { titulo: 'Entrevista por video', lugar: 'https://video.ejemplo.cl/recluta' },
  { titulo: 'Segunda entrevista', lugar: null },
] as const;

/** "Explorar con datos de ejemplo": only to a direct client on this machine, and only when the host has sample CVs. */
export function isDemoOffered({ deps, request }: PublicCaller): boolean {
  return request.local && deps.demoFolder !== null;
}

async function* filesFrom(folder: string, names: string[]): AsyncGenerator<UploadPart> {
  for (const name of names)
    yield { kind: 'file', name: 'files', filename: name, content: createReadStream(join(folder, name)) };
}

/** Sample CVs go through the same door as real ones, and are read by the real reader. */
async function fillProceso(
  caller: Caller,
  folder: string,
  names: string[],
  index: number,
  empresa_id: number,
): Promise<void> {
  const sample = PROCESOS[index];
  if (!sample) return;
  const { criterios, tecnologias, ...rest } = sample;
  const proceso = await createProceso(caller, {
    ...rest,
    empresa_id,
    descripcion: null,
    estado: 'activo',
    fecha_inicio: null,
  });
  await updateFechas(caller, proceso.id, sampleDates(caller.deps.now()));
  for (const nombre of criterios) await addTerm(caller, 'criterios', proceso.id, { nombre });
  for (const nombre of tecnologias) await addTerm(caller, 'tecnologias', proceso.id, { nombre });
  const { storage } = caller.deps;
  const intake = await receive(caller.deps, { clave: null, parts: filesFrom(folder, names) }, TIPOS_ARCHIVO);
  const { registros } = await submit(storage, caller.write, {
    proceso_id: proceso.id,
    origen: 'interno',
    clave: null,
    intake,
  });
  const ids = registros.map(({ id }) => id);
  const part = (from: number, to: number) => ids.slice(Math.floor(ids.length * from), Math.floor(ids.length * to));
  await caller.write(async (repos) => {
    await repos.cvs.move(proceso.id, part(0.6, 0.85), 'preseleccion');
    await repos.cvs.move(proceso.id, part(0.85, 0.95), 'entrevista');
    await repos.cvs.move(proceso.id, part(0.95, 1), 'oferta');
  });
  await planInterviews(caller, proceso.id, part(0.75, 1), index);
}

/** An interview with each; those of another proceso (`index`) have other hours. */
async function planInterviews(caller: Caller, proceso_id: number, cv_ids: readonly number[], index: number) {
  const times = sampleTimes(caller.deps.now(), cv_ids.length, index);
  for (const [i, cv_id] of cv_ids.entries()) {
    const [when, place] = [times[i], PLACES[i % PLACES.length]];
    if (!when || !place) continue;
    await createEntrevista(caller, proceso_id, {
      ...when,
      ...place,
      cv_id,
      responsable_id: caller.alcance.usuario_id,
      notas: null,
    });
  }
}

/** Signs in to the sample cuenta, made at the first call. Throws no_encontrado where it is not offered. */
export async function createDemo(nobody: PublicCaller): Promise<void> {
  const { deps, request } = nobody;
  if (!isDemoOffered(nobody) || deps.demoFolder === null) throw new DomainError('no_encontrado');
  const existing = await findByEmail(deps.db.read, EMAIL);
  if (existing) {
    request.setCookie(await deps.sessions.create(existing.cuenta_id, existing.id, request.agente));
    return;
  }
  // Nobody knows the password: the button is the only way in.
  await register(nobody, {
    nombre: 'Paula Huenchumán',
    email: EMAIL,
    password: randomBytes(24).toString('base64url'),
    plan: 'profesional',
  });
  const made = await findByEmail(deps.db.read, EMAIL);
  if (!made) throw new DomainError('no_encontrado');
  const alcance = mintAlcance({ cuenta_id: made.cuenta_id, usuario_id: made.id, rol: made.rol });
  const caller = callerFor(deps, request, alcance);
  const empresa = await createEmpresa(caller, EMPRESA);
  for (const nombre of AREAS) await createArea(caller, empresa.id, nombre);
  const names = (await readdir(deps.demoFolder)).filter((name) => /\.(pdf|docx|doc)$/i.test(name)).sort();
  for (const index of PROCESOS.keys())
    await fillProceso(
      caller,
      deps.demoFolder,
      names.filter((_, i) => i % PROCESOS.length === index),
      index,
      empresa.id,
    );
}
