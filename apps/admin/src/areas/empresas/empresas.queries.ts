import type { Empresa } from '@recluta/domain/esquemas';
import type { Loaded } from '../../lib/Answer.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { notifySuccess } from '../../ui/feedback/toasts.tsx';
import { texts } from './empresas.texts.ts';

const CHANGES = ['empresa_creada', 'lista_importada', 'importacion_deshecha', 'todo'];

/** undefined until the first answer. */
type EmpresasQuery = { empresas: Empresa[] | undefined; failed: boolean };

/** As the server answers, live. */
export function useEmpresasAnswer(): Loaded<{ empresas: Empresa[] }> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (CHANGES.includes(tipo)) void utils.empresas.list.invalidate();
  });
  return trpc.empresas.list.useQuery({});
}

/** The empresas of the cuenta, live. */
export function useEmpresas(): EmpresasQuery {
  const { data, error } = useEmpresasAnswer();
  return { empresas: data?.empresas, failed: Boolean(error) && !data };
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
