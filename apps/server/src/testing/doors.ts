import type { operationList } from '@recluta/api';
import type { Mundo, Persona } from '@recluta/api/testing';
import { pdf } from '@recluta/api/testing';
import type { Answer, Host } from './host.ts';

type Input = Record<string, unknown>;
export type Named = (typeof operationList)[number];

export const DOORS = ['rest', 'trpc'] as const;
export type Door = (typeof DOORS)[number];

/** Uploads and files have the REST door only, some calls of the screens the other one only. */
export const opensAt = ({ op }: Named, door: Door): boolean =>
  door === 'rest' ? op.rest !== null : op.kind !== 'upload' && op.kind !== 'file';

/** The documented REST line of an operation for an input: path, and the rest of it as query or body. */
export function restCall({ op }: Named, input: Input): { method: string; path: string; body: Input | undefined } {
  if (!op.rest) throw new Error('Not served at this door');
  const { method, params = {} } = op.rest;
  const left = { ...input };
  const path = op.rest.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const field = params[name] ?? name;
    const value = String(left[field]).replace(/[\ud800-\udfff]/g, '?');
    delete left[field];
    return encodeURIComponent(value);
  });
  const inQuery = method === 'GET' || method === 'DELETE';
  const query =
    inQuery && Object.keys(left).length > 0 ? `?${new URLSearchParams(left as Record<string, string>)}` : '';
  return { method, path: path + query, body: inQuery || Object.keys(left).length === 0 ? undefined : left };
}

/** Calls an operation by its name at one of its doors, as somebody. */
export async function call(host: Host, door: Door, named: Named, input: Input, as: Persona | null): Promise<Answer> {
  if (door === 'trpc') return host.trpc(named.name, input, { as });
  const { method, path, body } = restCall(named, input);
  if (named.op.kind === 'upload') return host.upload(path, [{ file: 'cv.pdf', content: pdf(path) }], { as });
  return host.rest(method, path, { as, ...(body ? { body } : {}) });
}

/** What an operation answers when all is well. */
export const successOf = ({ op }: Named, door: Door): number => (door === 'rest' ? (op.rest?.status ?? 200) : 200);

export const actorsOf = (mundo: Mundo) => ({
  nadie: null,
  visor: mundo.visor,
  reclutador: mundo.reclutador,
  administrador: mundo.administrador,
});
