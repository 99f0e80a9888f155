import { expect, it } from 'vitest';
import { TIPOS_PUBLICOS } from '../archivos.ts';
import type { Resultado } from './answer.ts';
import { cvs } from './files.suite.ts';
import { progressOf } from './progress.ts';
import { initialState, reduce, type State, type UploadEvent } from './submission.ts';

const sendingAfter = (files: number, outcomes: readonly Resultado['estado'][] = []): State => {
  const archivos = outcomes.map((estado, i): Resultado => ({ nombre: `cv-${i + 1}.pdf`, estado, motivo: null }));
  const events: UploadEvent[] = [
    { type: 'add', files: cvs(files) },
    { type: 'submit', makeKey: () => 'clave' },
    { type: 'answer', ids: outcomes.map((_, i) => i + 1), answer: { ok: true, archivos } },
  ];
  return events.reduce<State>(reduce, initialState(TIPOS_PUBLICOS));
};

it('tells of a submission how many of its files the server has, and how many it refused', () => {
  const half = { sent: 512, total: 1024 };
  expect(progressOf(sendingAfter(50).archivos, half).cuenta).toBe('0 de 50 archivos recibidos');
  expect(progressOf(sendingAfter(1).archivos, half).cuenta).toBe('0 de 1 archivo recibido');
  const { archivos } = sendingAfter(50, ['registrado', 'duplicado', 'rechazado']);
  expect(progressOf(archivos, half).cuenta).toBe('2 de 50 archivos recibidos · 1 rechazado');
});

it('says aloud only every quarter, and at the end that it waits', () => {
  const { archivos } = sendingAfter(2);
  const at = (sent: number) => progressOf(archivos, { sent, total: 1024 });
  expect(at(600)).toMatchObject({ percent: 58, avance: 'Enviados 1 de 1 KB (58%)', dicho: 'Subiendo... 50%' });
  expect(at(700).dicho).toBe(at(600).dicho);
  expect(at(1024)).toMatchObject({ percent: 100, dicho: 'Todo enviado. Esperando la confirmación…' });
  expect(progressOf(archivos, { sent: 0, total: 0 }).percent).toBe(0);
});
