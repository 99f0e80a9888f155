import type { CamposCv, Repos } from '@recluta/db';
import { avanceLectura } from '@recluta/domain/archivos';
import { type Campos, findTerms, type Lectura, MOTIVOS, type Progreso } from '@recluta/reader';
import { z } from 'zod';
import { type Effect, type JobDeps, job } from './job.ts';

const carga = z.object({ cv_id: z.number() });
type Carga = z.output<typeof carga>;

const names = (terms: { nombre: string }[]) => terms.map(({ nombre }) => nombre);

/** Names in `more` that are not among `list` yet, whatever their capitals. */
function union(list: string[], more: string[]): string[] {
  const seen = new Set(list.map((name) => name.toLowerCase()));
  return [...list, ...more.filter((name) => !seen.has(name.toLowerCase()))];
}

/** What the proceso looks for, as it stands in a text. */
export function termsIn(texto: string, leidas: string[], wanted: { criterios: string[]; tecnologias: string[] }) {
  return {
    criterios: findTerms(texto, wanted.criterios).map(({ termino }) => termino),
    tecnologias: union(
      leidas,
      findTerms(texto, wanted.tecnologias).map(({ termino }) => termino),
    ),
  };
}

/** The terms a proceso looks for now. */
export async function wantedTerms(repos: Repos, proceso_id: number) {
  return {
    criterios: names(await repos.terminos.list('criterios', proceso_id)),
    tecnologias: names(await repos.terminos.list('tecnologias', proceso_id)),
  };
}

function fieldsOf(campos: Campos): CamposCv {
  return {
    nombre: campos.nombre?.valor ?? null,
    rut: campos.rut?.valor ?? null,
    email: campos.email?.valor ?? null,
    telefono: campos.telefono?.valor ?? null,
    nacionalidad: campos.nacionalidad?.valor ?? null,
    pretension_renta: campos.pretension_renta?.valor ?? null,
    pretension_max: campos.pretension_max?.valor ?? null,
    experiencia_callcenter: campos.experiencia_callcenter !== null,
    experiencia_retail: campos.experiencia_retail !== null,
    experiencia_judicial: campos.experiencia_judicial !== null,
    experiencia_administrativa: campos.experiencia_administrativa !== null,
  };
}

function effectOf(cv_id: number, proceso_id: number, lectura: Lectura): Effect {
  return async (repos) => {
    if (lectura.estado === 'fallido') await repos.lecturas.mark(cv_id, 'fallido', MOTIVOS[lectura.motivo]);
    else if (lectura.estado === 'requiere_ocr') {
      if (await repos.lecturas.mark(cv_id, 'requiere_ocr'))
        await repos.trabajos.enqueue([{ tipo: 'reconocer_cv', clave: String(cv_id), carga: { cv_id } }]);
    } else {
      const { texto, paginas, ocr, campos } = lectura;
      const leidas = campos.tecnologias.map(({ valor }) => valor);
      // Read here, inside the transaction: a criterio added while the file was being read is not missed.
      const found = termsIn(texto, leidas, await wantedTerms(repos, proceso_id));
      await repos.lecturas.save(cv_id, { texto, paginas, ocr, campos }, { ...fieldsOf(campos), ...found });
    }
  };
}

/** Of who is in the papelera there is nothing to write down; who came back before that was said is in line again. */
const ofNobody =
  (cv_id: number): Effect =>
  async (repos) => {
    if (await repos.cvs.isAlive(cv_id))
      await repos.trabajos.enqueue([{ tipo: 'leer_cv', clave: String(cv_id), carga: { cv_id } }]);
  };

async function readFile(
  { storage, reader, read: repos, tell }: JobDeps,
  { cv_id }: Carga,
  ocr: boolean,
): Promise<Effect> {
  const { clave, proceso_id } = await repos.cvs.archivo(cv_id);
  const onProgress = ({ pagina, de }: Progreso) => {
    if (pagina < de) tell((own) => own.lecturas.progress(cv_id, avanceLectura(pagina + 1, de)));
  };
  const lectura = await storage.withPath(clave, (path) => reader.read(path, ocr ? { ocr, onProgress } : { ocr }));
  return effectOf(cv_id, proceso_id, lectura);
}

/** A file may wait for minutes to be read: whose cv was deleted meanwhile is no fault, whatever became of the file. */
async function read(deps: JobDeps, carga: Carga, ocr: boolean): Promise<Effect> {
  const isThere = () => deps.read.cvs.isAlive(carga.cv_id);
  if (!(await isThere())) return ofNobody(carga.cv_id);
  try {
    return await readFile(deps, carga, ocr);
  } catch (error) {
    if (await isThere()) throw error;
    return ofNobody(carga.cv_id);
  }
}

const FAILED = 'No pudimos leer el archivo.';

export const leerCv = job({
  tipo: 'leer_cv',
  carga,
  // Four for each child: it reads them together, and the next ones while these are written down.
  atOnce: 8,
  leaseMs: 120_000,
  begin: async (repos, { cv_id }) => {
    await repos.lecturas.mark(cv_id, 'leyendo');
  },
  run: (deps, datos) => read(deps, datos, false),
  bury: async (repos, { cv_id }) => {
    await repos.lecturas.mark(cv_id, 'fallido', FAILED);
  },
});

/** Scans, in a line of their own. */
export const reconocerCv = job({
  tipo: 'reconocer_cv',
  carga,
  atOnce: 1,
  leaseMs: 300_000,
  run: (deps, datos) => read(deps, datos, true),
  bury: async (repos, { cv_id }) => {
    await repos.lecturas.mark(cv_id, 'fallido', FAILED);
  },
});
