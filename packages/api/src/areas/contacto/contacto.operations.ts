import { accesoPedido, mensajeContacto, ok } from '@recluta/domain/esquemas';
import { mutation, thenDone } from '../../operation.ts';
import { requestAccess, sendMessage } from './contacto.service.ts';

export const contactoOperations = {
  requestAccess: mutation({
    summary: 'Keeps the e-mail of somebody who wants access',
    access: 'publico',
    input: accesoPedido,
    output: ok,
    rest: { method: 'POST', path: '/api/accesos', status: 201 },
    run: thenDone((caller, { email }) => requestAccess(caller, email)),
  }),
  send: mutation({
    summary: 'Keeps a message of the contact page',
    access: 'publico',
    input: mensajeContacto,
    output: ok,
    rest: { method: 'POST', path: '/api/contacto', status: 201 },
    run: thenDone(sendMessage),
  }),
};
