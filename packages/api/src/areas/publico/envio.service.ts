import type { Desenlace, NuevoCv, Repos, Tx } from '@recluta/db';
import { type Codigo, DomainError, ERRORES, type OrigenCv, type TipoAdjunto } from '@recluta/domain';
import type { ArchivoEnviado, Cv } from '@recluta/domain/esquemas';
import type { Placed, Storage } from '@recluta/storage';
import { discardAll, type Intake, type Received, removeAll } from './intake.ts';

type Submission = {
  proceso_id: number;
  origen: OrigenCv;
  /** Idempotency-Key; null when the client gave none. */
  clave: string | null;
  /** It receives no more: only files of a submission made before keep their outcome. */
  cerrado?: boolean;
  intake: Intake;
  /** Writes down what was told and agreed to with the cvs of the files that had no outcome before. */
  attest?: (repos: Repos, cv_ids: number[]) => Promise<void>;
};

export type Outcome = { registros: Cv[]; archivos: ArchivoEnviado[]; codigos: (Codigo | null)[] };

type Judged = Received & { repeticion: number; key: string | null };

/** The how-manieth of its name and bytes each file is: what tells repeated ones apart when a key is sent again. */
function counted(files: readonly Received[], placed: readonly (Placed | null)[]): Judged[] {
  const seen = new Map<string, number>();
  return files.map((received, i) => {
    const id = `${received.nombre}\n${received.sha256}`;
    const repeticion = seen.get(id) ?? 0;
    seen.set(id, repeticion + 1);
    const place = placed[i];
    return { ...received, repeticion, key: place?.ok ? place.key : null };
  });
}

const idOf = (file: Pick<Desenlace, 'nombre' | 'sha256' | 'repeticion'>) =>
  `${file.nombre}\n${file.sha256}\n${file.repeticion}`;

type Decision =
  | { estado: 'registrado'; nuevo: NuevoCv }
  | { estado: 'duplicado'; de: number | { nuevo: number } }
  | { estado: 'rechazado'; codigo: Codigo; motivo: string };

const refused = (codigo: Codigo, motivo: string = ERRORES[codigo].texto): Decision => ({
  estado: 'rechazado',
  codigo,
  motivo,
});

/** What becomes of each file that has no outcome yet; reads through the transaction only. */
async function decide(repos: Repos, { proceso_id, origen, cerrado }: Submission, files: Judged[]): Promise<Decision[]> {
  const hashes = [...new Set(files.flatMap(({ staged, sha256 }) => (staged ? [sha256] : [])))];
  const known = hashes.length > 0 ? await repos.cvs.withBytes(proceso_id, hashes) : [];
  let room = (await repos.cuenta.room('cvs')) ?? Number.POSITIVE_INFINITY;
  const fresh: NuevoCv[] = [];
  return files.map((file): Decision => {
    if (cerrado) return refused('proceso_cerrado');
    if (!file.staged) return refused(file.rechazo, file.motivo);
    if (!file.key) return refused('archivo_guardado');
    const same = known.filter(({ sha256 }) => sha256 === file.sha256);
    const twin = same.find(({ archivo_nombre }) => archivo_nombre === file.nombre);
    if (twin) return { estado: 'duplicado', de: twin.id };
    const earlier = fresh.findIndex(({ sha256, nombre }) => sha256 === file.sha256 && nombre === file.nombre);
    if (earlier >= 0) return { estado: 'duplicado', de: { nuevo: earlier } };
    // A sender is told kindly; whoever has the plan, that it is full.
    if (room <= 0) return refused(origen === 'interno' ? 'limite_cvs' : 'archivo_cupo');
    room--;
    const nuevo: NuevoCv = {
      clave: file.key,
      nombre: file.nombre,
      tipo: file.tipo,
      bytes: file.staged.bytes,
      sha256: file.sha256,
      antivirus: file.antivirus,
      mismo_archivo_que: same.find(({ vivo }) => vivo)?.id ?? null,
    };
    fresh.push(nuevo);
    return { estado: 'registrado', nuevo };
  });
}

