import { accesoPedido, mensajeContacto, ok } from '@recluta/domain/esquemas';
import { DONE, mutation } from '../../operation.ts';
import { requestAccess, sendMessage } from './contacto.service.ts';

export const contactoOperations = {
  requestAccess: mutation({
    summary: 'Keeps the e-mail of somebody who wants access',
    access: 'publico',
    input: accesoPedido,
    output: ok,
    rest: { method: 'POST', path: '/api/accesos', status: 201 },
    run: async (caller, { email }) => {
      await requestAccess(caller, email);
      return DONE;
    },
  }),
  send: mutation({
    summary: 'Keeps a message of the contact page',
    access: 'publico',
    input: mensajeContacto,
    output: ok,
    rest: { method: 'POST', path: '/api/contacto', status: 201 },
    run: async (caller, message) => {
      await sendMessage(caller, message);
      return DONE;
    },
  }),
};
