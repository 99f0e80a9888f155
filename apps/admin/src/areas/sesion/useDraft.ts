import type { Plan } from '@recluta/domain/planes';
import { type Form, useForm } from '../../lib/useForm.ts';

export type Draft = { nombre: string; email: string; password: string; plan: Plan };

/** What is typed on the way in; both tabs share it, so that changing tab loses nothing. */
export function useDraft(plan: Plan): Form<Draft> {
  return useForm<Draft>({ initialValues: { nombre: '', email: '', password: '', plan } });
}
