import type { Fechas, Termino } from '@recluta/domain/esquemas';
import { type Loaded, partOf } from '../../lib/Answer.tsx';
import { failureOf, reasonOf } from '../../lib/errors.ts';
import { tellNotRemoved } from '../../lib/tellNotRemoved.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { asNew, asWayBack, type How } from '../../ui/feedback/lastDone.ts';
import { notifyError, notifyUndo, offerUndo } from '../../ui/feedback/toasts.tsx';
import { texts as uiTexts } from '../../ui/ui.texts.ts';
import { wayBack } from '../deshacer/deshacer.queries.ts';
import { texts } from './configuracion.texts.ts';
import { settledTerm, withoutTerm, withTerm } from './terms.ts';

/** Runs `refresh` when somebody changes what this screen shows of a proceso. */
function useRefreshOn(proceso_id: number, tipos: readonly string[], refresh: () => unknown): void {
  useLive((event) => {
    if (event.tipo === 'todo' || (event.proceso_id === proceso_id && tipos.includes(event.tipo))) refresh();
  });
}

export function useFechas(proceso_id: number) {
  const utils = trpc.useUtils();
  const query = trpc.configuracion.fechas.useQuery({ proceso_id });
  const { mutateAsync, isPending } = trpc.configuracion.updateFechas.useMutation();
  useRefreshOn(proceso_id, ['fechas_editadas', 'proceso_editado'], () =>
    utils.configuracion.fechas.invalidate({ proceso_id }),
  );
  /** What was changed, unless somebody else changed it from what it was before. */
  const send = async (changed: Partial<Fechas>, antes: Partial<Fechas>, how = asNew): Promise<void> => {
    utils.configuracion.fechas.setData({ proceso_id }, await mutateAsync(how({ proceso_id, ...changed, antes })));
    void utils.procesos.invalidate();
    void utils.calendario.get.invalidate({ proceso_id });
  };
  /** With its way back. A failure is told. */
  const save = async (changed: Partial<Fechas>, antes: Partial<Fechas>, onSaved: () => void): Promise<void> => {
    try {
      await send(changed, antes);
      onSaved();
      notifyUndo(texts.fechas.saved, () => wayBack(() => send(antes, changed, asWayBack), texts.fechas.asBefore));
    } catch (error) {
      const { text, codigo } = failureOf(error);
      // Trying the same again would be refused again: the screen shows what is new, and asks.
      if (codigo === 'cambiado') await utils.configuracion.fechas.invalidate({ proceso_id });
      notifyError(texts.fechas.failed, {
        detail: text,
        ...(codigo !== 'cambiado' && { onRetry: () => void save(changed, antes, onSaved) }),
      });
    }
  };
  return { query: partOf(query, ({ fechas }) => fechas), save, saving: isPending };
}

export type Terms = {
  query: Loaded<Termino[]>;
  /** One after the other, each shown at once; gives those that were refused: they are gone again, and told by name. */
  add: (nombres: readonly string[]) => Promise<string[]>;
  remove: (term: Termino) => Promise<void>;
};

type Store = {
  words: (typeof texts)['criterios' | 'tecnologias'];
  patch: (change: (terms: Termino[]) => Termino[]) => void;
  /** Lets no answer that is on its way undo the patch. */
  hold: () => Promise<void>;
  refresh: () => void;
  /** `repone`: the deleted one that it brings back. */
  send: (nuevo: { nombre: string; repone?: number }, how: How) => Promise<Termino>;
  drop: (id: number, how: How) => Promise<unknown>;
};

let shownIds = 0;

/** Adding and deleting, shown before the server answers and taken back when it refuses. */
function optimistic({ words, patch, hold, refresh, send, drop }: Store): Pick<Terms, 'add' | 'remove'> {
  const put = async (nuevo: { nombre: string; repone?: number }, how = asNew): Promise<Termino> => {
    const shown = --shownIds;
    await hold();
    patch((terms) => withTerm(terms, { id: shown, nombre: nuevo.nombre }, nuevo.repone));
    try {
      const made = await send(nuevo, how);
      patch((terms) => settledTerm(terms, shown, made));
      return made;
    } catch (error) {
      patch((terms) => withoutTerm(terms, shown));
      throw error;
    } finally {
      refresh();
    }
  };
  const take = async ({ id }: Termino, how = asNew): Promise<void> => {
    await hold();
    patch((terms) => withoutTerm(terms, id));
    await drop(id, how).finally(refresh);
  };
  const add = async (nombres: readonly string[]): Promise<string[]> => {
    const refused = new Map<string, string[]>();
    for (const nombre of nombres) {
      try {
        const made = await put({ nombre });
        offerUndo(`termino-${made.id}`, () => wayBack(() => take(made, asWayBack), words.withdrawn));
      } catch (error) {
        const reason = reasonOf(error);
        refused.set(reason, [...(refused.get(reason) ?? []), nombre]);
      }
    }
    for (const [reason, those] of refused) notifyError(words.addFailed, { detail: uiTexts.refused(those, reason) });
    return [...refused.values()].flat();
  };
  const remove = async (term: Termino): Promise<void> => {
    try {
      await take(term);
      const { id: repone, nombre } = term;
      notifyUndo(words.removed, () => wayBack(() => put({ nombre, repone }, asWayBack), words.restored));
    } catch (error) {
      tellNotRemoved(words.removeFailed, error, () => void remove(term));
    }
  };
  return { add, remove };
}

export function useCriterios(proceso_id: number): Terms {
  const key = { proceso_id };
  const { criterios } = trpc.useUtils().configuracion;
  const query = trpc.configuracion.criterios.useQuery(key);
  const { mutateAsync: send } = trpc.configuracion.addCriterio.useMutation();
  const { mutateAsync: drop } = trpc.configuracion.removeCriterio.useMutation();
  const refresh = () => void criterios.invalidate(key);
  useRefreshOn(proceso_id, ['criterio_agregado', 'criterio_eliminado'], refresh);
  return {
    query: partOf(query, (data) => data.criterios),
    ...optimistic({
      words: texts.criterios,
      patch: (change) => criterios.setData(key, (old) => old && { criterios: change(old.criterios) }),
      hold: () => criterios.cancel(key),
      refresh,
      send: async (nuevo, how) => (await send(how({ proceso_id, ...nuevo }))).criterio,
      drop: (criterio_id, how) => drop(how({ criterio_id })),
    }),
  };
}

export function useTecnologias(proceso_id: number): Terms {
  const key = { proceso_id };
  const { tecnologias } = trpc.useUtils().configuracion;
  const query = trpc.configuracion.tecnologias.useQuery(key);
  const { mutateAsync: send } = trpc.configuracion.addTecnologia.useMutation();
  const { mutateAsync: drop } = trpc.configuracion.removeTecnologia.useMutation();
  const refresh = () => void tecnologias.invalidate(key);
  useRefreshOn(proceso_id, ['tecnologia_agregada', 'tecnologia_eliminada'], refresh);
  return {
    query: partOf(query, (data) => data.tecnologias),
    ...optimistic({
      words: texts.tecnologias,
      patch: (change) => tecnologias.setData(key, (old) => old && { tecnologias: change(old.tecnologias) }),
      hold: () => tecnologias.cancel(key),
      refresh,
      send: async (nuevo, how) => (await send(how({ proceso_id, ...nuevo }))).tecnologia,
      drop: (tecnologia_id, how) => drop(how({ tecnologia_id })),
    }),
  };
}
