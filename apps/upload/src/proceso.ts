import { RECHAZOS } from '@recluta/domain/envio/rechazos';

/** What the sender is told (CL-01), and what they may agree to. */
export type Privacidad = {
  aviso: string;
  cartera: { texto: string; huella: string };
  terceros: string;
  derechos: string;
};

/** A proceso as anybody with its link sees it. `motivo` says why it receives nothing; null while it does. */
export type ProcesoPublico = {
  nombre: string;
  empresa_nombre: string;
  area: string;
  motivo: string | null;
  privacidad: Privacidad;
};

export type Carga = { estado: 'loaded'; proceso: ProcesoPublico } | { estado: 'missing' } | { estado: 'failed' };

/** The public_id in `/upload-cvs/{public_id}`; null when the path holds none. */
export function publicIdOf(pathname: string): string | null {
  const [, part] = /^\/upload-cvs\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return part ? decodeURIComponent(part) : null;
  } catch {
    return null;
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function toPrivacidad(body: unknown): Privacidad {
  const { aviso, cartera, terceros, derechos } = (body ?? {}) as Record<string, unknown>;
  const { texto, huella } = (cartera ?? {}) as Record<string, unknown>;
  return {
    aviso: text(aviso),
    cartera: { texto: text(texto), huella: text(huella) },
    terceros: text(terceros),
    derechos: text(derechos),
  };
}

function toProceso(body: unknown): ProcesoPublico {
  const { proceso, privacidad } = body as { proceso: Record<string, unknown>; privacidad: unknown };
  return {
    nombre: text(proceso.nombre),
    empresa_nombre: text(proceso.empresa_nombre),
    area: text(proceso.area),
    privacidad: toPrivacidad(privacidad),
    motivo: proceso.recibe === false ? text(proceso.motivo) || RECHAZOS.proceso_cerrado.texto : null,
  };
}

const GONE = [400, 404, 410];
const PATIENCE_MS = 30_000;

/** Asks for the public view of a proceso. An unknown one is `missing`; whatever else goes wrong can be tried again. */
export async function loadProceso(publicId: string | null, request: typeof fetch = fetch): Promise<Carga> {
  if (publicId === null) return { estado: 'missing' };
  try {
    const answer = await request(`/api/procesos/public/${encodeURIComponent(publicId)}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { Accept: 'application/json' },
    });
    if (GONE.includes(answer.status)) return { estado: 'missing' };
    return answer.ok ? { estado: 'loaded', proceso: toProceso(await answer.json()) } : { estado: 'failed' };
  } catch {
    return { estado: 'failed' };
  }
}
