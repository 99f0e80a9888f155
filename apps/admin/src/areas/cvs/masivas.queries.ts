import type { Cv, Resultado } from '@recluta/domain/esquemas';
import { reasonOf } from '@recluta/domain/masivas';
import { plural } from '@recluta/domain/texto';
import { failureOf } from '../../lib/errors.ts';
import { newKey } from '../../lib/newKey.ts';
import { trpc } from '../../lib/trpc.ts';
import { showOutcome } from '../../ui/dialogs/outcome.ts';
import { undoableSoon } from '../../ui/feedback/lastDone.ts';
import { notifyDone, notifyError, notifySuccess, notifyUndo } from '../../ui/feedback/toasts.tsx';
import { tellNotUndone, tellUndone } from '../deshacer/deshacer.queries.ts';
import { texts as copyTexts } from './copiar.texts.ts';
import { texts } from './cvs.texts.ts';
import { nameOf } from './lista/cvWords.ts';
import { useListCache } from './listas.queries.ts';
import { underway } from './underway.ts';

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

type Bulk = {
  rows: readonly Cv[];
  /** The row as it will be, at once on the screen. */
  patch?: ((cv: Cv) => Cv) | undefined;
  /** `clave`: by what it is taken back. */
  call: (cv_ids: number[], clave: string) => Promise<Resultado>;
  /** Nothing that could be taken back: it is only asked for. */
  final?: boolean;
  /** Also on this screen, once it was done; once more when it was taken back. */
  onChanged?: () => void;
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
 * out is told with the reason. What is asked about the same people meanwhile is sent after it.
 */
export function useBulk(proceso_id: number) {
  const { client } = trpc.useUtils();
  const cache = useListCache(proceso_id);

  async function takeBack(bulk: Bulk, done: readonly number[], clave: string): Promise<null> {
    const turn = underway.take(done);
    if (bulk.patch) cache.restore(bulk.rows.filter(({ id }) => done.includes(id)));
    try {
      await turn.ready;
      const result = await client.deshacer.undo.mutate({ claves: [clave] });
      tellUndone(result);
      if (result.impedidos.length > 0) void cache.reloadAll();
    } catch (error) {
      tellNotUndone(error, () => void takeBack(bulk, done, clave));
      void cache.reloadAll();
    } finally {
      turn.end();
    }
    bulk.onChanged?.();
    return null;
  }

  const run = (...what: Parameters<typeof perform>) => undoableSoon(() => perform(...what));

  /** `tried`: the clave of a try whose answer did not arrive; for whom it was done all the same it is not done twice. */
  async function perform(bulk: Bulk, tried: string | null = null): Promise<boolean> {
    const { patch, call, words } = bulk;
    if (bulk.rows.length === 0) return false;
    let { rows } = bulk;
    const ids = rows.map(({ id }) => id);
    const turn = underway.take(ids);
    if (patch) cache.patch(ids, rows.map(patch));
    const clave = tried ?? newKey();
    try {
      const others = await turn.ready;
      if (others.size > 0) {
        rows = rows.map((cv) => others.get(cv.id) ?? cv);
        if (patch) cache.patch(ids, rows.map(patch));
      }
      const { hechos, omitidos } = await call(ids, clave);
      const out = new Set(omitidos.map(({ cv_id }) => cv_id));
      const gone = omitidos.flatMap(({ cv_id, motivo }) => (motivo === 'eliminado' ? [cv_id] : []));
      if (patch) cache.restore(rows.filter(({ id }) => out.has(id)));
      cache.patch(gone, []);
      const done = words.done(hechos.length);
      // Whoever is gone, or there already, will be so again.
      const worth = omitidos.filter(({ motivo }) => motivo !== 'eliminado' && motivo !== 'ya_postula');
      const again = rows.filter(({ id }) => worth.some(({ cv_id }) => cv_id === id));
      const retry = again.length > 0 ? () => void run({ ...bulk, rows: again }) : undefined;
      const told = toldOf(leftOut(rows, omitidos), words.left, hechos.length > 0 ? done : undefined, retry);
      if (hechos.length === 0 && omitidos.length === 0) notifySuccess(words.same);
      else if (hechos.length === 0) notifyError(words.failed, told);
      else if (bulk.final) notifyDone(done, told.detail, told.onWhy);
      else notifyUndo(done, () => takeBack(bulk, hechos, clave), told.detail, told.onWhy);
      bulk.onChanged?.();
      turn.end([...others.values()].map((cv) => patch?.(cv) ?? cv));
      return hechos.length > 0;
    } catch (error) {
      turn.end(rows);
      if (patch) cache.restore(rows);
      notifyError(words.failed, { detail: failureOf(error).text, onRetry: () => void run(bulk, clave) });
      return false;
    } finally {
      turn.end();
    }
  }

  return { run };
}

/** What is done for many beside moving them: copying, deleting, reading again. */
export function useBulkActions(proceso_id: number) {
  const { client } = trpc.useUtils();
  const cache = useListCache(proceso_id);
  const { run } = useBulk(proceso_id);
  return {
    copy: (rows: readonly Cv[], destino: { id: number; nombre: string }) =>
      run({
        rows,
        call: (cv_ids, clave) => client.cvs.copy.mutate({ proceso_id, cv_ids, a_proceso_id: destino.id, clave }),
        words: { ...copyTexts, done: (n) => copyTexts.done(n, destino.nombre) },
      }),
    remove: (rows: readonly Cv[]) =>
      run({
        rows,
        call: async (cv_ids, clave) => {
          const result = await client.cvs.removeMany.mutate({ proceso_id, cv_ids, clave });
          cache.patch(result.hechos, []);
          return result;
        },
        // What comes back is heard live.
        onChanged: () => void cache.reloadCounts(),
        words: texts.masivas.remove,
      }),
    readAgain: (rows: readonly Cv[]) =>
      run({
        rows,
        patch: (cv) => ({ ...cv, lectura: 'pendiente', lectura_motivo: null }),
        call: (cv_ids) => client.cvs.readManyAgain.mutate({ proceso_id, cv_ids }),
        final: true,
        words: texts.masivas.read,
      }),
  };
}
