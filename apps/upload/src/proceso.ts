import { ERRORES } from '@recluta/domain/errores';

/** A proceso as anybody with its link sees it. `motivo` says why it receives nothing; null while it does. */
export type ProcesoPublico = { nombre: string; empresa_nombre: string; area: string; motivo: string | null };

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

function toProceso(body: unknown): ProcesoPublico {
  const { proceso } = body as { proceso: Record<string, unknown> };
  return {
    nombre: text(proceso.nombre),
    empresa_nombre: text(proceso.empresa_nombre),
    area: text(proceso.area),
    motivo: proceso.recibe === false ? text(proceso.motivo) || ERRORES.proceso_cerrado.texto : null,
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
