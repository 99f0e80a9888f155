import type { TipoArchivo } from '../archivos.ts';
import { excessFilesMessage, MENSAJES_SUBIDA } from '../mensajes.ts';
import type { Answer, Resultado } from './answer.ts';
import { TEXTOS_ENVIO } from './envio.texts.ts';
import { type Clave, keyFor } from './idempotency.ts';
import { bytesOf, isReceived, nextLote } from './lotes.ts';
import { type Aviso, addFiles, type Elegido, type Local, leftOut, type Vistos } from './selection.ts';

/** Where the submission stands (§4, "Upload screen"). `sent` and `total` are bytes. */
export type Envio =
  | { fase: 'idle' }
  | { fase: 'sending'; sent: number; total: number }
  /** `perdida`: no answer came, so that it can be tried again as soon as there is a connection. */
  | { fase: 'failed'; detalle: string | null; perdida: boolean }
  | { fase: 'cancelled' }
  | { fase: 'done'; procesados: number; archivos: readonly Resultado[] };

export type State<F extends Local = Local> = {
  /** Kinds of file this screen takes. */
  tipos: readonly TipoArchivo[];
  archivos: readonly Elegido<F>[];
  avisos: readonly Aviso[];
  /** What clearing took out of the list, as long as nothing else was put there. */
  quitados: Pick<State<F>, 'archivos' | 'avisos'> | null;
  /** Refused in the submission before, kept in sight after the list was cleared. */
  no_recibidos: readonly Resultado[];
  envio: Envio;
  clave: Clave | null;
};

/** What becomes of a file that the server has. */
export type Recibido = Exclude<Resultado['estado'], 'rechazado'>;

export type UploadEvent<F extends Local = Local> =
  | { type: 'add'; files: readonly F[]; vistos?: Vistos<F> }
  | { type: 'remove'; id: number }
  | { type: 'removeRefused' }
  | { type: 'clear' }
  | { type: 'recover' }
  | { type: 'submit'; makeKey: () => string }
  | { type: 'progress'; sent: number; total: number }
  /** What was said of the files of one request of the submission. */
  | { type: 'answer'; ids: readonly number[]; answer: Answer }
  | { type: 'unreadable'; ids: readonly number[] }
  /** The server had it before the page was opened: it is not sent again. */
  | { type: 'remembered'; id: number; estado: Recibido }
  | { type: 'cancel' }
  | { type: 'acknowledge' };

/** An empty list that takes these kinds of file. */
export function initialState<F extends Local>(tipos: readonly TipoArchivo[]): State<F> {
  return { tipos, archivos: [], avisos: [], quitados: null, no_recibidos: [], envio: { fase: 'idle' }, clave: null };
}

const withList = <F extends Local>(
  state: State<F>,
  archivos: readonly Elegido<F>[],
  avisos: readonly Aviso[] = [],
): State<F> => ({
  ...state,
  archivos,
  avisos,
  quitados: null,
  no_recibidos: [],
  envio: { fase: 'idle' },
});

function submit<F extends Local>(state: State<F>, makeKey: () => string): State<F> {
  const avisos = leftOut(state.avisos);
  if (state.archivos.length === 0)
    return { ...state, avisos: [...avisos, { motivo: MENSAJES_SUBIDA.subir_ninguno, nombres: [] }] };
  const clave = keyFor(state.archivos, state.clave, makeKey);
  // What the server has stays received; all else is asked for anew.
  const archivos = state.archivos.map((elegido) =>
    isReceived(elegido) ? elegido : { ...elegido, motivo: null, resultado: null },
  );
  return advance({ ...state, archivos, avisos, no_recibidos: [], clave }, null);
}

/**
 * The outcome of each of some files that were sent together: they come in the order sent, and are found by name should
 * one be missing. Of what was taken without a word, that it was taken.
 */
function outcomesOf(lote: readonly Elegido[], { ok, archivos }: Answer): Map<number, Resultado> {
  const left = [...archivos];
  const whole = left.length === lote.length;
  return new Map(
    lote.flatMap(({ id, file: { name } }) => {
      const at = whole ? 0 : left.findIndex(({ nombre }) => nombre === name);
      const [found] = at < 0 ? [] : left.splice(at, 1);
      const outcome = found ?? (ok ? ({ nombre: name, estado: 'registrado', motivo: null } as const) : null);
      return outcome ? [[id, outcome] as const] : [];
    }),
  );
}

const reasonOf = ({ estado, motivo }: Resultado): string | null =>
  estado === 'rechazado' ? (motivo ?? TEXTOS_ENVIO.estado.rechazado) : null;

/** Files that were chosen and never sent: they too have an outcome; those that were too many, what each of them can do. */
const neverSent = (avisos: readonly Aviso[]): Resultado[] =>
  leftOut(avisos).flatMap(({ motivo: told, nombres }) => {
    const motivo = told === excessFilesMessage(nombres.length) ? TEXTOS_ENVIO.de_mas : told;
    return nombres.map((nombre) => ({ nombre, estado: 'rechazado', motivo }));
  });

