import type { LineaLeida, Reading } from '../text/document.ts';
import { cellsByBlanks } from '../text/lines.ts';

/** A reading of text without geometry, as DOC gives it: lines at '\n', cells at '\t'. */
export function plainReading(typed: string): Reading {
  const texto = typed.split('\n').map(cellsByBlanks).join('\n');
  let inicio = 0;
  const lineas = texto.split('\n').map((line): LineaLeida => {
    const fin = inicio + line.length;
    const linea = {
      texto: line,
      x: 0,
      y: 0,
      ancho: 0,
      alto: 0,
      tam: 0,
      negrita: false,
      pagina: 1,
      tramos: [],
      inicio,
      fin,
      bloque: 0,
    };
    inicio = fin + 1;
    return linea;
  });
  return { orden: 'stream', texto, lineas, paginas: [{ ancho: 0, alto: 0 }], ocr: false };
}
