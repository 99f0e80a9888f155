import type { Derecho, EstadoSolicitud } from '@recluta/domain/solicitudes';

/** What an address under /derechos leads to. */
export type Place = { kind: 'ask'; public_id: string } | { kind: 'track'; token: string } | { kind: 'none' };

/** `/derechos/{public_id}` or `/derechos/seguimiento/{token}`. */
export function placeOf(pathname: string): Place {
  const [, tracked] = /^\/derechos\/seguimiento\/([\w-]+)\/?$/.exec(pathname) ?? [];
  if (tracked) return { kind: 'track', token: tracked };
  const [, public_id] = /^\/derechos\/([\w-]+)\/?$/.exec(pathname) ?? [];
  return public_id ? { kind: 'ask', public_id } : { kind: 'none' };
}

export type Asked = { derecho: Derecho | ''; nombre: string; rut: string; email: string; detalle: string };
export type Receipt = { folio: string; vence: string; seguimiento: string };
export type Tracked = {
  folio: string;
  responsable: string;
  derecho: Derecho;
  estado: EstadoSolicitud;
  vence: string;
  prorrogada: boolean;
  respuesta: string | null;
  respondida_en: string | null;
  creada_en: string;
};

export type Loaded<T> = { estado: 'loaded'; value: T } | { estado: 'missing' } | { estado: 'failed' };
export type Sent =
  | { ok: true; receipt: Receipt }
  | { ok: false; detail: string | null; fields: Partial<Record<keyof Asked, string>> };

const PATIENCE_MS = 30_000;
const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });

async function load<T>(path: string, pick: (body: never) => T): Promise<Loaded<T>> {
  try {
    const answer = await call(path, { headers: { Accept: 'application/json' } });
    if (answer.status === 404) return { estado: 'missing' };
    return answer.ok ? { estado: 'loaded', value: pick((await answer.json()) as never) } : { estado: 'failed' };
  } catch {
    return { estado: 'failed' };
  }
}

export const loadRights = (public_id: string): Promise<Loaded<string>> =>
  load(`/api/derechos/${public_id}`, ({ responsable }: { responsable: string }) => responsable);

export const loadRequest = (token: string): Promise<Loaded<Tracked>> =>
  load(`/api/derechos/seguimiento/${token}`, ({ solicitud }: { solicitud: Tracked }) => solicitud);

/** `clave`: of this form, so that a second try of what arrived is the same request. */
export async function sendRequest(public_id: string, clave: string, asked: Asked): Promise<Sent> {
  try {
    const answer = await call(`/api/derechos/${public_id}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...asked, clave }),
    });
    const body = (await answer.json()) as Receipt & { error?: string; campos?: Partial<Record<keyof Asked, string>> };
    if (answer.ok) return { ok: true, receipt: body };
    return { ok: false, detail: body.error ?? null, fields: body.campos ?? {} };
  } catch {
    return { ok: false, detail: null, fields: {} };
  }
}
