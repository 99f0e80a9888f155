/** What is made when it is first asked for, and kept. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What is found in one thing, kept as long as it: several fields ask the same of a text. */
export function oncePer<K extends object, T>(find: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { value: T }>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      found = { value: find(key) };
      known.set(key, found);
    }
    return found.value;
  };
}
