/** What the address of the papelera holds: whose, and which of its two lists. */
export type PapeleraSearch = { proceso?: number; ver?: 'cambios' };

export function papeleraSearch({ proceso, ver }: Record<string, unknown>): PapeleraSearch {
  const id = Number(proceso);
  return {
    ...(Number.isSafeInteger(id) && id > 0 && { proceso: id }),
    ...(ver === 'cambios' && { ver }),
  };
}
