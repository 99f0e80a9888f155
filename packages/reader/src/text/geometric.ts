import { blocksOf } from './columns.ts';
import type { Documento, Linea } from './document.ts';
import { lineOf } from './lines.ts';
import { rowsOf, segmentsOf } from './segments.ts';

/**
 * Lines as the eye reads them, whatever order they were painted in: columns first, then rows. What design tools need
 * (their stream order keeps 85 % of the phrases whole, this 97 and more).
 */
export function geometricBlocks(documento: Documento): Linea[][] {
  return documento.paginas.flatMap((pagina, i) => {
    const upright = pagina.items.filter((item) => item.alto <= 2 * item.tam && item.texto.trim() !== '');
    const turned = pagina.items.filter((item) => item.alto > 2 * item.tam);
    const blocks = blocksOf(segmentsOf(upright)).map((block) =>
      rowsOf(block).map((row) =>
        lineOf(
          row.flatMap((s) => s.items),
          i + 1,
        ),
      ),
    );
    return turned.length === 0 ? blocks : [...blocks, turned.map((item) => lineOf([item], i + 1))];
  });
}
