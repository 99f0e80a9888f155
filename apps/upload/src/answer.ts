import { ESTADOS_ENVIO, type EstadoEnvio } from '@recluta/domain/archivos';
import { MENSAJES } from '@recluta/domain/mensajes';
import { TEXTOS } from './upload.texts.ts';

/** What came back from `POST /api/upload-cvs`; status 0 when nothing did. `retryAfter` is the header, in seconds. */
export type RawAnswer = { status: number; body: string; retryAfter: string | null };

/** What became of one file sent (decisions, "Every file sent has an outcome"). */
export type Resultado = { nombre: string; estado: EstadoEnvio; motivo: string | null };

export type Answer =
  | { ok: true; procesados: number; archivos: readonly Resultado[] }
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
  return (value as Partial<Resultado>[]).flatMap(({ nombre, estado, motivo }) =>
    typeof nombre === 'string' && estado && ESTADOS_ENVIO.includes(estado)
      ? [{ nombre, estado, motivo: typeof motivo === 'string' ? motivo : null }]
      : [],
  );
}

function detailOf({ status, retryAfter }: RawAnswer, error: unknown): string | null {
  if (status === 0) return MENSAJES.sin_conexion;
  const seconds = Number(retryAfter);
  const parts = [typeof error === 'string' ? error : '', seconds > 0 ? TEXTOS.espera(seconds) : ''].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : null;
}

/**
 * Reads the answer to a submission of `sent` files. The number processed is that of `registros`, else the number sent
 * (§7). A 200 that is no JSON (the sign-in page of some Wi-Fi) is no confirmation, so it counts as failed.
 */
export function readAnswer(raw: RawAnswer, sent: number): Answer {
  const body = parse(raw.body);
  const archivos = outcomes(body?.archivos);
  if (raw.status < 200 || raw.status > 299 || !body)
    return { ok: false, status: raw.status, detalle: detailOf(raw, body?.error), archivos };
  return { ok: true, procesados: Array.isArray(body.registros) ? body.registros.length : sent, archivos };
}
