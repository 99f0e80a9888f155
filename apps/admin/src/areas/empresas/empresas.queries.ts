import type { Empresa } from '@recluta/domain/esquemas';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { notifySuccess } from '../../ui/feedback/toasts.tsx';
import { texts } from './empresas.texts.ts';

const CHANGES = ['empresa_creada', 'lista_importada', 'importacion_deshecha', 'todo'];

type EmpresasQuery = {
  /** undefined until the first answer. */
  empresas: Empresa[] | undefined;
  fetching: boolean;
  failed: boolean;
  retry: () => void;
};

/** The empresas of the cuenta, live. */
export function useEmpresas(): EmpresasQuery {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (CHANGES.includes(tipo)) void utils.empresas.list.invalidate();
  });
  const { data, isFetching, isLoadingError, refetch } = trpc.empresas.list.useQuery({});
  return { empresas: data?.empresas, fetching: isFetching, failed: isLoadingError, retry: () => void refetch() };
}

/** Not optimistic: the limit of the plan is for the server to tell. */
export function useCreateEmpresa(): ReturnType<typeof trpc.empresas.create.useMutation> {
  const utils = trpc.useUtils();
  return trpc.empresas.create.useMutation({
    onSuccess: async ({ empresa }) => {
      notifySuccess(texts.form.created(empresa.nombre));
      await Promise.all([utils.empresas.list.invalidate(), utils.cuenta.limits.invalidate()]);
    },
  });
}
