import type { Cv, Resultado } from '@recluta/domain/esquemas';
import { reasonOf } from '@recluta/domain/masivas';
import { plural } from '@recluta/domain/texto';
import { useRef, useState } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { showOutcome } from '../../ui/dialogs/outcome.ts';
import { notifyError, notifySuccess, notifyUndo } from '../../ui/feedback/toasts.tsx';
import { texts } from './cvs.texts.ts';
import { nameOf } from './lista/cvWords.ts';
import { useListCache } from './listas.queries.ts';

type Left = { id: number; name: string; reason: string };

/** Those left out by name, and why. */
export function leftOut(rows: readonly Cv[], omitidos: Resultado['omitidos']): Left[] {
  const names = new Map(rows.map((cv) => [cv.id, nameOf(cv)]));
  return omitidos.map(({ cv_id, motivo, detalle }) => ({
    id: cv_id,
    name: names.get(cv_id) ?? plural(1, 'CV', 'CVs'),
    reason: reasonOf(motivo, detalle),
  }));
}

/** What to say of those left out: of one the reason, of several how many; `onWhy` tells of each. */
export function toldOf(failed: readonly Left[], title: (n: number) => string, done?: string, onRetry?: () => void) {
  const [only, ...more] = failed;
  if (!only) return { detail: undefined, onWhy: undefined };
  if (more.length === 0) return { detail: `${only.name}: ${only.reason}`, onWhy: undefined };
  const outcome = { title: title(failed.length), done, failed, onRetry };
  return { detail: title(failed.length), onWhy: () => showOutcome(outcome) };
}

export type Bulk = {
  rows: readonly Cv[];
  /** The row as it will be, at once on the screen. */
  patch?: ((cv: Cv) => Cv) | undefined;
  call: (cv_ids: number[]) => Promise<Resultado>;
  /** The inverse, for those it was done for. */
  undo?: ((cv_ids: number[]) => Promise<Resultado>) | undefined;
  words: {
    done: (n: number) => string;
    /** It was so already for all of them. */
    same: string;
    failed: string;
    left: (n: number) => string;
  };
};

/**
 * Does one thing for many: at once on the screen, back when the server refuses, taken back for 8 s, and whoever was left
 * out is told with the reason.
 */
export function useBulk(proceso_id: number) {
  const cache = useListCache(proceso_id);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  async function takeBack({ rows, undo, words }: Bulk, done: readonly number[]): Promise<void> {
    const back = rows.filter(({ id }) => done.includes(id));
    cache.restore(back);
    try {
      const { omitidos } = (await undo?.([...done])) ?? { omitidos: [] };
      const failed = leftOut(rows, omitidos);
      cache.patch(
        omitidos.map(({ cv_id }) => cv_id),
        [],
      );
      if (failed.length > 0) notifyError(texts.masivas.undoFailed, toldOf(failed, words.left));
    } catch (error) {
      notifyError(texts.masivas.undoFailed, {
        detail: failureOf(error).text,
        onRetry: () => void takeBack({ rows, undo, words } as Bulk, done),
      });
      void cache.reloadAll();
    }
  }

  async function run(bulk: Bulk): Promise<boolean> {
    const { rows, patch, call, undo, words } = bulk;
    if (rows.length === 0 || running.current) return false;
    running.current = true;
    setBusy(true);
    const ids = rows.map(({ id }) => id);
    if (patch) cache.patch(ids, rows.map(patch));
    try {
      const { hechos, omitidos } = await call(ids);
      const out = new Set(omitidos.map(({ cv_id }) => cv_id));
      const gone = omitidos.flatMap(({ cv_id, motivo }) => (motivo === 'eliminado' ? [cv_id] : []));
      if (patch) cache.restore(rows.filter(({ id }) => out.has(id)));
      cache.patch(gone, []);
      const done = words.done(hechos.length);
      const again = rows.filter(({ id }) => out.has(id) && !gone.includes(id));
      const retry = again.length > 0 ? () => void run({ ...bulk, rows: again }) : undefined;
      const told = toldOf(leftOut(rows, omitidos), words.left, hechos.length > 0 ? done : undefined, retry);
      if (hechos.length === 0 && omitidos.length === 0) notifySuccess(words.same);
      else if (hechos.length === 0) notifyError(words.failed, told);
      else if (undo) notifyUndo(done, () => void takeBack(bulk, hechos), told.detail, told.onWhy);
      else notifySuccess(done);
      return hechos.length > 0;
    } catch (error) {
      if (patch) cache.restore(rows);
      notifyError(words.failed, { detail: failureOf(error).text, onRetry: () => void run(bulk) });
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { run, busy };
}
