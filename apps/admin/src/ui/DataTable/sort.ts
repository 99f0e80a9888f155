/** What rows are ordered by; null comes last in both directions. */
export type SortKey<Row> = {
  by: (row: Row) => string | number | null;
  /** The first press shows the largest first: the newest, those that meet most. */
  largestFirst?: true;
};

/** By column: those without one cannot be ordered by. */
export type SortKeys<Row> = Readonly<Record<string, SortKey<Row>>>;

/** What the rows can be ordered by, and are; they come ordered. */
export type Sorting = {
  keys: Readonly<Record<string, { largestFirst?: true }>>;
  orden: Orden | undefined;
  onOrden: (orden: Orden | undefined) => void;
};

/** A column, after a hyphen when its largest come first: as it stands in the address. */
export type Orden = string;

const COLLATOR = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** The order an address asks for; whether there is such a column is seen where the rows are. */
export function ordenIn(raw: Record<string, unknown>): { orden?: Orden } {
  return typeof raw.orden === 'string' && /^-?[a-z]{1,30}$/.test(raw.orden) ? { orden: raw.orden } : {};
}

export function directionOf(orden: Orden | undefined, column: string): 'ascending' | 'descending' | undefined {
  if (orden === column) return 'ascending';
  return orden === `-${column}` ? 'descending' : undefined;
}

/** After a press on a column's head: its usual direction, then the other one, then the list's own order. */
export function nextOrden(orden: Orden | undefined, column: string, largestFirst = false): Orden | undefined {
  const turns = largestFirst ? [`-${column}`, column] : [column, `-${column}`];
  return turns[orden === undefined ? 0 : turns.indexOf(orden) + 1];
}

/** Rows in the order asked for; equal ones stay as they stood. The very list that was given when none is asked for. */
export function sortRows<Row>(rows: readonly Row[], keys: SortKeys<Row>, orden: Orden | undefined): readonly Row[] {
  const column = orden?.replace('-', '') ?? '';
  const key = Object.hasOwn(keys, column) ? keys[column] : undefined;
  if (!key) return rows;
  const turn = orden === column ? 1 : -1;
  const keyed = rows.map((row) => ({ row, value: key.by(row) }));
  return keyed.sort((a, b) => compare(a.value, b.value, turn)).map(({ row }) => row);
}

function compare(a: string | number | null, b: string | number | null, turn: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return turn * (typeof a === 'number' && typeof b === 'number' ? a - b : COLLATOR.compare(String(a), String(b)));
}
