/** A word as recognised, in pixels of the picture. `linea` numbers the lines of the page. */
export type Palabra = {
  texto: string;
  certeza: number;
  linea: number;
  x: number;
  y: number;
  ancho: number;
  alto: number;
};

/**
 * Tesseract's table, a list of words for each of `pages` pictures: one row per word (level 5) with page, block,
 * paragraph and line, box, confidence of 0 to 100, text.
 */
export function parsePages(tsv: string, pages: number): Palabra[][] {
  const words: Palabra[][] = Array.from({ length: pages }, () => []);
  let [linea, key, page] = [-1, '', ''];
  for (const row of tsv.split('\n')) {
    const cells = row.split('\t');
    if (cells[0] !== '5' || cells.length < 12) continue;
    const texto = cells.slice(11).join(' ').trim();
    if (texto === '') continue;
    const at = cells.slice(1, 5).join(' ');
    if (at !== key) {
      linea = cells[1] === page ? linea + 1 : 0;
      [key, page = ''] = [at, cells[1]];
    }
    const [x = 0, y = 0, ancho = 0, alto = 0, conf = 0] = cells.slice(6, 11).map(Number);
    words[Number(page) - 1]?.push({ texto, certeza: Math.max(0, conf) / 100, linea, x, y, ancho, alto });
  }
  return words;
}

/** The page of a table's last whole row, for it may still be growing: a page is written when it has been read. */
export function lastPage(tsv: string): number {
  const end = tsv.lastIndexOf('\n');
  const row = tsv.slice(tsv.lastIndexOf('\n', end - 1) + 1, end);
  return Number(row.split('\t')[1]) || 0;
}

/** Two pieces of one word, the first at the left of the second. */
export function joinWords(first: Palabra, next: Palabra): Palabra {
  const y = Math.min(first.y, next.y);
  return {
    ...first,
    texto: first.texto + next.texto,
    certeza: Math.min(first.certeza, next.certeza),
    y,
    ancho: next.x + next.ancho - first.x,
    alto: Math.max(first.y + first.alto, next.y + next.alto) - y,
  };
}
