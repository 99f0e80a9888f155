type Raw = Record<string, unknown>;

/**
 * What a route may read of its address. The router hands on what `parse` leaves out (an old link, a hand-made one), so
 * whatever the address holds besides is said to be undefined.
 */
export function strictSearch<S extends object>(parse: (raw: Raw) => S): (raw: Raw) => S {
  return (raw) => ({ ...Object.fromEntries(Object.keys(raw).map((key) => [key, undefined])), ...parse(raw) });
}
