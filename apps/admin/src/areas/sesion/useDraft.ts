import { type UseFormReturnType, useForm } from '@mantine/form';
import type { Plan } from '@recluta/domain/planes';

export type Draft = { nombre: string; email: string; password: string; plan: Plan };

/** What is typed on the way in; both tabs share it, so that changing tab loses nothing. */
export function useDraft(plan: Plan): UseFormReturnType<Draft> {
  return useForm<Draft>({ initialValues: { nombre: '', email: '', password: '', plan } });
}
