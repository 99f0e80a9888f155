import { ESTADOS_ENVIO, type EstadoEnvio } from '../archivos.ts';
import { MENSAJES_SUBIDA } from '../mensajes.ts';
import { plural } from '../texto.ts';
import { TEXTOS_ENVIO } from './envio.texts.ts';

/** What came back from an upload; status 0 when nothing did. `retryAfter` is the header, in seconds. */
export type RawAnswer = { status: number; body: string; retryAfter: string | null };

/** What became of one file sent (decisions, "Every file sent has an outcome"). */
export type Resultado = { nombre: string; estado: EstadoEnvio; motivo: string | null; cv_id?: number };

export type Answer =
  | { ok: true; archivos: readonly Resultado[] }
  | { ok: false; status: number; detalle: string | null; archivos: readonly Resultado[] };

function parse(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function outcomes(value: unknown): Resultado[] {
  if (!Array.isArray(value)) return [];
  return (value as Partial<Resultado>[]).flatMap(({ nombre, estado, motivo, cv_id }) =>
    typeof nombre === 'string' && estado && ESTADOS_ENVIO.includes(estado)
      ? [
          {
            nombre,
            estado,
            motivo: typeof motivo === 'string' ? motivo : null,
            ...(typeof cv_id === 'number' && { cv_id }),
          },
        ]
      : [],
  );
}

function detailOf({ status, retryAfter }: RawAnswer, error: unknown): string | null {
  if (status === 0) return MENSAJES_SUBIDA.sin_conexion;
  const seconds = Number(retryAfter);
  const parts = [typeof error === 'string' ? error : '', seconds > 0 ? TEXTOS_ENVIO.espera(seconds) : ''].filter(
    Boolean,
  );
  return parts.length > 0 ? parts.join(' ') : null;
}

/** Reads an answer. A 200 that is no JSON (the sign-in page of some Wi-Fi) is no confirmation, so it counts as failed. */
export function readAnswer(raw: RawAnswer): Answer {
  const body = parse(raw.body);
  const archivos = outcomes(body?.archivos);
  if (raw.status < 200 || raw.status > 299 || !body)
    return { ok: false, status: raw.status, detalle: detailOf(raw, body?.error), archivos };
  return { ok: true, archivos };
}

/** What needs the sender's eye comes first. */
const ORDER: readonly EstadoEnvio[] = ['rechazado', 'duplicado', 'registrado'];

/** Outcomes as they are shown: refused, repeated, taken; within each as they were sent. */
export function sortOutcomes(archivos: readonly Resultado[]): Resultado[] {
  return ORDER.flatMap((estado) => archivos.filter((archivo) => archivo.estado === estado));
}

/** One line that adds up, when not every file was simply taken; else empty. */
export function breakdown(archivos: readonly Resultado[]): string {
  const count = (estado: EstadoEnvio): number => archivos.filter((archivo) => archivo.estado === estado).length;
  const [registrados, duplicados, rechazados] = [count('registrado'), count('duplicado'), count('rechazado')];
  if (duplicados + rechazados === 0) return '';
  return [
    registrados > 0 && plural(registrados, 'registrado', 'registrados'),
    duplicados > 0 && plural(duplicados, 'ya estaba', 'ya estaban'),
    rechazados > 0 && plural(rechazados, 'rechazado', 'rechazados'),
  ]
    .filter(Boolean)
    .join(' · ');
}
