import type { SaveState } from '../../../ui/feedback/SaveBadge.tsx';

/** id → whether it shall be selected. */
type Wishes = ReadonlyMap<number, boolean>;

/** What is sent: only what changed, so that two recruiters do not overwrite each other (decisions, "CVs, stages, selection"). */
export type SelectionDelta = { agregar: number[]; quitar: number[] };

export type Draft = {
  /** As the server last told it; null before the first answer. */
  saved: ReadonlySet<number> | null;
  /** On its way to the server. */
  sending: Wishes | null;
  /** Not sent yet. */
  pending: Wishes;
  /** The last try failed and nothing has been saved since. */
  failing: boolean;
  /** When something was last saved, in ms UTC. */
  savedAt: number | null;
  /** Counts what this screen saved or dropped: an answer asked for before is older than what is known. */
  version: number;
};

export const EMPTY_DRAFT: Draft = {
  saved: null,
  sending: null,
  pending: new Map(),
  failing: false,
  savedAt: null,
  version: 0,
};

const NONE: ReadonlySet<number> = new Set();

function apply(base: ReadonlySet<number>, wishes: Wishes): Set<number> {
  const ids = new Set(base);
  for (const [id, on] of wishes) {
    if (on) ids.add(id);
    else ids.delete(id);
  }
  return ids;
}

const reached = (draft: Draft): ReadonlySet<number> =>
  draft.sending ? apply(draft.saved ?? NONE, draft.sending) : (draft.saved ?? NONE);

/** What the screen shows: the saved set with everything wished for on top. */
export const selectedIds = (draft: Draft): ReadonlySet<number> =>
  draft.pending.size > 0 ? apply(reached(draft), draft.pending) : reached(draft);

const without = (wishes: Wishes, gone: ReadonlySet<number>): Wishes =>
  new Map([...wishes].filter(([id]) => !gone.has(id)));

/**
 * A gesture. A wish that only undoes an unsent one leaves nothing to send; after a save that failed it is sent all the
 * same, for what seemed to fail may have been saved.
 */
export function changed(draft: Draft, add: readonly number[], remove: readonly number[]): Draft {
  const base = reached(draft);
  const pending = new Map(draft.pending);
  const wish = (id: number, on: boolean) => {
    if (base.has(id) === on && !draft.failing) pending.delete(id);
    else pending.set(id, on);
  };
  for (const id of add) wish(id, true);
  for (const id of remove) wish(id, false);
  return { ...draft, pending };
}

/** The unsent part leaves for the server. One save at a time: two could arrive in the other order. */
export function sent(draft: Draft): Draft {
  return { ...draft, sending: draft.pending, pending: new Map() };
}

/** The server saved what was sent and tells the whole set, in which others may have chosen too. */
export function confirmed(draft: Draft, ids: readonly number[], at: number): Draft {
  return {
    ...draft,
    saved: new Set(ids),
    sending: null,
    failing: false,
    savedAt: at,
    version: draft.version + 1,
  };
}

/** Nothing was saved: what was sent waits again, under what was wished since. */
export function failed(draft: Draft): Draft {
  return { ...draft, sending: null, pending: new Map([...(draft.sending ?? []), ...draft.pending]), failing: true };
}

/** The set as loaded. An answer asked for before the last save is older than it and changes nothing. */
export function loaded(draft: Draft, ids: readonly number[], version: number): Draft {
  return version === draft.version ? { ...draft, saved: new Set(ids) } : draft;
}

/** Moved or deleted cvs leave the selection, wished for or not. */
export function dropped(draft: Draft, ids: readonly number[]): Draft {
  const gone = new Set(ids);
  return {
    ...draft,
    saved: draft.saved && new Set([...draft.saved].filter((id) => !gone.has(id))),
    sending: draft.sending && without(draft.sending, gone),
    pending: without(draft.pending, gone),
    version: draft.version + 1,
  };
}

/** The server will never take it (the session or the permission is gone): what it has is what there is. */
export function givenUp(draft: Draft): Draft {
  return { ...draft, sending: null, pending: new Map(), failing: false };
}

export const hasUnsent = (draft: Draft): boolean => draft.pending.size > 0;

/** Everything the server has not confirmed, as it is sent. */
export function unconfirmed(draft: Draft): SelectionDelta {
  return deltaOf(new Map([...(draft.sending ?? []), ...draft.pending]));
}

export function deltaOf(wishes: Wishes): SelectionDelta {
  const pick = (wanted: boolean) => [...wishes].flatMap(([id, on]) => (on === wanted ? [id] : []));
  return { agregar: pick(true), quitar: pick(false) };
}

/** The badge: 'Guardando…', 'Guardado 14:32' or 'No guardado, reintentando'. */
export function saveStateOf({ pending, sending, failing, savedAt }: Draft): SaveState {
  if (pending.size > 0 || sending) return { estado: failing ? 'reintentando' : 'guardando' };
  return savedAt === null ? { estado: 'quieto' } : { estado: 'guardado', en: savedAt };
}
