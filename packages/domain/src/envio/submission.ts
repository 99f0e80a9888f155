import type { TipoArchivo } from '../archivos.ts';
import { MENSAJES_SUBIDA } from '../mensajes.ts';
import type { Answer, Resultado } from './answer.ts';
import { TEXTOS_ENVIO } from './envio.texts.ts';
import { type Clave, keyFor } from './idempotency.ts';
import { type Aviso, addFiles, type Elegido, type Local } from './selection.ts';

/** Where the submission stands (§4, "Upload screen"). `sent` and `total` are bytes. */
export type Envio =
  | { fase: 'idle' }
  | { fase: 'sending'; sent: number; total: number }
  | { fase: 'failed'; detalle: string | null }
  | { fase: 'cancelled' }
  | { fase: 'done'; procesados: number; archivos: readonly Resultado[] };

export type State<F extends Local = Local> = {
  /** Kinds of file this screen takes. */
  tipos: readonly TipoArchivo[];
  archivos: readonly Elegido<F>[];
  avisos: readonly Aviso[];
  /** Refused in the submission before, kept in sight after the list was cleared. */
  no_recibidos: readonly Resultado[];
  envio: Envio;
  clave: Clave | null;
};

export type UploadEvent<F extends Local = Local> =
  | { type: 'add'; files: readonly F[] }
  | { type: 'remove'; id: number }
  | { type: 'removeRefused' }
  | { type: 'clear' }
  | { type: 'submit'; makeKey: () => string }
  | { type: 'progress'; sent: number; total: number }
  | { type: 'answer'; answer: Answer }
  | { type: 'unreadable'; ids: readonly number[] }
  | { type: 'cancel' }
  | { type: 'acknowledge' };

/** An empty list that takes these kinds of file. */
export function initialState<F extends Local>(tipos: readonly TipoArchivo[]): State<F> {
  return { tipos, archivos: [], avisos: [], no_recibidos: [], envio: { fase: 'idle' }, clave: null };
}

const withList = <F extends Local>(state: State<F>, archivos: readonly Elegido<F>[]): State<F> => ({
  ...state,
  archivos,
  avisos: [],
  no_recibidos: [],
  envio: { fase: 'idle' },
});

function submit<F extends Local>(state: State<F>, makeKey: () => string): State<F> {
  // What is told of files that were not taken.
  const avisos = state.avisos.filter(({ nombres }) => nombres.length > 0);
  if (state.archivos.length === 0)
    return { ...state, avisos: [...avisos, { motivo: MENSAJES_SUBIDA.subir_ninguno, nombres: [] }] };
  const archivos = state.archivos.map((elegido) => ({ ...elegido, motivo: null }));
  const total = archivos.reduce((sum, { file }) => sum + file.size, 0);
  const clave = keyFor(archivos, state.clave, makeKey);
  return { ...state, archivos, avisos, no_recibidos: [], envio: { fase: 'sending', sent: 0, total }, clave };
}

/** Puts each refusal beside its file: outcomes come in the order sent, and by name should one be missing. */
function markRefused<F extends Local>(
  archivos: readonly Elegido<F>[],
  outcomes: readonly Resultado[],
): readonly Elegido<F>[] {
  const left = [...outcomes];
  return archivos.map((elegido) => {
    const at = left.findIndex(({ nombre }) => nombre === elegido.file.name);
    const [outcome] = at < 0 ? [] : left.splice(at, 1);
    return outcome?.estado === 'rechazado'
      ? { ...elegido, motivo: outcome.motivo ?? TEXTOS_ENVIO.estado.rechazado }
      : elegido;
  });
}

/** Files that were chosen and never sent: they too have an outcome. One chosen twice was sent once. */
const leftOut = (avisos: readonly Aviso[]): Resultado[] =>
  avisos.flatMap(({ motivo, nombres }) =>
    motivo === TEXTOS_ENVIO.repetido ? [] : nombres.map((nombre) => ({ nombre, estado: 'rechazado', motivo })),
  );

function settle<F extends Local>(state: State<F>, answer: Answer): State<F> {
  if (answer.ok) {
    const { procesados } = answer;
    const archivos = [...leftOut(state.avisos), ...answer.archivos];
    return { ...state, envio: { fase: 'done', procesados, archivos }, clave: null };
  }
  return {
    ...state,
    archivos: markRefused(state.archivos, answer.archivos),
    envio: { fase: 'failed', detalle: answer.detalle },
    // The server judged every file: trying again asks for a new judgement, not for the same one again.
    clave: answer.archivos.length > 0 ? null : state.clave,
  };
}

/** While sending, only the sending itself may change the state: the list is what is on its way. */
function whileSending<F extends Local>(state: State<F>, event: UploadEvent<F>): State<F> {
  switch (event.type) {
    case 'progress':
      return { ...state, envio: { fase: 'sending', sent: Math.min(event.sent, event.total), total: event.total } };
    case 'answer':
      return settle(state, event.answer);
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
      const { archivos, avisos } = addFiles(state.archivos, event.files, state.tipos);
      return archivos.length === state.archivos.length
        ? { ...state, avisos }
        : { ...withList(state, archivos), avisos };
    }
    case 'remove':
      return withList(
        state,
        state.archivos.filter(({ id }) => id !== event.id),
      );
    case 'removeRefused':
      return withList(
        state,
        state.archivos.filter(({ motivo }) => motivo === null),
      );
    case 'clear':
      return withList(state, []);
    case 'submit':
      return state.envio.fase === 'done' ? state : submit(state, event.makeKey);
    case 'unreadable':
      return {
        ...state,
        archivos: state.archivos.map((elegido) =>
          event.ids.includes(elegido.id) ? { ...elegido, motivo: TEXTOS_ENVIO.no_legible } : elegido,
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

/** Leaving the page now would lose something: files on their way or not sent yet. */
export function isUnsent({ archivos, envio }: Pick<State, 'archivos' | 'envio'>): boolean {
  return archivos.length > 0 && envio.fase !== 'done';
}
