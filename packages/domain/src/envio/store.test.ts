import { describe, expect, it } from 'vitest';
import { TIPOS_PUBLICOS } from '../archivos.ts';
import type { RawAnswer } from './answer.ts';
import { cv, cvs } from './files.suite.ts';
import type { Local } from './selection.ts';
import { createStore, type Send } from './store.ts';

const LOST: RawAnswer = { status: 0, body: '', retryAfter: null };

/** A far side that answers when told to, and remembers what reached it. */
function farSide() {
  const sent: { files: string[]; clave: string; answer: (raw: RawAnswer) => void }[] = [];
  const send: Send<Local> = (files, clave) => {
    let settle: (raw: RawAnswer) => void = () => undefined;
    const answer = new Promise<RawAnswer>((resolve) => {
      settle = resolve;
    });
    sent.push({ files: files.map(({ name }) => name), clave, answer: settle });
    return { answer, cancel: () => settle(LOST) };
  };
  return { sent, send };
}

let made = 0;
const storeOf = (send: Send<Local>, onRefused: (status: number) => void) =>
  createStore({ tipos: TIPOS_PUBLICOS, send, makeKey: () => `clave-${++made}`, onRefused });

const ok: RawAnswer = { status: 200, body: '{"registros":[],"archivos":[]}', retryAfter: null };

describe('sending the list', () => {
  it('sends once however often it is asked to', async () => {
    const { sent, send } = farSide();
    const store = storeOf(send, () => undefined);
    store.dispatch({ type: 'add', files: cvs(2) });
    const first = store.submit();
    await store.submit();
    sent[0]?.answer(ok);
    await first;
    expect(sent.map(({ files }) => files)).toEqual([['cv-1.pdf', 'cv-2.pdf']]);
    expect(store.getState().envio.fase).toBe('done');
  });

  it('retries a lost answer under the same key', async () => {
    const { sent, send } = farSide();
    const store = storeOf(send, () => undefined);
    store.dispatch({ type: 'add', files: cvs(1) });
    const first = store.submit();
    sent[0]?.answer(LOST);
    await first;
    expect(store.getState().envio.fase).toBe('failed');
    const second = store.submit();
    sent[1]?.answer(ok);
    await second;
    expect(sent[1]?.clave).toBe(sent[0]?.clave);
    expect(store.getState().envio.fase).toBe('done');
  });

  it('can be cancelled, and what arrives afterwards changes nothing', async () => {
    const { sent, send } = farSide();
    const store = storeOf(send, () => undefined);
    store.dispatch({ type: 'add', files: cvs(1) });
    const sending = store.submit();
    store.cancel();
    sent[0]?.answer(ok);
    await sending;
    expect(store.getState().envio.fase).toBe('cancelled');
    expect(store.getState().archivos).toHaveLength(1);
  });

  it('names the file that vanished from the disk when the connection seems lost', async () => {
    const { sent, send } = farSide();
    const store = storeOf(send, () => undefined);
    const gone = Object.assign(cv('movido.pdf'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
    });
    store.dispatch({ type: 'add', files: [cv('esta.pdf'), gone] });
    const sending = store.submit();
    sent[0]?.answer(LOST);
    await sending;
    expect(store.getState().archivos.map(({ motivo }) => motivo)).toEqual([
      null,
      'Este archivo cambió o ya no está disponible. Quítalo y vuelve a elegirlo.',
    ]);
  });

  it('tells the page of a refusal, so that it can ask whether the proceso still receives', async () => {
    const { sent, send } = farSide();
    const statuses: number[] = [];
    const store = storeOf(send, (status) => statuses.push(status));
    store.dispatch({ type: 'add', files: cvs(1) });
    const sending = store.submit();
    sent[0]?.answer({ status: 409, body: '{"error":"Este proceso ya no recibe postulaciones."}', retryAfter: null });
    await sending;
    expect(statuses).toEqual([409]);
  });
});
