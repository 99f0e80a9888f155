import type { AppRouter } from '@recluta/api';
import type { Proceso } from '@recluta/domain/esquemas';
import { TIPOS_PRESENCIA } from '@recluta/domain/eventos';
import { limitOf } from '@recluta/domain/planes';
import type { inferRouterInputs } from '@trpc/server';
import type { Edit } from '../../lib/edits.ts';
import { failureOf } from '../../lib/errors.ts';
import { useSession } from '../../lib/session.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { asNew, asWayBack } from '../../ui/feedback/lastDone.ts';
import { notifyUndo } from '../../ui/feedback/toasts.tsx';
import { wayBack } from '../deshacer/deshacer.queries.ts';
import { useEmpresasAnswer } from '../empresas/empresas.queries.ts';
import type { ProcesoValues } from './procesoForm.ts';
import { texts } from './procesos.texts.ts';

type Inputs = inferRouterInputs<AppRouter>['procesos'];
export type NuevoProceso = Inputs['create'];
type CambiosProceso = Inputs['update'];

/** Eventos after which the list of procesos may look different: its rows, or the counts of their cvs. */
const TOUCHES_LIST = new Set([
  'todo',
  'lista_importada',
  'importacion_deshecha',
  'proceso_creado',
  'proceso_editado',
  'fechas_editadas',
  'etapa_creada',
  'etapa_editada',
  'etapas_ordenadas',
  'etapa_eliminada',
  'cv_registrado',
  ...TIPOS_PRESENCIA,
]);

/** Of no proceso in particular: one may be gone. */
const TOUCHES_ALL = new Set(['todo', 'importacion_deshecha']);

/** Every proceso of the cuenta, newest first, kept current while the screen stands. */
export function useProcesos() {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (TOUCHES_LIST.has(tipo)) void utils.procesos.list.invalidate();
  });
  const { data, isError, isFetching, error, refetch } = trpc.procesos.list.useQuery({});
  return {
    procesos: data?.procesos,
    failed: isError && !data,
    failure: error ? failureOf(error).text : undefined,
    fetching: isFetching,
    retry: () => void refetch(),
  };
}

/** One proceso with its stages, kept current while the screen stands. `missing`: there is no such proceso. */
export function useProceso(id: number) {
  const utils = trpc.useUtils();
  useLive(({ tipo, proceso_id }) => {
    if (TOUCHES_ALL.has(tipo) || (proceso_id === id && TOUCHES_LIST.has(tipo)))
      void utils.procesos.get.invalidate({ id });
  });
  const { data, error, isFetching, refetch } = trpc.procesos.get.useQuery({ id });
  const failure = error ? failureOf(error) : null;
  return {
    proceso: data?.proceso,
    etapas: data?.etapas,
    missing: failure?.codigo === 'no_encontrado',
    failure: data ? undefined : failure?.text,
    fetching: isFetching,
    retry: () => void refetch(),
  };
}

/** The empresas a proceso can belong to, live. */
export function useEmpresas() {
  const { data, error, isFetching, refetch } = useEmpresasAnswer();
  return {
    empresas: data?.empresas,
    failure: error && !data ? failureOf(error).text : undefined,
    fetching: isFetching,
    retry: () => void refetch(),
  };
}

/** Loads the names of an empresa's áreas when it is chosen; null when they could not be loaded. */
export function useLoadAreas(): (empresa_id: number) => Promise<string[] | null> {
  const utils = trpc.useUtils();
  return async (empresa_id) => {
    try {
      const { areas } = await utils.empresas.areas.fetch({ empresa_id });
      return areas.map(({ nombre }) => nombre);
    } catch {
      return null;
    }
  };
}

/** The áreas of the empresa a form opens with. */
export function useAreas(empresa_id: number | null): string[] | undefined {
  const { data } = trpc.empresas.areas.useQuery(
    { empresa_id: empresa_id ?? 0 },
    { enabled: empresa_id !== null, select: ({ areas }) => areas.map(({ nombre }) => nombre) },
  );
  return data;
}

type SaveProceso = {
  create: (nuevo: NuevoProceso) => Promise<{ proceso: Proceso }>;
  /** Tells that it was saved, with the way back. */
  update: (id: number, edit: Edit<ProcesoValues>) => Promise<void>;
  busy: boolean;
};

export function useSaveProceso(): SaveProceso {
  const utils = trpc.useUtils();
  const refresh = ({ proceso }: { proceso: Proceso }) => {
    void utils.procesos.get.invalidate({ id: proceso.id });
    void utils.procesos.list.invalidate();
  };
  const create = trpc.procesos.create.useMutation({ onSuccess: refresh });
  // What somebody else changed meanwhile is shown beside what was typed.
  const onError = () => utils.procesos.list.invalidate();
  const update = trpc.procesos.update.useMutation({ onSuccess: refresh, onError });
  return {
    create: create.mutateAsync,
    update: async (id, { changes, antes }) => {
      // Validated: the empresa is chosen, and ids travel as digits.
      const send = (to: Partial<ProcesoValues>, from: Partial<ProcesoValues>, how = asNew) =>
        update.mutateAsync(how({ id, ...to, antes: from } as CambiosProceso));
      await send(changes, antes);
      notifyUndo(texts.saved, () => wayBack(() => send(antes, changes, asWayBack), texts.asBefore));
    },
    busy: create.isPending || update.isPending,
  };
}

/** How many active procesos the plan allows, when no more fit; null while there is room. */
export function useActiveLimit(): number | null {
  const { cuenta } = useSession();
  const { procesos = [] } = trpc.procesos.list.useQuery({}).data ?? {};
  const max = limitOf(cuenta.plan, 'procesos_activos');
  return max !== null && procesos.filter(({ estado }) => estado === 'activo').length >= max ? max : null;
}
