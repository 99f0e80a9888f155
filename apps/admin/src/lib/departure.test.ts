import type { AppRouter } from '@recluta/api';
import { type Operation, type OperationResultEnvelope, TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, it } from 'vitest';
import { departureLink } from './departure.ts';

const DONE: OperationResultEnvelope<unknown, TRPCClientError<AppRouter>> = { result: { data: null } };

/** Calls through the link; `sent` are those that reached the server, which refuses what stands in `refused`. */
function client() {
  const sent: string[] = [];
  const refused = new Set<string>();
  const link = departureLink()({});
  const call = (type: Operation['type'], path: string) => {
    const op: Operation = { id: 1, type, path, input: {}, context: {}, signal: null };
    link({
      op,
      next: () =>
        observable((observer) => {
          sent.push(path);
          if (refused.has(path)) observer.error(new TRPCClientError('refused'));
          else observer.next(DONE);
        }),
    }).subscribe({});
  };
  return { sent, refused, call };
}

it('asks nothing more of the cuenta once signing out has begun, and all of it once somebody is signed in', () => {
  const { sent, call } = client();
  call('mutation', 'sesion.logout');
  call('query', 'cvs.rows');
  call('query', 'sesion.options');
  expect(sent).toEqual(['sesion.logout', 'sesion.options']);
  call('mutation', 'sesion.login');
  call('query', 'sesion.perfil');
  call('query', 'cvs.rows');
  expect(sent.slice(2)).toEqual(['sesion.login', 'sesion.perfil', 'cvs.rows']);
});

it('goes on as before when signing out failed', () => {
  const { sent, refused, call } = client();
  refused.add('sesion.logout');
  call('mutation', 'sesion.logout');
  call('query', 'cvs.rows');
  expect(sent).toEqual(['sesion.logout', 'cvs.rows']);
});
