import { describe, expect, it } from 'vitest';
import { TIPOS_ARCHIVO, TIPOS_PUBLICOS } from '../archivos.ts';
import type { Answer, Resultado } from './answer.ts';
import { cv, cvs } from './files.suite.ts';
import type { Local } from './selection.ts';
import { initialState, isRecoverable, isUnsent, reduce, type State, type UploadEvent } from './submission.ts';

const INITIAL: State = initialState(TIPOS_PUBLICOS);
let made = 0;
const newKey = () => `clave-${++made}`;

const after = (...events: UploadEvent[]): State => events.reduce<State>(reduce, INITIAL);
const add = (...files: Local[]): UploadEvent => ({ type: 'add', files });
const submit: UploadEvent = { type: 'submit', makeKey: newKey };
/** What is said of the first files of the list, as many as one request takes. */
const answer = (value: Answer, ids = [1, 2]): UploadEvent => ({ type: 'answer', ids, answer: value });
const refused = (nombre: string): Resultado => ({ nombre, estado: 'rechazado', motivo: 'El archivo está vacío.' });
const lost = answer({ ok: false, status: 0, detalle: null, archivos: [] });
const done = answer({
  ok: true,
  archivos: [{ nombre: 'cv-1.pdf', estado: 'registrado', motivo: null }],
});

