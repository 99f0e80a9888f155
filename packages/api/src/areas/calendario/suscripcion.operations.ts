import { ok, suscripcion, suscripcionNueva } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query, thenDone } from '../../operation.ts';
import { endSubscription, renewSubscription, subscriptionOf } from './suscripcion.service.ts';

const nothing = z.object({});
const path = '/api/calendario/suscripcion';

/** The own secret calendar address: who may export has the say over theirs, and over nobody else's. */
export const suscripcionOperations = {
  subscription: query({
    summary: 'Since when the own secret calendar address exists; null without one',
    access: 'calendario.exportar',
    input: nothing,
    output: suscripcion,
    rest: { method: 'GET', path },
    run: async (caller) => ({ desde: await subscriptionOf(caller) }),
  }),
  renewSubscription: mutation({
    summary: 'Makes a new secret calendar address, told this once; the one before is dead',
    access: 'calendario.exportar',
    input: nothing,
    output: suscripcionNueva,
    rest: { method: 'POST', path, status: 201 },
    run: renewSubscription,
  }),
  endSubscription: mutation({
    summary: 'Switches the own secret calendar address off',
    access: 'calendario.exportar',
    input: nothing,
    output: ok,
    rest: { method: 'DELETE', path },
    run: thenDone(endSubscription),
  }),
};
