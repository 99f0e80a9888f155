import {
  type Cierre,
  cierreDe,
  DomainError,
  isRentaReversed,
  keptTelefono,
  oneLine,
  RENTA_ORDEN,
  type TipoArchivo,
} from '@recluta/domain';
import {
  type Cv,
  type CvEditado,
  type CvEnEdicion,
  camposLeidos,
  type EdicionesCv,
  type LecturaCv,
} from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import { checkUnchanged } from '../../unchanged.ts';
import { accionOf, keyOf, together, undoable } from '../deshacer/deshacer.service.ts';
import { type OfCv, personIn } from './ofCv.ts';

type Reading = {
  cv: Cv;
  tipo: TipoArchivo | null;
  cierre: Cierre | null;
  lectura: LecturaCv | null;
  ediciones: EdicionesCv;
};

/** Seen again and again within this time it is told once. */
const TOGETHER_MS = 60 * 60_000;

/** Writes down who saw a person's data (CL-06); quietly, for it changes nothing that a screen shows. */
export async function recordView({ deps, read, write }: Caller, { proceso_id, cv_id }: OfCv): Promise<void> {
  const since = new Date(deps.now() - TOGETHER_MS).toISOString();
  if (await read.eventos.didSince('cv_visto', cv_id, since)) return;
  await write((repos) => repos.eventos.append([{ tipo: 'cv_visto', proceso_id, cv_id }], { quiet: true }));
}

/** Edits of a cv that are looked through for who typed what stands in its fields. */
const EDITS = 100;

const names = (said: unknown): string[] => String(said).split(',');

/** Of each column that a person has typed, its newest edit that was not taken back. */
export async function editsOf(
  { read, alcance, deps }: Caller,
  cv_id: number,
  editados: string[],
): Promise<EdicionesCv> {
  if (editados.length === 0) return {};
  const rows = await read.eventos.ofCv([cv_id], ['cv_editado'], null, EDITS);
  const undone = new Set(rows.map(({ datos }) => datos?.deshace));
  const standing = rows.filter(
    (row) => row.datos?.deshace === undefined && !accionOf(row).some((id) => undone.has(id)),
  );
  const open = await undoable(read, alcance, deps.now(), standing.flatMap(accionOf));
  const ediciones = await Promise.all(
    editados.map(async (columna) => {
      const row = standing.find(({ datos }) => names(datos?.campos).includes(columna));
      return [
        columna,
        {
          usuario_nombre: row?.usuario_nombre ?? null,
          creado_en: row?.creado_en ?? null,
          deshacer: row ? await together(read, open, accionOf(row)) : null,
          confirmado: names(row?.datos?.confirmados).includes(columna),
        },
      ] as const;
    }),
  );
  return Object.fromEntries(ediciones);
}

/**
 * `lectura` is null while the file has not been read, or could not be; it and `tipo` are once the cv was anonymised. Of a cv that was merged into another, it is the
 * other one's: an address that was kept or sent leads to the person still.
 */
export async function showReading(caller: Caller, { proceso_id, ...asked }: OfCv): Promise<Reading> {
  const { read } = caller;
  const cv_id = await read.fusiones.survivor(asked.cv_id);
  const cv = await read.cvs.get(proceso_id, cv_id);
  if (cv.anonimizado_en) return { cv, tipo: null, cierre: null, lectura: null, ediciones: {} };
  const lectura = await read.lecturas.get(cv_id);
  const { tipo, antivirus } = await read.cvs.archivo(cv_id);
  const cierre = cierreDe(antivirus, caller.deps.antivirus !== null);
  await recordView(caller, { proceso_id, cv_id });
  return {
    cv,
    tipo,
    cierre,
    lectura: lectura?.campos ? { ...lectura, campos: camposLeidos.parse(lectura.campos) } : null,
    ediciones: await editsOf(caller, cv_id, lectura?.editados ?? []),
  };
}

/** Throws no_encontrado; lectura_en_curso (409) while it is in line or being read. */
export async function readAgain(caller: Caller, proceso_id: number, cv_id: number): Promise<void> {
  await caller.write(async (repos) => {
    await repos.cvs.get(proceso_id, cv_id);
    await repos.lecturas.restart(cv_id);
    await repos.trabajos.enqueue([{ tipo: 'leer_cv', clave: String(cv_id), carga: { cv_id } }]);
  });
}

/** A phone is kept as E.164 when it is one and nothing more; what is undefined was not said. */
const kept = ({ telefono, ...fields }: CvEditado): CvEditado =>
  Object.fromEntries(
    Object.entries({ ...fields, telefono: telefono && keptTelefono(telefono) }).filter(
      ([, value]) => value !== undefined,
    ),
  );

/** Said of what comes, not of `antes`: what was kept before this rule must still be found as it stands. */
const withoutBreaks = (fields: CvEditado): CvEditado => ({
  ...fields,
  tecnologias: fields.tecnologias?.map(oneLine),
  criterios: fields.criterios?.map(oneLine),
});

/** Of the cv as it would stand: also when only one end was sent. What the reader wrote stays until a person changes it. Throws invalido. */
function checkRenta(now: Cv, fields: CvEditado): void {
  const end = (['pretension_max', 'pretension_renta'] as const).find((end) => fields[end] !== undefined);
  if (end && isRentaReversed({ ...now, ...fields }))
    throw new DomainError('invalido', { texto: RENTA_ORDEN, campos: { [end]: RENTA_ORDEN } });
}

/** What a person typed is never overwritten by the reader. Throws no_encontrado, cambiado, invalido. */
export async function editCv(
  caller: Caller,
  { proceso_id, cv_id, antes, clave, ...edited }: OfCv & CvEnEdicion & { clave?: string | null | undefined },
): Promise<Cv> {
  const fields = kept(withoutBreaks(edited));
  return caller.write(async (repos) => {
    const now = await personIn(repos, { proceso_id, cv_id });
    checkUnchanged(now, antes && kept(antes));
    checkRenta(now, fields);
    await repos.lecturas.edit(cv_id, fields, keyOf(clave));
    return repos.cvs.get(proceso_id, cv_id);
  });
}
