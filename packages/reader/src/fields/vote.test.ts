import { expect, it } from 'vitest';
import { plainReading } from './plain-reading.suite.ts';
import { viewOf } from './view/view.ts';
import { vote } from './vote.ts';

/** A line of three words, the middle one of which a recogniser is so sure of. */
function votedAt(certeza: number) {
  const reading = plainReading('Ana Soto Rojas');
  const [line] = reading.lineas;
  const tramo = (inicio: number, fin: number, own: number) => ({
    ...{ inicio, fin, x: inicio, y: 0, ancho: fin - inicio, alto: 1, tam: 1, negrita: false },
    certeza: own,
  });
  line?.tramos.push(tramo(0, 3, 0.97), tramo(4, 8, certeza), tramo(9, 14, 0.97));
  const vista = viewOf({ ...reading, ocr: true });
  const campo = vote([{ vista, candidatos: [{ valor: 'Ana Soto Rojas', puntos: 20, inicio: 0, fin: 14 }] }], {
    minimo: 3,
    pleno: 10,
    seguro: 7,
  });
  return { seguro: campo?.seguro, confianza: campo?.confianza };
}

it('a value is not sure when the recogniser itself doubts a word of it, however well it is supported', () => {
  expect(votedAt(0.4)).toEqual({ seguro: false, confianza: 0.7 });
  expect(votedAt(0.6)).toEqual({ seguro: true, confianza: 0.8 });
  expect(votedAt(0.99)).toEqual({ seguro: true, confianza: 0.99 });
});

it('what a reading in order sees to be somebody else’s is not taken from one that read the columns apart', () => {
  const vista = viewOf(plainReading('Sergio Olate\tjefe de turno\tfono\t9 9552 0318'));
  const lugar = { inicio: 0, fin: 5 };
  const escala = { minimo: 1, pleno: 10, seguro: 8 };
  const apart = { vista, candidatos: [{ valor: '+56995520318', puntos: 9, ...lugar }] };
  const whole = { vista, candidatos: [{ valor: '+56995520318', puntos: 0, ajeno: true as const, ...lugar }] };
  expect(vote([apart], escala)?.valor).toBe('+56995520318');
  expect(vote([whole, apart], escala)).toBeNull();
});