describe('a submission', () => {
  it('asks for at least one file', () => {
    const state = after(submit);
    expect(state.envio.fase).toBe('idle');
    expect(state.avisos).toEqual([{ motivo: 'Debes subir al menos un archivo.', nombres: [] }]);
  });

  it('puts back what clearing took away, until the list is begun anew', () => {
    const chosen = after(add(...cvs(2), cv('foto.png')));
    const cleared = reduce(chosen, { type: 'clear' });
    expect(cleared.archivos).toEqual([]);
    expect(isRecoverable(cleared)).toBe(true);
    const back = reduce(cleared, { type: 'recover' });
    expect(back).toEqual(chosen);
    expect(isRecoverable(back)).toBe(false);
    const anew = reduce(cleared, add(cv('otra.pdf')));
    expect(isRecoverable(anew)).toBe(false);
    expect(reduce(anew, { type: 'recover' })).toBe(anew);
  });

  it('keeps the list untouched while it is on its way', () => {
    const sending = after(add(...cvs(2)), submit);
    for (const event of [add(cv('tarde.pdf')), { type: 'remove', id: 1 }, { type: 'clear' }, submit] as UploadEvent[])
      expect(reduce(sending, event)).toBe(sending);
  });

  it('shows how much was sent, never more than all of it', () => {
    const sending = after(add(...cvs(2)), submit);
    expect(sending.envio).toEqual({ fase: 'sending', sent: 0, total: 16 });
    expect(reduce(sending, { type: 'progress', sent: 99, total: 40 }).envio).toMatchObject({ sent: 40, total: 40 });
  });

  it('keeps the files when it fails, and its key for the next try', () => {
    const sending = after(add(...cvs(2)), submit);
    const failed = reduce(sending, lost);
    expect(failed.envio.fase).toBe('failed');
    expect(failed.archivos).toHaveLength(2);
    expect(reduce(failed, submit).clave).toEqual(sending.clave);
  });

  it('gets another key once the list is another', () => {
    const failed = after(add(...cvs(2)), submit, lost);
    const again = reduce(reduce(failed, { type: 'remove', id: 1 }), submit);
    expect(again.clave?.valor).not.toBe(failed.clave?.valor);
  });

  it('keeps its key when a file was added and taken out again', () => {
    const failed = after(add(...cvs(2)), submit, lost);
    const again = [add(cv('x.pdf')), { type: 'remove', id: 3 } as UploadEvent, submit].reduce<State>(reduce, failed);
    expect(again.clave).toEqual(failed.clave);
  });

  it('that was cancelled keeps files and key', () => {
    const sending = after(add(...cvs(2)), submit);
    const cancelled = reduce(sending, { type: 'cancel' });
    expect(cancelled.envio.fase).toBe('cancelled');
    expect(reduce(cancelled, submit).clave).toEqual(sending.clave);
  });

  it('leaves the list until the dialog is answered, then starts anew with a new key', () => {
    const sending = after(add(...cvs(2)), submit);
    const finished = reduce(sending, done);
    expect(finished.archivos).toHaveLength(2);
    expect(reduce(finished, submit)).toBe(finished);
    const anew = reduce(finished, { type: 'acknowledge' });
    expect(anew).toMatchObject({ archivos: [], envio: { fase: 'idle' } });
    expect([add(...cvs(2)), submit].reduce<State>(reduce, anew).clave?.valor).not.toBe(sending.clave?.valor);
  });

  it('still shows what was refused after the list was cleared', () => {
    const some = answer({ ok: true, archivos: [refused('cv-2.pdf')] });
    const anew = after(add(...cvs(2)), submit, some, { type: 'acknowledge' });
    expect(anew.no_recibidos).toEqual([refused('cv-2.pdf')]);
    expect(reduce(anew, add(cv('otro.pdf'))).no_recibidos).toEqual([]);
  });

  it('of which all was refused says so beside each file, lets them be taken out and asks anew', () => {
    const archivos = [refused('cv.pdf'), { ...refused('cv.pdf'), motivo: 'El archivo pesa más de 10 MB.' }];
    const sending = after(add(cv('cv.pdf'), cv('cv.pdf', { size: 9 })), submit);
    const failed = reduce(sending, answer({ ok: false, status: 400, detalle: 'x', archivos }));
    expect(failed.archivos.map(({ motivo }) => motivo)).toEqual(archivos.map(({ motivo }) => motivo));
    expect(reduce(failed, { type: 'removeRefused' }).archivos).toEqual([]);
    expect(reduce(failed, submit).clave?.valor).not.toBe(sending.clave?.valor);
  });

  it('tells at the end of the files that were left out too, but of none that was chosen twice', () => {
    const [one] = cvs(1);
    const list = [...cvs(2), cv('foto.jpg'), cv('vacio.pdf', { size: 0 })];
    const state = after(add(...list, ...(one ? [one] : [])), submit, lost, submit, done);
    expect(state.envio).toMatchObject({
      procesados: 2,
      archivos: [
        { nombre: 'foto.jpg', estado: 'rechazado', motivo: 'Solo se permiten archivos PDF o Word (.docx).' },
        { nombre: 'vacio.pdf', estado: 'rechazado', motivo: 'El archivo está vacío.' },
        { nombre: 'cv-1.pdf', estado: 'registrado' },
        // Taken without a word: that it was taken.
        { nombre: 'cv-2.pdf', estado: 'registrado' },
      ],
    });
  });

  it('tells of each that was one too many what to do with it', () => {
    const all = answer(
      { ok: true, archivos: [] },
      Array.from({ length: 50 }, (_, i) => i + 1),
    );
    const state = after(add(...cvs(52)), submit, all);
    expect(state.envio).toMatchObject({
      archivos: expect.arrayContaining(
        ['cv-51.pdf', 'cv-52.pdf'].map((nombre) => ({
          nombre,
          estado: 'rechazado',
          motivo: 'No se envió: van 50 por envío. Súbelo en otro.',
        })),
      ),
    });
  });

  it('tells still of a file that was left out after more were chosen or one was taken out, until it is chosen anew', () => {
    const out = ({ avisos }: State) => avisos.map(({ motivo, nombres }) => [motivo, ...nombres]);
    const TIPO = 'Solo se permiten archivos PDF o Word (.docx).';
    const first = after(add(cv('foto.heic'), cv('Ana.doc'), ...cvs(1)));
    const more = [add(cv('otro.pdf'), cv('notas.txt')), { type: 'remove', id: 1 } as const].reduce<State>(
      reduce,
      first,
    );
    expect(out(more)).toEqual([[TIPO, 'foto.heic', 'Ana.doc', 'notas.txt']]);
    // Saved as what is taken, or chosen again: the new file says what became of it.
    const anew = reduce(more, add(cv('Ana.pdf'), cv('foto.heic')));
    expect(out(anew)).toEqual([[TIPO, 'notas.txt', 'foto.heic']]);
    expect(out(reduce(anew, { type: 'clear' }))).toEqual([]);
  });

  it('counts together the files that were too many, and takes those that are chosen again once there is room', () => {
    const [last, ...others] = cvs(53).slice(50);
    const full = after(add(...cvs(51)), add(...others, ...(last ? [last] : [])));
    expect(full.avisos).toEqual([
      {
        motivo: 'Solo se pueden cargar 50 archivos por envío. Se ignoraron 3.',
        nombres: ['cv-52.pdf', 'cv-53.pdf', 'cv-51.pdf'],
      },
    ]);
    const room = [{ type: 'remove', id: 1 } as const, add(...others)].reduce<State>(reduce, full);
    expect(room.archivos.at(-1)?.file.name).toBe('cv-52.pdf');
    expect(room.avisos).toEqual([
      { motivo: 'Solo se pueden cargar 50 archivos por envío. Se ignoraron 2.', nombres: ['cv-51.pdf', 'cv-53.pdf'] },
    ]);
  });

  it('points at the files that can no longer be read', () => {
    const failed = after(add(...cvs(2)), submit, lost, { type: 'unreadable', ids: [2] });
    expect(failed.archivos.map(({ motivo }) => motivo !== null)).toEqual([false, true]);
  });
});