/** On with what has no outcome yet; else the end: told in the dialog, or as a failure when all of it was refused. */
function advance<F extends Local>(state: State<F>, detalle: string | null): State<F> {
  const { archivos } = state;
  const known = archivos.flatMap(({ resultado }) => resultado ?? []);
  if (nextLote(archivos).length > 0) {
    const sent = bytesOf(archivos.filter(({ resultado }) => resultado !== null));
    return { ...state, envio: { fase: 'sending', sent, total: bytesOf(archivos) } };
  }
  // The server judged every file: trying again asks for a new judgement, not for the same one again.
  if (!archivos.some(isReceived)) return { ...state, envio: { fase: 'failed', detalle, perdida: false }, clave: null };
  const procesados = known.filter(({ estado }) => estado === 'registrado').length;
  const all = [...neverSent(state.avisos), ...known];
  return { ...state, envio: { fase: 'done', procesados, archivos: all }, clave: null };
}

function settle<F extends Local>(state: State<F>, ids: readonly number[], answer: Answer): State<F> {
  const lote = state.archivos.filter(({ id }) => ids.includes(id));
  const outcomes = outcomesOf(lote, answer);
  const archivos = state.archivos.map((elegido) => {
    const resultado = outcomes.get(elegido.id);
    return resultado ? { ...elegido, resultado, motivo: reasonOf(resultado) } : elegido;
  });
  const detalle = answer.ok ? null : answer.detalle;
  if (outcomes.size === lote.length) return advance({ ...state, archivos }, detalle);
  const perdida = !answer.ok && answer.status === 0;
  return { ...state, archivos, envio: { fase: 'failed', detalle, perdida } };
}

/** While sending, only the sending itself may change the state: the list is what is on its way. */
function whileSending<F extends Local>(state: State<F>, event: UploadEvent<F>): State<F> {
  switch (event.type) {
    case 'progress':
      return { ...state, envio: { fase: 'sending', sent: Math.min(event.sent, event.total), total: event.total } };
    case 'answer':
      return settle(state, event.ids, event.answer);
    case 'cancel':
      return { ...state, envio: { fase: 'cancelled' } };
    default:
      return state;
  }
}

/** The upload screen from empty list to success dialog or error with the list kept (§4). Pure. */
export function reduce<F extends Local>(state: State<F>, event: UploadEvent<F>): State<F> {
  if (state.envio.fase === 'sending') return whileSending(state, event);
  switch (event.type) {
    case 'add': {
      if (event.files.length === 0) return state;
      const { archivos, avisos } = addFiles(state.archivos, event.files, state.tipos, state.avisos, event.vistos);
      return archivos.length === state.archivos.length ? { ...state, avisos } : withList(state, archivos, avisos);
    }
    case 'remove':
      return withList(
        state,
        state.archivos.filter(({ id }) => id !== event.id),
        leftOut(state.avisos),
      );
    case 'removeRefused':
      return withList(
        state,
        state.archivos.filter(({ motivo }) => motivo === null),
        leftOut(state.avisos),
      );
    case 'clear':
      return { ...withList(state, []), quitados: { archivos: state.archivos, avisos: state.avisos } };
    case 'recover':
      return state.quitados ? withList(state, state.quitados.archivos, state.quitados.avisos) : state;
    case 'submit':
      return state.envio.fase === 'done' ? state : submit(state, event.makeKey);
    case 'unreadable':
      return {
        ...state,
        archivos: state.archivos.map((elegido) =>
          event.ids.includes(elegido.id) ? { ...elegido, motivo: TEXTOS_ENVIO.no_legible } : elegido,
        ),
      };
    case 'remembered':
      return {
        ...state,
        archivos: state.archivos.map((elegido) =>
          elegido.id === event.id && elegido.resultado === null
            ? { ...elegido, resultado: { nombre: elegido.file.name, estado: event.estado, motivo: null } }
            : elegido,
        ),
      };
    case 'acknowledge': {
      if (state.envio.fase !== 'done') return state;
      const refused = state.envio.archivos.filter(({ estado }) => estado === 'rechazado');
      return { ...withList(state, []), no_recibidos: refused };
    }
    default:
      return state;
  }
}

/** What clearing took away can still be put back: the list was not begun anew. */
export const isRecoverable = ({ archivos, quitados }: Pick<State, 'archivos' | 'quitados'>): boolean =>
  archivos.length === 0 && (quitados?.archivos.length ?? 0) > 0;

/** Leaving the page now would lose something: files on their way or not sent yet. */
export function isUnsent({ archivos, envio }: Pick<State, 'archivos' | 'envio'>): boolean {
  return envio.fase !== 'done' && archivos.some((elegido) => !isReceived(elegido));
}

/** Every file was judged, and none taken: why stands beside each, and sending them again need not help. */
export const noneTaken = ({ archivos }: State): boolean =>
  archivos.every(({ resultado }) => resultado?.estado === 'rechazado');

/** How many of the list the server has. */
export const received = ({ archivos }: Pick<State, 'archivos'>): number => archivos.filter(isReceived).length;
