import { MENSAJES } from '@recluta/domain/mensajes';
import type { Answer, Resultado } from './answer.ts';
import { type Clave, keyFor } from './idempotency.ts';
import { type Aviso, addFiles, type Elegido } from './selection.ts';
import { TEXTOS } from './upload.texts.ts';

/** Where the submission stands (§4, "Upload screen"). `sent` and `total` are bytes. */
export type Envio =
  | { fase: 'idle' }
  | { fase: 'sending'; sent: number; total: number }
  | { fase: 'failed'; detalle: string | null }
  | { fase: 'cancelled' }
  | { fase: 'done'; procesados: number; archivos: readonly Resultado[] };

export type State = {
  archivos: readonly Elegido[];
  avisos: readonly Aviso[];
  /** Refused in the submission before, kept in sight after the list was cleared. */
  no_recibidos: readonly Resultado[];
  envio: Envio;
  clave: Clave | null;
};

export type UploadEvent =
  | { type: 'add'; files: readonly File[] }
  | { type: 'remove'; id: number }
  | { type: 'removeRefused' }
  | { type: 'clear' }
  | { type: 'submit'; makeKey: () => string }
  | { type: 'progress'; sent: number; total: number }
  | { type: 'answer'; answer: Answer }
  | { type: 'unreadable'; ids: readonly number[] }
  | { type: 'cancel' }
  | { type: 'acknowledge' };

export const INITIAL: State = { archivos: [], avisos: [], no_recibidos: [], envio: { fase: 'idle' }, clave: null };

const withList = (state: State, archivos: readonly Elegido[]): State => ({
  ...state,
  archivos,
  avisos: [],
  no_recibidos: [],
  envio: { fase: 'idle' },
});

function submit(state: State, makeKey: () => string): State {
  if (state.archivos.length === 0) return { ...state, avisos: [{ motivo: MENSAJES.subir_ninguno, nombres: [] }] };
  const archivos = state.archivos.map((elegido) => ({ ...elegido, motivo: null }));
  const total = archivos.reduce((sum, { file }) => sum + file.size, 0);
  const clave = keyFor(archivos, state.clave, makeKey);
  return { archivos, avisos: [], no_recibidos: [], envio: { fase: 'sending', sent: 0, total }, clave };
}

/** Puts each refusal beside its file: outcomes come in the order sent, and by name should one be missing. */
function markRefused(archivos: readonly Elegido[], outcomes: readonly Resultado[]): readonly Elegido[] {
  const left = [...outcomes];
  return archivos.map((elegido) => {
    const at = left.findIndex(({ nombre }) => nombre === elegido.file.name);
    const [outcome] = at < 0 ? [] : left.splice(at, 1);
    return outcome?.estado === 'rechazado'
      ? { ...elegido, motivo: outcome.motivo ?? TEXTOS.estado.rechazado }
      : elegido;
  });
}

function settle(state: State, answer: Answer): State {
  if (answer.ok) {
    const { procesados, archivos } = answer;
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
function whileSending(state: State, event: UploadEvent): State {
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
export function reduce(state: State, event: UploadEvent): State {
  if (state.envio.fase === 'sending') return whileSending(state, event);
  switch (event.type) {
    case 'add': {
      if (event.files.length === 0) return state;
      const { archivos, avisos } = addFiles(state.archivos, event.files);
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
          event.ids.includes(elegido.id) ? { ...elegido, motivo: TEXTOS.no_legible } : elegido,
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
export function isUnsent({ archivos, envio }: State): boolean {
  return archivos.length > 0 && envio.fase !== 'done';
}
