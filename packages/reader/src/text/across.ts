import { bottomOf, type Segment, textOf } from './segments.ts';

/** Rows of one make that are a form and no accident. */
const MIN_ROWS = 3;

/** Of a page's rows, those of forms and tables: each is read across, whatever gutter goes through it. */
export const rowsAcross = (rows: readonly Segment[][]): ReadonlySet<Segment[]> =>
  new Set([...formRows(rows), ...tableRows(rows)]);

/** A label of a form, and how far apart the left edges of those of one column may be, in points. */
const FORM_LABEL = /^\p{Lu}[^\d@]{1,28}$/u;
const ALIGNED = 3;

/** Rows of a form with two labels and their answers in each, three or more of them below one another: each is read across. */
function formRows(rows: readonly Segment[][]): readonly Segment[][] {
  const pairs = rows.filter(
    ([a, b, c, d, ...more]) =>
      a && b && c && d && more.length === 0 && [a, c].every((s) => FORM_LABEL.test(textOf([s]))),
  );
  const sharing = (row: Segment[]) =>
    pairs.filter((other) => [0, 1].every((i) => Math.abs((row[i]?.x ?? 0) - (other[i]?.x ?? 0)) <= ALIGNED));
  return pairs.filter((row) => sharing(row).length >= MIN_ROWS);
}

/** Heads of the columns of a table of jobs, studies or referees. */
const COLUMN_HEAD =
  /^(?:nombres?|contacto|cargo|relaci[oó]n|parentesco|v[ií]nculo|empresa|empleador|instituci[oó]n|fonos?|tel[eé]fonos?|celular(?:es)?|correo|e-?mail|per[ií]odo|años?|fechas?|funci[oó]n(?:es)?|labor(?:es)?|lugar|desde|hasta|curso|t[ií]tulo|motivo)(?![\p{L}\d])[^\d@:]{0,20}$/iu;
/** Heads that a row has at least, and how far below a row of the table the next one may end, in its letters. */
const HEADS = 3;
const ROW_STEP = 3;

/** The head of a table and what stands below it, aligned with its columns: each row is read across. */
function tableRows(rows: readonly Segment[][]): ReadonlySet<Segment[]> {
  const found = new Set<Segment[]>();
  rows.forEach((head, i) => {
    if (found.has(head) || head.length < HEADS || !head.every((s) => COLUMN_HEAD.test(textOf([s])))) return;
    let last = head;
    for (const row of rows.slice(i)) {
      const near = bottomOf(row) - bottomOf(last) <= ROW_STEP * (last[0]?.tam ?? 0);
      if (!near || !isUnder(head, row)) break;
      found.add(row);
      last = row;
    }
  });
  return found;
}

/** Set to the left edges of the heads, or with as many cells, each with its head above its middle. */
const isUnder = (head: readonly Segment[], row: readonly Segment[]): boolean =>
  row.every((s) => head.some(({ x }) => Math.abs(x - s.x) <= ALIGNED)) ||
  (row.length === head.length &&
    head.every(({ x, right }, k) => {
      const middle = (x + right) / 2;
      return middle >= (row[k]?.x ?? 0) - ALIGNED && middle < (row[k + 1]?.x ?? Infinity);
    }));
