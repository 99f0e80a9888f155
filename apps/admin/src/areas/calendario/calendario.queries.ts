import type { Entrevista, EventoCalendario } from '@recluta/domain/esquemas';
import { TIPOS_PRESENCIA } from '@recluta/domain/eventos';
import { isSame } from '@recluta/domain/same';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { asNew, asWayBack } from '../../ui/feedback/lastDone.ts';
import { keptOf } from './entrevistaEdit.ts';
import type { Sent } from './entrevistaForm.ts';
import type { Cuando } from './events.ts';
import { putEvent } from './patches.ts';

/** Eventos of this proceso after which its calendar may look different. */
const TOUCHES: ReadonlySet<string> = new Set([
  'fechas_editadas',
  'proceso_editado',
  'cv_editado',
  'cv_lectura',
  ...TIPOS_PRESENCIA,
]);

/** Many CVs that are read at once are asked for together. */
const TOGETHER_MS = 400;

/** Dates and interviews of a proceso, kept current while the screen stands. */
export function useCalendario(proceso_id: number) {
  const utils = trpc.useUtils();
  useLive((event) => {
    // An interview of another proceso may collide with one of this.
    const touched =
      event.tipo === 'todo' ||
      event.tipo.startsWith('entrevista_') ||
      (TOUCHES.has(event.tipo) && event.proceso_id === proceso_id);
    if (touched) void utils.calendario.get.invalidate({ proceso_id });
  });
  const { data, error, isFetching, refetch } = trpc.calendario.get.useQuery({ proceso_id });
  const failure = error ? failureOf(error) : null;
  return {
    calendario: data,
    missing: failure?.codigo === 'no_encontrado',
    failure: failure && !data ? failure.text : undefined,
    fetching: isFetching,
    // The head's proceso was asked for in the same request, and failed with it.
    retry: () => void Promise.all([refetch(), utils.procesos.get.invalidate({ id: proceso_id })]),
  };
}

export type Entrevistas = ReturnType<typeof useEntrevistas>;

/** Changes of the interviews of a proceso, one after the other. */
export function useEntrevistas(proceso_id: number) {
  const utils = trpc.useUtils();
  const key = { proceso_id };
  const options = {
    scope: { id: `entrevistas-${proceso_id}` },
    onSettled: () => void utils.calendario.get.invalidate(key),
  };
  const create = trpc.calendario.create.useMutation(options);
  const update = trpc.calendario.update.useMutation(options);
  const remove = trpc.calendario.remove.useMutation(options);
  /** As it stands on the screen. */
  const shown = (id: number): EventoCalendario | undefined =>
    utils.calendario.get.getData(key)?.eventos.find((evento) => evento.id === id);
  const put = (id: number, known: Parameters<typeof putEvent>[2]) =>
    utils.calendario.get.setData(key, (data) => data && putEvent(data, id, known));
  return {
    create: async (sent: Sent, clave?: string): Promise<Entrevista> =>
      (await create.mutateAsync({ ...key, ...sent, ...(clave && { clave }) })).entrevista,
    /** Brings a deleted one back as it was. */
    restore: async (repone: number, sent: Sent): Promise<Entrevista> =>
      (await create.mutateAsync(asWayBack({ ...key, ...sent, repone }))).entrevista,
    /** On the screen with its version at once, for what is done to it next. */
    async update(entrevista_id: number, changes: Partial<Sent>, version: number, how = asNew): Promise<Entrevista> {
      const { entrevista } = await update.mutateAsync(how({ ...key, entrevista_id, ...changes, version }));
      put(entrevista_id, entrevista);
      return entrevista;
    },
    shown,
    /** With `version` only if nobody changed it meanwhile. */
    remove: (entrevista_id: number, version?: number, how = asNew) =>
      remove.mutateAsync(how({ ...key, entrevista_id, version })),
    /**
     * The version by which what was saved is taken back: also once it is so again, after a later change was taken back and
     * nobody else changed those fields.
     */
    versionOf: (saved: Entrevista, fields: readonly (keyof Sent)[]): number => {
      const now = shown(saved.id);
      const [stands, left] = [keptOf(now ?? saved), keptOf(saved)];
      return now && fields.every((field) => isSame(stands[field], left[field])) ? now.version : saved.version;
    },
    /** At once on the screen, and back when the server refuses. */
    async move({ id, version, ...before }: EventoCalendario, when: Cuando, how = asNew): Promise<Entrevista> {
      await utils.calendario.get.cancel(key);
      put(id, { ...when, version: version + 1 });
      try {
        return (await update.mutateAsync(how({ ...key, entrevista_id: id, ...when, version }))).entrevista;
      } catch (error) {
        put(id, { ...before, version });
        throw error;
      }
    },
    busy: create.isPending || update.isPending || remove.isPending,
  };
}

type Planned = Pick<Sent, 'cv_id' | 'responsable_id'> & Cuando & { entrevista_id: number | null };

/** What an interview that is being planned collides with; null while it has no times. */
export function useConflicts(proceso_id: number, planned: Planned | null) {
  const empty = { entrevista_id: null, cv_id: null, responsable_id: null, fecha_inicio: '', fecha_fin: '' };
  const { data } = trpc.calendario.conflicts.useQuery(
    { proceso_id, ...(planned ?? empty) },
    { enabled: planned !== null, placeholderData: keepPreviousData, staleTime: 0 },
  );
  return planned ? (data?.conflictos ?? []) : [];
}

type Options = {
  options: { value: string; label: string }[] | undefined;
  failed: boolean;
  retry: () => void;
};

/** Who an interview of a proceso can be with: its cvs in every stage. */
export function useCandidatos(proceso_id: number): Options {
  const { data, isLoadingError, refetch } = trpc.cvs.list.useQuery({ proceso_id, stage: 'todas' });
  return {
    options: data?.cvs.map(({ id, nombre, archivo_nombre, rut }) => ({
      value: String(id),
      label: [nombre ?? archivo_nombre, ...(rut ? [rut] : [])].join(' · '),
    })),
    failed: isLoadingError,
    retry: () => void refetch(),
  };
}

/**
 * Keeps who an interview can be with current while its form stands: a CV that came a moment ago has no name until it was
 * read.
 */
export function useCandidatosLive(proceso_id: number): void {
  const utils = trpc.useUtils();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(({ tipo, proceso_id: of }) => {
    if (tipo !== 'todo' && !(tipo.startsWith('cv_') && of === proceso_id)) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void utils.cvs.list.invalidate({ proceso_id, stage: 'todas' });
    }, TOGETHER_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** Who can hold an interview: the people of the cuenta. */
export function useResponsables(): Options {
  const { data, isLoadingError, refetch } = trpc.usuarios.list.useQuery({ scope: 'tenant' });
  return {
    options: data?.usuarios.map(({ id, nombre, email }) => ({ value: String(id), label: nombre ?? email })),
    failed: isLoadingError,
    retry: () => void refetch(),
  };
}
