/** /upload-cvs: the proceso chosen, by its id. */
type SubidaSearch = { proceso?: number };

export function parseSubidaSearch({ proceso }: Record<string, unknown>): SubidaSearch {
  const id = Number(proceso);
  return Number.isSafeInteger(id) && id > 0 ? { proceso: id } : {};
}
