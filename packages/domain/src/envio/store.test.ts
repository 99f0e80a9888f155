import { describe, expect, it, vi } from 'vitest';
import { TIPOS_PUBLICOS } from '../archivos.ts';
import type { RawAnswer } from './answer.ts';
import { cv, cvs } from './files.suite.ts';
import type { Local } from './selection.ts';
import { createStore, FILE_PATIENCE_MS, type Send } from './store.ts';

const LOST: RawAnswer = { status: 0, body: '', retryAfter: null };

/** A far side that answers when told to, and remembers what reached it. */
function farSide() {
  const sent: { files: string[]; clave: string; answer: (raw: RawAnswer) => void; tell: (part: number) => void }[] = [];
  const send: Send<Local> = (files, clave, onProgress) => {
    let settle: (raw: RawAnswer) => void = () => undefined;
    const answer = new Promise<RawAnswer>((resolve) => {
      settle = resolve;
    });
    sent.push({ files: files.map(({ name }) => name), clave, answer: settle, tell: (part) => onProgress(part, 1) });
    return { answer, cancel: () => settle(LOST) };
  };
  return { sent, send };
}

let made = 0;
const storeOf = (
  send: Send<Local>,
  onRefused: (status: number) => void,
  later: (run: () => void, ms: number) => void = () => undefined,
) => createStore({ tipos: TIPOS_PUBLICOS, send, makeKey: () => `clave-${++made}`, onRefused, later });