describe('a submission in several requests', () => {
  const LARGE = { size: 600_000 };
  const list = add(cv('a.pdf', LARGE), cv('b.pdf', LARGE), cv('c.pdf', LARGE));
  const taken = (nombre: string): Resultado => ({ nombre, estado: 'registrado', motivo: null });
  const one = (id: number, ...archivos: Resultado[]) => answer({ ok: true, archivos }, [id]);
  const states = (state: State) => state.archivos.map(({ resultado }) => resultado?.estado ?? null);

  it('goes on with what has no outcome yet, and tells of all of it at its end', () => {
    const second = after(list, submit, one(1, taken('a.pdf')));
    expect(second.envio).toEqual({ fase: 'sending', sent: 600_000, total: 1_800_000 });
    const end = [one(2, refused('b.pdf')), one(3, taken('c.pdf'))].reduce<State>(reduce, second);
    expect(end.envio).toMatchObject({
      fase: 'done',
      procesados: 2,
      archivos: [taken('a.pdf'), refused('b.pdf'), taken('c.pdf')],
    });
  });

  it('that is cut keeps in sight what was received, and sends the rest under the same key', () => {
    const sending = after(list, submit, one(1, taken('a.pdf')));
    const cut = reduce(sending, answer({ ok: false, status: 0, detalle: 'x', archivos: [] }, [2]));
    expect(cut.envio).toEqual({ fase: 'failed', detalle: 'x', perdida: true });
    expect(states(cut)).toEqual(['registrado', null, null]);
    const again = reduce(cut, submit);
    expect(again.clave).toEqual(sending.clave);
    expect(again.envio).toEqual({ fase: 'sending', sent: 600_000, total: 1_800_000 });
  });

  it('of which the server saw only a part keeps what it saw and asks for the others', () => {
    const archivos = [taken('cv-1.pdf')];
    const cut = after(add(...cvs(2)), submit, answer({ ok: false, status: 400, detalle: 'x', archivos }));
    expect(cut.envio).toMatchObject({ fase: 'failed', perdida: false });
    expect(states(cut)).toEqual(['registrado', null]);
    expect(reduce(cut, submit).clave).toEqual(cut.clave);
  });

  it('of which one request was refused whole goes on all the same', () => {
    const refusal = answer({ ok: false, status: 415, detalle: 'x', archivos: [refused('a.pdf')] }, [1]);
    const end = after(list, submit, refusal, one(2, taken('b.pdf')), one(3, taken('c.pdf')));
    expect(end.envio).toMatchObject({ fase: 'done', procesados: 2 });
  });

  it('is at its end when only what was received is left in the list', () => {
    const cut = after(
      list,
      submit,
      one(1, taken('a.pdf')),
      answer({ ok: false, status: 0, detalle: null, archivos: [] }, [2]),
    );
    const left = [{ type: 'remove', id: 2 } as const, { type: 'remove', id: 3 } as const].reduce<State>(reduce, cut);
    expect(isUnsent(left)).toBe(false);
    expect(reduce(left, submit).envio).toMatchObject({ fase: 'done', archivos: [taken('a.pdf')] });
  });
});

describe('the signed-in upload', () => {
  it('takes DOC too, and names all three kinds when it refuses one', () => {
    const state = reduce(initialState<Local>(TIPOS_ARCHIVO), add(cv('viejo.doc'), cv('foto.jpg')));
    expect(state.archivos.map(({ file }) => file.name)).toEqual(['viejo.doc']);
    expect(state.avisos).toEqual([
      { motivo: 'Solo se permiten archivos PDF o Word (.docx, .doc).', nombres: ['foto.jpg'] },
    ]);
  });
});

describe('leaving the page', () => {
  it('is warned of while files are unsent or on their way, and not before or after', () => {
    expect(isUnsent(INITIAL)).toBe(false);
    expect(isUnsent(after(add(...cvs(1))))).toBe(true);
    expect(isUnsent(after(add(...cvs(1)), submit))).toBe(true);
    expect(isUnsent(after(add(...cvs(1)), submit, lost))).toBe(true);
    expect(isUnsent(after(add(...cvs(1)), submit, done))).toBe(false);
  });
});
