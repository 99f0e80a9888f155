import { expect, it } from 'vitest';
import type { Campo, Campos } from '../types.ts';
import { anchorFields } from './anchor.ts';

const read = (texto: string, inicio: number): Campo<string> => ({
  valor: texto,
  confianza: 0.9,
  seguro: true,
  evidencia: { texto, inicio, fin: inicio + texto.length, pagina: 1, cajas: [] },
});
const empty: Campos = {
  nombre: null,
  rut: null,
  email: null,
  telefono: null,
  nacionalidad: null,
  pretension_renta: null,
  pretension_max: null,
  tecnologias: [],
  experiencia_callcenter: null,
  experiencia_retail: null,
  experiencia_judicial: null,
  experiencia_administrativa: null,
};

it('what was read in another order of the page is found again in the text that is kept', () => {
  const texto = 'CAJERA\nRosa Díaz\nSAP';
  const campos = anchorFields({ ...empty, nombre: read('Rosa Díaz', 0), tecnologias: [read('SAP', 17)] }, texto);
  expect(campos.nombre?.evidencia).toMatchObject({ inicio: 7, fin: 16 });
  expect(campos.tecnologias[0]?.evidencia).toMatchObject({ inicio: 17, fin: 20 });
});

it('words that stand apart in the kept text have no place in it', () => {
  const campos = anchorFields({ ...empty, nombre: read('Rosa Díaz', 0) }, 'Rosa\nCajera\nDíaz');
  expect(campos.nombre?.evidencia).toMatchObject({ inicio: 0, fin: 0 });
});