async function record(
  repos: Repos,
  submission: Submission,
  files: Judged[],
): Promise<{ outcome: Outcome; used: Set<string> }> {
  const { proceso_id, origen, clave } = submission;
  const envio_id = clave === null ? null : await repos.envios.open(proceso_id, clave);
  const first = new Map((envio_id === null ? [] : await repos.envios.outcomes(envio_id)).map((o) => [idOf(o), o]));
  const pending = files.filter((file) => !first.has(idOf(file)));
  const decisions = await decide(repos, submission, pending);
  const nuevos = decisions.flatMap((d) => (d.estado === 'registrado' ? [d.nuevo] : []));
  const [etapa] = await repos.etapas.list(proceso_id);
  const created = await repos.cvs.create(
    await repos.cuenta.reserve('cvs', nuevos.length),
    proceso_id,
    etapa?.clave ?? '',
    origen,
    nuevos,
  );
  await repos.trabajos.enqueue(created.map(({ id }) => ({ tipo: 'leer_cv', clave: String(id), carga: { cv_id: id } })));
  await markTwins(repos, created, nuevos);

  let next = 0;
  const outcomes = pending.map((file, i): Desenlace & { codigo: Codigo | null } => {
    const decision = decisions[i] as Decision;
    const { nombre, sha256, repeticion } = file;
    const base = { nombre, sha256, repeticion, motivo: null, codigo: null };
    if (decision.estado === 'rechazado') return { ...base, ...decision, cv_id: null };
    if (decision.estado === 'registrado') return { ...base, estado: 'registrado', cv_id: created[next++]?.id ?? null };
    const cv_id = typeof decision.de === 'number' ? decision.de : (created[decision.de.nuevo]?.id ?? null);
    return { ...base, estado: 'duplicado', motivo: 'Ya estaba cargado.', cv_id };
  });
  await submission.attest?.(repos, [...new Set(outcomes.flatMap(({ cv_id }) => cv_id ?? []))]);
  if (envio_id !== null)
    await repos.envios.record(
      envio_id,
      // What failed on our side is no outcome: the same key tries it anew.
      outcomes.flatMap(({ codigo, ...o }) => (codigo === 'archivo_guardado' ? [] : [o])),
    );
  for (const outcome of outcomes) first.set(idOf(outcome), outcome);

  const all = files.map((file) => first.get(idOf(file)) as Desenlace & { codigo?: Codigo | null });
  const registered = all.flatMap(({ estado, cv_id }) => (estado === 'registrado' && cv_id !== null ? [cv_id] : []));
  return {
    used: new Set(nuevos.map(({ clave: key }) => key)),
    outcome: {
      registros: await repos.cvs.byIds(proceso_id, registered),
      archivos: all.map(({ nombre, estado, motivo, cv_id }) => ({ nombre, estado, motivo, cv_id })),
      codigos: all.map((o) => o.codigo ?? codeOf(o)),
    },
  };
}

/** Files of one submission with the same bytes and other names point at the first of them. */
async function markTwins(repos: Repos, created: { id: number }[], nuevos: NuevoCv[]): Promise<void> {
  for (const [i, nuevo] of nuevos.entries()) {
    const older = nuevos.findIndex(({ sha256 }) => sha256 === nuevo.sha256);
    const [cv, first] = [created[i], created[older]];
    if (older < i && nuevo.mismo_archivo_que === null && cv && first) await repos.cvs.markTwin(cv.id, first.id);
  }
}

/** The codigo behind a stored refusal, by how its text begins. */
const codeOf = ({ estado, motivo }: Desenlace): Codigo | null =>
  estado === 'rechazado'
    ? ((Object.keys(ERRORES) as Codigo[]).find(
        (codigo) =>
          /^archivo_|^proceso_cerrado$|^limite_cvs$/.test(codigo) && motivo?.startsWith(ERRORES[codigo].texto),
      ) ?? 'invalido')
    : null;

/**
 * Makes a submission durable and tells each file's outcome (decisions, "Every file sent has an outcome"): file first,
 * row second, then the answer. Files that got no row of their own are removed again.
 */
export async function submit(
  storage: Storage,
  write: <T>(body: (repos: Repos, tx: Tx) => Promise<T>) => Promise<T>,
  submission: Submission,
): Promise<Outcome> {
  const { files } = submission.intake;
  const staged = files.flatMap(({ staged: file }) => (file ? [file] : []));
  const results = staged.length > 0 ? await storage.commit(staged) : [];
  let next = 0;
  const placed = files.map((file) => (file.staged ? (results[next++] ?? null) : null));
  const keys = results.flatMap((result) => (result.ok ? [result.key] : []));
  try {
    const { outcome, used } = await write((repos) => record(repos, submission, counted(files, placed)));
    await removeAll(
      storage,
      keys.filter((key) => !used.has(key)),
    );
    return outcome;
  } catch (error) {
    await discardAll(storage, files);
    await removeAll(storage, keys);
    throw error;
  }
}

/**
 * What the sender is told: throws when nothing was sent, when less came than was announced, or when every file was
 * refused (by the first reason); what was whole is registrado all the same.
 */
export function answer({ archivos, codigos }: Outcome, { broken, fields, files }: Intake<TipoAdjunto>): void {
  const announced = Number(fields.total);
  if (broken || (Number.isInteger(announced) && announced > files.length))
    throw new DomainError('archivos_incompletos', { archivos });
  if (files.length === 0) throw new DomainError('sin_archivos');
  if (archivos.every(({ estado }) => estado === 'rechazado'))
    throw new DomainError(codigos[0] ?? 'invalido', { archivos });
}
