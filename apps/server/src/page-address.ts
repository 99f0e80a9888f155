import type { FastifyRequest } from 'fastify';

/**
 * Where somebody is sent who followed an address that cannot be decoded (`/upload-cvs/abc%`, cut off by a chat): to the
 * same one, sign by sign, where a page says what is not there. null for a program, which is told that it asked wrongly.
 */
export function readableAddress({ method, url, headers }: FastifyRequest): string | null {
  // With one slash before it: two would be the address of another host.
  const path = (url.split('?')[0] ?? '').replace(/^[\\/]+/, '/');
  const isPage = method === 'GET' && headers.accept?.includes('text/html') && !/^\/(?:api|trpc|f|assets)\//.test(path);
  return isPage ? path.replaceAll('%', '%25') : null;
}

/**
 * Where somebody is sent who asked for a page with a slash too many or in capitals (`/pricing/`, `/Terminos`): to its one
 * address. null where it stands so already, and for what is no page. `segments`: the first parts of the pages' addresses.
 */
export function plainAddress({ method, url }: FastifyRequest, segments: ReadonlySet<string>): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const path = url.split('?', 1)[0] ?? '';
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  const segment = first.toLowerCase();
  if (first !== '' && !segments.has(segment)) return null;
  const plain = `/${[segment, ...rest].join('/')}`;
  return plain === path ? null : plain + url.slice(path.length);
}
