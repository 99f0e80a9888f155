import { MENSAJES } from '@recluta/domain/mensajes';
import { queryClient } from '../../lib/queryClient.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { SESSION_KEY } from '../../lib/useServerSession.ts';
import { whose } from '../../lib/whose.ts';

type Downloaded = { ok: true } | { ok: false; text: string };

/** The name a server gives its file (RFC 6266). */
function filenameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : 'lista.csv';
}

/** Asks for a file that the server makes and keeps it in the downloads. */
export async function download(path: string, body: object): Promise<Downloaded> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...whose() },
      body: JSON.stringify(body),
    });
    if (!answer.ok) {
      if (answer.status === 401) void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
      const { error } = (await answer.json()) as { error: string };
      return { ok: false, text: error };
    }
    saveFile(await answer.blob(), filenameIn(answer.headers.get('content-disposition')));
    return { ok: true };
  } catch {
    return { ok: false, text: MENSAJES.sin_conexion };
  }
}