/** A clock that is put forward by hand. */
function handClock() {
  const due: { run: () => void; ms: number }[] = [];
  const later = (run: () => void, ms: number) => void due.push({ run, ms });
  const pass = (passed: number) => {
    for (const { run, ms } of due) if (ms <= passed) run();
  };
  return { later, pass };
}

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

  it('sends nothing of which it is known that the server has it', async () => {
    const { sent, send } = farSide();
    const store = storeOf(send, () => undefined);
    store.dispatch({ type: 'add', files: cvs(2) });
    const [known] = store.getState().archivos;
    store.dispatch({ type: 'remembered', id: known?.id ?? 0, estado: 'registrado' });
    const whole = store.submit();
    sent[0]?.answer(ok);
    await whole;
    expect(sent.map(({ files }) => files)).toEqual([['cv-2.pdf']]);
    expect(store.getState().envio).toMatchObject({ fase: 'done', procesados: 2 });

    const later = storeOf(send, () => undefined);
    later.dispatch({ type: 'add', files: cvs(1) });
    later.dispatch({ type: 'remembered', id: later.getState().archivos[0]?.id ?? 0, estado: 'duplicado' });
    await later.submit();
    expect(sent).toHaveLength(1);
    expect(later.getState().envio).toMatchObject({ fase: 'done', procesados: 0 });
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

describe('a file whose name does not tell what it is', () => {
  const DOCX = 'PK\x03\x04\x14\0\x06\0\b\0\0\0!\0[Content_Types].xml';
  const unnamed = (name: string, content: string) => cv(name, { type: '', content });

  it('is taken by its first bytes, in its place, as the server would', async () => {
    const store = storeOf(farSide().send, () => undefined);
    await store.add([
      cv('a.pdf'),
      unnamed('CV sin extension', DOCX),
      unnamed('CV 12.03.2026', '%PDF-1.7'),
      cv('b.docx'),
    ]);
    expect(store.getState().archivos.map(({ file, tipo }) => [file.name, tipo])).toEqual([
      ['a.pdf', 'pdf'],
      ['CV sin extension', 'docx'],
      ['CV 12.03.2026', 'pdf'],
      ['b.docx', 'docx'],
    ]);
  });

  it('is refused when it is something else: a picture, an old Word file, a spreadsheet, an archive', async () => {
    const store = storeOf(farSide().send, () => undefined);
    const others = [
      unnamed('foto', '\xff\xd8\xff'),
      unnamed('viejo', '\xd0\xcf\x11\xe0'),
      unnamed('planilla', `${DOCX}..xl/workbook.xml`),
      unnamed('carpeta', 'PK\x03\x04cv/'),
    ];
    await store.add(others);
    expect(store.getState()).toMatchObject({
      archivos: [],
      avisos: [{ motivo: 'Solo se permiten archivos PDF o Word (.docx).', nombres: others.map(({ name }) => name) }],
    });
  });

  it('goes with the others when sending is asked for before it was looked at', async () => {
    const { sent, send } = farSide();
    const store = storeOf(send, () => undefined);
    await store.add([cv('a.pdf')]);
    void store.add([unnamed('lento', DOCX)]);
    const ended = store.submit();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(ok);
    await ended;
    expect(sent[0]?.files).toEqual(['a.pdf', 'lento']);
  });

  it('that answers nothing, as one still in the cloud, holds up no sending, and is in the list', async () => {
    const { sent, send } = farSide();
    const { later, pass } = handClock();
    const store = storeOf(send, () => undefined, later);
    await store.add([cv('a.pdf')]);
    const silent = { ...unnamed('en la nube', ''), slice: () => ({ arrayBuffer: () => new Promise(() => undefined) }) };
    void store.add([silent]);
    const ended = store.submit();
    pass(FILE_PATIENCE_MS);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.files).toEqual(['a.pdf', 'en la nube']);
    // Neither does it when the connection is lost.
    sent[0]?.answer(LOST);
    await vi.waitFor(() => {
      pass(FILE_PATIENCE_MS);
      expect(store.getState().envio.fase).toBe('failed');
    });
    await ended;
  });

  it('that cannot be read is told of when it is sent', async () => {
    const store = storeOf(farSide().send, () => undefined);
    const gone = {
      ...unnamed('en la nube', ''),
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
    };
    await store.add([gone]);
    expect(store.getState().archivos).toHaveLength(1);
  });
});

describe('a list too long for one request', () => {
  const heavy = (name: string) => cv(name, { size: 600_000 });
  /** Once the far side has got so many requests. */
  const asked = (sent: readonly unknown[], n: number) => vi.waitFor(() => expect(sent).toHaveLength(n));
  const begun = () => {
    const far = farSide();
    const store = storeOf(far.send, () => undefined);
    store.dispatch({ type: 'add', files: ['a.pdf', 'b.pdf', 'c.pdf'].map(heavy) });
    return { ...far, store, ended: store.submit() };
  };

  it('goes in several of one key, and its progress is that of the whole', async () => {
    const { sent, store, ended } = begun();
    sent[0]?.tell(0.5);
    expect(store.getState().envio).toEqual({ fase: 'sending', sent: 300_000, total: 1_800_000 });
    for (const n of [1, 2, 3]) {
      await asked(sent, n);
      sent[n - 1]?.answer(ok);
    }
    await ended;
    expect(sent.map(({ files }) => files)).toEqual([['a.pdf'], ['b.pdf'], ['c.pdf']]);
    expect(new Set(sent.map(({ clave }) => clave)).size).toBe(1);
    expect(store.getState().envio).toMatchObject({ fase: 'done', procesados: 3 });
  });

  it('goes on by itself when a connection that worked is lost, once, and then waits to be asked', async () => {
    const { sent, store, ended } = begun();
    sent[0]?.answer(ok);
    await asked(sent, 2);
    sent[1]?.answer(LOST);
    await asked(sent, 3);
    expect(store.getState().envio).toMatchObject({ fase: 'sending', sent: 600_000 });
    sent[2]?.answer(LOST);
    await ended;
    expect(store.getState().envio).toMatchObject({ fase: 'failed', perdida: true });
    expect(sent.map(({ files }) => files)).toEqual([['a.pdf'], ['b.pdf'], ['b.pdf']]);
    const again = store.submit();
    expect(sent[3]).toMatchObject({ files: ['b.pdf'], clave: sent[0]?.clave });
    store.cancel();
    await again;
  });

  it('that is cancelled and sent again at once is sent once', async () => {
    const { sent, store, ended } = begun();
    store.cancel();
    const again = store.submit();
    await ended;
    sent[1]?.answer(ok);
    await asked(sent, 3);
    await store.submit();
    expect(sent).toHaveLength(3);
    store.cancel();
    await again;
  });
});
