import type { Conocido, Persona } from '@recluta/domain/esquemas';
import { TIPOS_PRESENCIA } from '@recluta/domain/eventos';
import type { DecisionPersona } from '@recluta/domain/identidad';
import { useEffect, useMemo, useRef } from 'react';
import type { Loaded } from '../../lib/Answer.tsx';
import { failureOf } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { asNew, asWayBack, type How } from '../../ui/feedback/lastDone.ts';
import { notifyError, notifyUndo, takeBack } from '../../ui/feedback/toasts.tsx';
import { isWithdrawn } from './person.ts';
import { texts } from './personas.texts.ts';

type OfCv = { proceso_id: number; cv_id: number };
type Decision = DecisionPersona | 'ninguna';

/** What may change who is whose: data that were read or typed, and what goes or comes back. */
const TELLING: ReadonlySet<string> = new Set(['cv_lectura', 'cv_editado', 'cv_registrado', 'todo', ...TIPOS_PRESENCIA]);
/** A batch of CVs being read tells of it many times a second. */
const THROTTLE_MS = 1_500;

/** Calls at most once in a while after something that may change who is whose; of a cv that nobody may see no more. */
function useWhenTold(onTold: () => void, cv_id?: number): void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useLive((event) => {
    if (isWithdrawn(event, cv_id)) {
      clearTimeout(timer.current);
      timer.current = undefined;
      return;
    }
    if (!TELLING.has(event.tipo) && !/^(persona|entrevista)_/.test(event.tipo)) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      onTold();
    }, THROTTLE_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** Who a cv is of, live. */
export function usePerson(cv: OfCv): Loaded<Persona> {
  const utils = trpc.useUtils();
  useWhenTold(() => void utils.candidato.person.invalidate(cv), cv.cv_id);
  return trpc.candidato.person.useQuery(cv);
}

/** Cvs of a proceso (some of them) whose person has another one, by id; empty until it is known. */
export function useKnown(proceso_id: number, ids?: readonly number[]): ReadonlyMap<number, Conocido> {
  const utils = trpc.useUtils();
  const input = { proceso_id, ...(ids && { ids: [...ids] }) };
  useWhenTold(() => void utils.candidato.known.invalidate(input));
  const { data } = trpc.candidato.known.useQuery(input, { enabled: ids?.length !== 0 });
  return useMemo(() => new Map(data?.conocidos.map((each) => [each.cv_id, each])), [data]);
}

/** Says whether two cvs are of one person; what was said can be taken back for 8 s, and afterwards where it is shown. */
export function useDecidePerson(cv: OfCv): { decide: (otro_id: number, decision: Decision) => void; busy: boolean } {
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.candidato.decidePerson.useMutation({
    onSettled: () => {
      void utils.candidato.person.invalidate();
      void utils.candidato.known.invalidate();
    },
  });
  /** True when it was kept. */
  const say = async (how: How, otro_id: number, decision: Decision, onRetry: () => void): Promise<boolean> => {
    try {
      await mutateAsync(how({ ...cv, otro_id, decision }));
      return true;
    } catch (error) {
      notifyError(texts.decideFailed, { detail: failureOf(error).text, onRetry });
      return false;
    }
  };
  const undecide = async (otro_id: number): Promise<string | null> => {
    const kept = await say(asWayBack, otro_id, 'ninguna', () => void takeBack(() => undecide(otro_id)));
    return kept ? texts.undecided : null;
  };
  const decide = async (otro_id: number, decision: Decision): Promise<void> => {
    const kept = await say(asNew, otro_id, decision, () => void decide(otro_id, decision));
    if (kept && decision !== 'ninguna') notifyUndo(texts.decided[decision], () => undecide(otro_id));
  };
  return { decide: (otro_id, decision) => void decide(otro_id, decision), busy: isPending };
}
