import { rowsOf } from '@recluta/db/testing';
import { DIAS_CONTACTO } from '@recluta/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PublicCaller } from '../../caller.ts';
import { sweepContacts } from '../../jobs/sweeper.ts';
import { createKit, type Kit } from '../../testing/kit.ts';
import { requestAccess, sendMessage } from './contacto.service.ts';
import { CONTACT_PACE } from './pace.ts';

let kit: Kit;
beforeEach(async () => {
  kit = await createKit();
});
afterEach(() => kit.close());

const from = (address: string, local = false): PublicCaller => ({
  deps: kit.deps,
  request: {
    address,
    local,
    origin: 'http://localhost',
    agente: null,
    usuario: null,
    parte: false,
    cookie: null,
    setCookie: () => undefined,
  },
});
const message = (mensaje: string) => ({ nombre: 'Paula', email: 'paula@ejemplo.cl', empresa: null, mensaje });
const kept = () => rowsOf<{ tipo: string; email: string; mensaje: string | null }>(kit.db, 'contactos');

it('an e-mail that asks for access twice is kept once', async () => {
  await requestAccess(from('198.51.100.7'), 'paula@ejemplo.cl');
  await requestAccess(from('198.51.100.7'), 'paula@ejemplo.cl');
  expect(kept()).toMatchObject([{ tipo: 'acceso', email: 'paula@ejemplo.cl', mensaje: null }]);
});

it('a message sent by a double click is kept once, another message of the same person too', async () => {
  await sendMessage(from('198.51.100.7'), message('Hola'));
  await sendMessage(from('198.51.100.7'), message('Hola'));
  await sendMessage(from('198.51.100.7'), message('Otra cosa'));
  expect(kept().map(({ mensaje }) => mensaje)).toEqual(['Hola', 'Otra cosa']);
});

it('an address that insists waits, another does not, and after the window it may write again', async () => {
  for (let i = 0; i < CONTACT_PACE.most; i++) await requestAccess(from('198.51.100.7'), `persona${i}@ejemplo.cl`);
  await expect(requestAccess(from('198.51.100.7'), 'una-mas@ejemplo.cl')).rejects.toMatchObject({
    codigo: 'demasiados_intentos',
    datos: { reintentar_en: CONTACT_PACE.windowMs / 1000 },
  });
  await requestAccess(from('203.0.113.9'), 'otra@ejemplo.cl');
  await requestAccess(from('127.0.0.1', true), 'local@ejemplo.cl');
  kit.clock.advance(CONTACT_PACE.windowMs + 1);
  await requestAccess(from('198.51.100.7'), 'una-mas@ejemplo.cl');
  expect(kept()).toHaveLength(CONTACT_PACE.most + 3);
});

it('what was left is erased after the 24 months that the privacy page promises', async () => {
  await requestAccess(from('198.51.100.7'), 'antigua@ejemplo.cl');
  kit.clock.advance(DIAS_CONTACTO * 86_400_000);
  await requestAccess(from('198.51.100.7'), 'nueva@ejemplo.cl');
  kit.clock.advance(1);
  await sweepContacts(kit.deps);
  expect(kept().map(({ email }) => email)).toEqual(['nueva@ejemplo.cl']);
});
