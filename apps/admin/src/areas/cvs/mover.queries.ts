import type { Cv, Etapa, Movimiento } from '@recluta/domain/esquemas';
import { isTerminal, nextStages } from '@recluta/domain/etapas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { failureOf } from '../../lib/errors.ts';
import { newKey } from '../../lib/newKey.ts';
import { trpc } from '../../lib/trpc.ts';
import { showOutcome } from '../../ui/dialogs/outcome.ts';
import { undoableSoon } from '../../ui/feedback/lastDone.ts';
import { notifyError, notifyUndo } from '../../ui/feedback/toasts.tsx';
import { tellNotUndone, tellUndone } from '../deshacer/deshacer.queries.ts';
import { texts } from './cvs.texts.ts';
import { nameOf } from './lista/cvWords.ts';
import { type Step, useFreshRows, useListCache } from './listas.queries.ts';
import { leftOut } from './masivas.queries.ts';
import type { Seleccion } from './seleccion.queries.ts';
import { underway } from './underway.ts';

type Sent = { step: Step; result: Movimiento };

/** `clave`: what all steps of one press are called, to be taken back together. */
type Call = (step: Step, clave: string) => Promise<Movimiento>;

type Words = {
  done: (moved: number) => string;
  failed: string;
  /** Beneath it, where no answer arrived; that it may have been done all the same, and what to do, follows. */
  unreachable: string;
  /** The same for those left out, from where they are now. */
  again: (now: readonly Cv[]) => void;
};

type Target = (cv: Cv) => { a: string | undefined; motivo_id: number | null };

const NOWHERE = { a: undefined, motivo_id: null };

/** One step for all that come from the same stage, go to the same, and for the same reason. */
const stepsTo = (rows: readonly Cv[], target: Target): Step[] => {
  const steps = new Map<string, Step & { ids: number[] }>();
  for (const cv of rows) {
    const { a, motivo_id } = target(cv);
    if (!a || a === cv.etapa) continue;
    const key = `${cv.etapa}>${a}>${motivo_id}`;
    const step = steps.get(key) ?? { desde: cv.etapa, a, ids: [], motivo_id };
    step.ids.push(cv.id);
    steps.set(key, step);
  }
  return [...steps.values()];
};

/** Where the steps take whom. */
const goalsOf = (steps: readonly Step[]): Map<number, string> =>
  new Map(steps.flatMap(({ a, ids }) => ids.map((id) => [id, a] as const)));

/** The steps of these rows back to their stage from where they were sent. */
function stepsBack(rows: readonly Cv[], sentTo: ReadonlyMap<number, string>): Step[] {
  const cameFrom = new Map(rows.map(({ id, etapa }) => [id, etapa]));
  return stepsTo(
    rows.map((cv) => ({ ...cv, etapa: sentTo.get(cv.id) ?? cv.etapa })),
    ({ id, motivo_id }) => ({ a: cameFrom.get(id), motivo_id }),
  );
}

export type Mover = ReturnType<typeof useMover>;

/**
 * Moves cvs, at once on the screen and back when the server refuses; another move of them meanwhile is sent after it.
 * Always says from where (`desde`), so that a second press, or a colleague's, moves nobody twice. What moved can be
 * taken back for 8 s here, and for a day from the history.
 */
