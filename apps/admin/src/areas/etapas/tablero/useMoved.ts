import type { Cv } from '@recluta/domain/esquemas';
import { useEffect, useRef, useState } from 'react';

/** How long the mark of a card that moved lasts, in ms: as its animation in the sheet. */
const MARK_MS = 1_400;
const NOBODY: ReadonlySet<number> = new Set();

/** Those who changed their stage a moment ago, by whomever: their card flashes once where it arrives. */
export function useMoved(rows: readonly Cv[] | undefined): ReadonlySet<number> {
  const before = useRef<ReadonlyMap<number, string> | null>(null);
  const [moved, setMoved] = useState(NOBODY);
  useEffect(() => {
    if (!rows) return;
    const known = before.current;
    before.current = new Map(rows.map(({ id, etapa }) => [id, etapa]));
    const changed = rows.filter(({ id, etapa }) => known?.has(id) && known.get(id) !== etapa);
    if (changed.length > 0) setMoved(new Set(changed.map(({ id }) => id)));
  }, [rows]);
  useEffect(() => {
    if (moved.size === 0) return;
    const timer = setTimeout(() => setMoved(NOBODY), MARK_MS);
    return () => clearTimeout(timer);
  }, [moved]);
  return moved;
}
