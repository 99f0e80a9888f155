/** Entries kept in memory: made-up keys cannot fill it. */
const MOST = 10_000;

/** Sets an entry of a map that never grows past a bound: those that were not set for longest go first. */
export function remember<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next();
  if (map.size > MOST && !oldest.done) map.delete(oldest.value);
}