export function useMover(proceso_id: number, etapas: readonly Etapa[], seleccion: Seleccion) {
  const { client } = trpc.useUtils();
  const cache = useListCache(proceso_id);
  const refresh = useFreshRows(proceso_id);

  /**
   * What to say of those who were no longer where they were seen: of one, where they are now and by whom; of several,
   * how many, and one by one for who asks why.
   */
  async function toldOf(rows: readonly Cv[], omitted: readonly number[], words: Words) {
    if (omitted.length === 0) return { detail: undefined, onWhy: undefined };
    const found = await refresh(omitted).catch(() => null);
    const sentence = texts.mover.omitted(omitted.length);
    if (found === null) return { detail: sentence, onWhy: undefined };
    const [now] = found;
    if (omitted.length > 1) {
      const places = new Map(found.map(({ id, etapa }) => [id, stageName(etapa)]));
      const left = leftOut(
        rows,
        omitted.map((cv_id) => {
          const detalle = places.get(cv_id) ?? null;
          return { cv_id, motivo: detalle === null ? 'eliminado' : 'otra_etapa', detalle };
        }),
      );
      const again = found.length > 0 ? () => words.again(found) : undefined;
      return { detail: sentence, onWhy: () => showOutcome({ title: sentence, failed: left, onRetry: again }) };
    }
    if (!now) return { detail: sentence, onWhy: undefined };
    const { movido } = await client.cvs.lastMove.query({ proceso_id, cv_id: now.id }).catch(() => ({ movido: null }));
    const who = movido?.etapa === now.etapa ? movido.usuario_nombre : null;
    return { detail: `${sentence} ${texts.mover.isIn(nameOf(now), stageName(now.etapa), who)}`, onWhy: undefined };
  }

  /** Sends each step; those after one that failed are not tried. Throws what failed, with what was done before it. */
  async function send(steps: readonly Step[], call: Call, clave: string, done: Sent[]): Promise<void> {
    await seleccion.flush();
    for (const step of steps) done.push({ step, result: await call(step, clave) });
  }

  const run = (...what: Parameters<typeof perform>) => undoableSoon(() => perform(...what));

  /** `tried`: the clave of a try whose answer did not arrive; whoever it moved all the same is not moved twice. */
  async function perform(
    seen: readonly Cv[],
    target: Target,
    call: Call,
    words: Words,
    tried: string | null = null,
  ): Promise<void> {
    const wished = new Map(seen.map((cv) => [cv.id, target(cv)]));
    const toWished: Target = ({ id }) => wished.get(id) ?? NOWHERE;
    // Who is on the way already leaves from where that leads.
    let rows: readonly Cv[] = seen.map((cv) => ({ ...cv, etapa: underway.goingTo(cv.id) ?? cv.etapa }));
    let steps = stepsTo(rows, toWished);
    if (steps.length === 0) return;
    const ids = steps.flatMap((step) => step.ids);
    const selected = ids.filter((id) => seleccion.ids.has(id));
    const goals = goalsOf(steps);
    const turn = underway.take(ids, goals);
    cache.move(steps);
    // The marks that came back with them are at the server, which takes those away of whom it moves now.
    if (tried === null) seleccion.drop(ids);
    else seleccion.put([], ids);
    const done: Sent[] = [];
    const clave = tried ?? newKey();
    try {
      const others = await turn.ready;
      if (others.size > 0) {
        // A move before this one did not arrive: who it was for goes where this one leads, from where they are.
        rows = rows.map((cv) => others.get(cv.id) ?? cv);
        steps = stepsTo(rows, toWished);
      }
      await send(steps, others.size > 0 ? move : call, clave, done);
    } catch (error) {
      const kept = new Set(done.flatMap(({ result }) => result.movidos));
      const unmoved = rows.filter(({ id }) => goals.has(id) && !kept.has(id));
      const stayed = unmoved.filter(({ id }) => !turn.isMovedOn(id));
      turn.end(unmoved);
      cache.move(stepsBack(stayed, goals));
      cache.restore(stayed);
      const back = new Set(stayed.map(({ id }) => id));
      seleccion.put(
        selected.filter((id) => back.has(id)),
        [],
      );
      if (stayed.length === 0) return;
      const { offline, text } = failureOf(error);
      notifyError(words.failed, {
        detail: offline ? `${words.unreachable} ${unknownOf(stayed)} ${texts.mover.check}` : text,
        onRetry: () => void run(stayed, target, call, words, clave),
      });
      // Where they are, should only the answer have been lost.
      if (offline) void refresh([...back]).catch(() => undefined);
      return;
    } finally {
      turn.end();
      void cache.reloadCounts();
    }
    const omitted = done.flatMap(({ result }) => result.omitidos);
    const moved = done.flatMap(({ result }) => result.movidos);
    if (tried !== null) void refresh(moved).catch(() => undefined);
    const last = rows.filter((cv) => toWished(cv).a === undefined).length;
    const told = await toldOf(rows, omitted, words);
    const { onWhy } = told;
    const detail = [told.detail, last > 0 && texts.mover.stayed(last)].filter(Boolean).join(' ') || undefined;
    if (moved.length > 0) notifyUndo(words.done(moved.length), () => undo(rows, done, clave, selected), detail, onWhy);
    else if (omitted.length > 0) notifyError(words.failed, { detail, onWhy });
  }

  const move: Call = ({ desde, a, ids, motivo_id }, clave) =>
    client.cvs.move.mutate({ proceso_id, cv_ids: [...ids], to: a, desde, motivo_id, clave });

  /**
   * Back at once on the screen to where each came from; who was moved on meanwhile stays, and is named. `selected`: whose
   * mark may have gone before it was saved.
   */
  async function undo(
    rows: readonly Cv[],
    done: readonly Sent[],
    clave: string,
    selected: readonly number[],
  ): Promise<null> {
    const sentTo = new Map(done.flatMap(({ step, result }) => result.movidos.map((id) => [id, step.a] as const)));
    const ids = [...sentTo.keys()];
    const moved = rows.filter(({ id }) => sentTo.has(id));
    const back = stepsBack(moved, sentTo);
    const turn = underway.take(ids, goalsOf(back));
    cache.move(back);
    cache.restore(moved);
    try {
      await turn.ready;
      const result = await client.deshacer.undo.mutate({ claves: [clave] });
      turn.end();
      tellUndone(result);
      const back = new Set(result.deshechos);
      seleccion.put(
        selected.filter((id) => back.has(id)),
        [],
      );
      if (result.impedidos.length > 0) void refresh(ids).catch(() => undefined);
    } catch (error) {
      const standing = (id: number) => !turn.isMovedOn(id);
      const steps = done.map(({ step, result }) => ({ ...step, ids: result.movidos.filter(standing) }));
      turn.end(moved.map((cv) => ({ ...cv, etapa: sentTo.get(cv.id) ?? cv.etapa })));
      tellNotUndone(error, () => void undo(rows, done, clave, selected));
      cache.move(steps);
      // Where the server is not reached, the screen stays as it was before this was tried.
      void refresh(ids).catch(() => undefined);
    }
    void cache.reloadCounts();
    void seleccion.retry();
    return null;
  }

  const stageName = (clave: string) => etapas.find((etapa) => etapa.clave === clave)?.nombre ?? clave;

  function unknownOf(rows: readonly Cv[]): string {
    const [first, other] = rows;
    return texts.mover.unknown(first && !other ? nameOf(first) : null, rows.length);
  }

  /** Each to one stage; with a reason only to one that discards. */
  const moveTo = (rows: readonly Cv[], to: string, motivo_id: number | null = null): void =>
    void run(rows, () => ({ a: to, motivo_id }), move, {
      done: (moved) => texts.mover.done(moved, stageName(to)),
      failed: MENSAJES.mover_fallo,
      unreachable: `${MENSAJES.mover_sin_respuesta}: ${texts.mover.unreachable}`,
      again: (now) => moveTo(now, to, motivo_id),
    });

  /** Each to the stage after its own (§4, 'Pasar a la siguiente etapa'). */
  const advance = (rows: readonly Cv[]): void => {
    const next = nextStages(etapas);
    const target: Target = ({ etapa }) => ({ a: next.get(etapa), motivo_id: null });
    if (stepsTo(rows, target).length === 0) notifyError(MENSAJES.avanzar_fallo, { detail: texts.mover.last });
    void run(
      rows,
      target,
      ({ desde, ids }, clave) => client.cvs.advance.mutate({ proceso_id, selected_ids: [...ids], desde, clave }),
      {
        done: () => MENSAJES.avanzar_ok,
        failed: MENSAJES.avanzar_fallo,
        unreachable: MENSAJES.sin_conexion,
        again: advance,
      },
    );
  };

  return {
    move: moveTo,
    advance,
    /** Where there is something to advance to. */
    canAdvance: (rows: readonly Cv[]) =>
      rows.some(({ etapa }) => etapas.some(({ clave, tipo }) => clave === etapa && !isTerminal(tipo))),
  };
}
