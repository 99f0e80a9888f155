import type { ProcesoPublico } from '@recluta/domain/esquemas';
import { safeOrigin } from './page-file.ts';

/** What the head of the public page tells. */
export type Shown = Pick<ProcesoPublico, 'nombre' | 'empresa_nombre' | 'area' | 'motivo'>;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** What a person typed, as text of a page or of an attribute. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const MISSING = { title: 'Proceso no encontrado', description: 'Revisa que el enlace esté completo.' };

type Words = { title: string; description: string };

const RIGHTS: Words = {
  title: 'Tus derechos sobre tus datos',
  description: 'Pide ver, corregir, borrar o llevarte los datos de tu postulación, sin crear una cuenta.',
};

/** Why it receives none, for who sees the link in a chat; else what to do with it. */
function wordsOf(proceso: Shown | null): Words {
  if (!proceso) return MISSING;
  const { nombre, empresa_nombre, area, motivo } = proceso;
  const where = [empresa_nombre, area].filter(Boolean).join(', ');
  return {
    title: `${nombre} · ${empresa_nombre}`,
    description: motivo ?? `Postula a ${nombre} en ${where}: sube tu CV en PDF o Word, sin crear una cuenta.`,
  };
}

/**
 * Head of the public page of a proceso (null: there is none), so that a link pasted in a chat says what it is. Chats
 * run no scripts: it has to stand in the page. Search engines stay out, as the page itself says.
 */
export const uploadHead = (proceso: Shown | null, origin: string, path: string): string =>
  headOf(wordsOf(proceso), origin, path);

/**
 * Head of the pages where people exercise their rights and follow what they asked. The address of a request is its key:
 * a chat it was pasted in is led to the page about all of it.
 */
export const rightsHead = (origin: string): string => headOf(RIGHTS, origin, '/privacidad');

function headOf({ title, description }: Words, origin: string, path: string): string {
  const base = safeOrigin(origin);
  const tags: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Recluta'],
    ['og:locale', 'es_CL'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', `${base}${path}`],
    ['og:image', `${base}/tarjeta.png`],
  ];
  return [
    `<title>${escaped(title)} · Recluta</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`),
  ].join('');
}
