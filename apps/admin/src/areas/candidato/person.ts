import { isPresencia, isRetiro } from '@recluta/domain/eventos';
import type { Live } from '../../lib/useLive.ts';
import { texts } from './candidato.texts.ts';

type Told = { cv_id: number; proceso_id: number; proceso_nombre: string };

const ABOUT_PERSON = /^(persona_|cv_(editado|registrado|unido|separado)$|todo$)/;

/** Nobody may see the data of this cv any more: nothing about it is asked for. */
export const isWithdrawn = ({ tipo, cv_ids }: Live, cv_id: number | undefined): boolean =>
  cv_id !== undefined && isRetiro(tipo) && cv_ids.includes(cv_id);

/** Whether it may change what is told, at this cv, of its person at all their applications. */
export const isAboutPerson = (event: Live, cv_id: number): boolean =>
  !isWithdrawn(event, cv_id) && (isPresencia(event.tipo) || ABOUT_PERSON.test(event.tipo));

/** Where a note or a file of a person hangs, if it is not the application that is looked at. */
export function elsewhere({ cv_id, proceso_id, proceso_nombre }: Told, seen: Omit<Told, 'proceso_nombre'>) {
  if (cv_id === seen.cv_id) return null;
  return proceso_id === seen.proceso_id ? texts.otherHere : texts.otherAt(proceso_nombre);
}
