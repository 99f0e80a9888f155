import { TIPOS_PRESENCIA, type TIPOS_RETIRO } from '@recluta/domain/eventos';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { type Live, useLive } from '../../lib/useLive.ts';
import { useFreshRows, useListCache } from './listas.queries.ts';
import { forgetCvs } from './olvido.queries.ts';
import { seleccionKey } from './seleccion.queries.ts';

/** Fifty CVs being read tell of a hundred changes in a second: they are asked for together. */
const THROTTLE_MS = 400;
/** The first change after a quiet while is shown at once, with those of the same moment. */
const SOON_MS = 40;
/** With more changed than this the list is loaded anew. */
const RELOAD_ABOVE = 1_500;

const COUNTED: ReadonlySet<string> = new Set(['cv_registrado', 'cv_movido', 'cv_fusionado', ...TIPOS_PRESENCIA]);

/** After which nobody may see what was loaded of a cv. */
const WITHDRAWN: Readonly<Record<string, Gone>> = {
  cv_borrado: 'borrado',
  cv_bloqueado: 'bloqueado',
} satisfies Record<(typeof TIPOS_RETIRO)[number], Gone>;

/** How a cv went from its proceso: to the papelera or otherwise out of sight, blocked, or for good. */
export type Gone = 'eliminado' | 'bloqueado' | 'borrado';

type Heard = {
  ids: Set<number>;
  /** Nobody has a row of them to tell. */
  withdrawn: Map<number, Gone>;
  arrived: Set<number>;
  selection: boolean;
  counts: boolean;
  all: boolean;
};
const nothing = (): Heard => ({
  ids: new Set(),
  withdrawn: new Map(),
  arrived: new Set(),
  selection: false,
  counts: false,
  all: false,
});

function hear(heard: Heard, { tipo, cv_ids }: Live): void {
  const withdrawn = WITHDRAWN[tipo];
  if (tipo === 'todo' || tipo === 'etiquetas_unidas') heard.all = true;
  else if (tipo === 'seleccion_cambiada') heard.selection = true;
  else if (withdrawn) for (const id of cv_ids) heard.withdrawn.set(id, withdrawn);
  else if (tipo.startsWith('cv_')) for (const id of cv_ids) heard.ids.add(id);
  // An import that is undone may take the proceso itself.
  else if (tipo === 'proceso_editado' || tipo === 'importacion_deshecha') heard.counts = true;
  if (tipo === 'cv_desbloqueado') for (const id of cv_ids) heard.withdrawn.delete(id);
  if (COUNTED.has(tipo)) {
    heard.counts = true;
    heard.selection = true;
  }
  if (tipo === 'cv_registrado') for (const id of cv_ids) heard.arrived.add(id);
}

/**
 * Keeps the lists of a proceso as they are at the server: only the cvs something happened to are asked for again.
 * Returns those that arrived while the screen stands, until they are seen, and those that went from the proceso meanwhile.
 */
export function useLiveCvs(proceso_id: number): {
  arrived: ReadonlySet<number>;
  gone: ReadonlyMap<number, Gone>;
  seen: () => void;
} {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const cache = useListCache(proceso_id);
  const refresh = useFreshRows(proceso_id);
  const heard = useRef(nothing());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const caughtUp = useRef(0);
  const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set());
  const [gone, setGone] = useState<ReadonlyMap<number, Gone>>(new Map());

  async function catchUp(): Promise<void> {
    const { ids, withdrawn, arrived: fresh, selection, counts, all } = heard.current;
    heard.current = nothing();
    // What was loaded of them goes before anything else is asked for.
    if (withdrawn.size > 0) {
      setGone((before) => new Map([...before, ...withdrawn]));
      cache.patch([...withdrawn.keys()], []);
      forgetCvs(client, [...withdrawn.keys()]);
    }
    if (all || ids.size > RELOAD_ABOVE) {
      // How each went was missed: what is asked for anew says which are not there.
      setGone((before) => new Map([...before].filter(([id, how]) => how === 'borrado' || withdrawn.has(id))));
      await Promise.all([cache.reloadAll(), client.invalidateQueries({ queryKey: seleccionKey(proceso_id) })]);
      return;
    }
    if (counts) void cache.reloadCounts();
    // Those that a list shows came with it, and so will those that are told before it is there.
    if (!cache.isThere()) fresh.clear();
    for (const { id } of cache.rowsOf([...fresh])) fresh.delete(id);
    void cache.reloadComing();
    if (selection) void client.invalidateQueries({ queryKey: seleccionKey(proceso_id) });
    const asked = [...ids].filter((id) => !withdrawn.has(id));
    const there = new Set((await refresh(asked)).map(({ id }) => id));
    for (const id of there) void utils.cvs.reading.invalidate({ proceso_id, cv_id: id });
    setGone((before) => {
      const now = new Map(before);
      for (const id of asked)
        if (there.has(id)) now.delete(id);
        else if (now.get(id) !== 'borrado') now.set(id, 'eliminado');
      return now.size === before.size && [...now].every(([id, how]) => before.get(id) === how) ? before : now;
    });
    if (fresh.size > 0) setArrived((before) => new Set([...before, ...fresh]));
  }

  useLive((event) => {
    if (event.proceso_id !== proceso_id && event.proceso_id !== null) return;
    hear(heard.current, event);
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        caughtUp.current = Date.now();
        // What could not be asked for is in the next full load.
        catchUp().catch(() => void cache.reloadAll());
      },
      Math.max(SOON_MS, caughtUp.current + THROTTLE_MS - Date.now()),
    );
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return { arrived, gone, seen: () => setArrived(new Set()) };
}
