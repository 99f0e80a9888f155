import { texts } from './candidato.texts.ts';

type Told = { cv_id: number; proceso_id: number; proceso_nombre: string };

/** What may change what is told of a person at all their applications. */
export const ABOUT_PERSON = /^(persona_|cv_(editado|registrado|eliminado|restaurado|unido|separado)$|todo$)/;

/** Where a note or a file of a person hangs, if it is not the application that is looked at. */
export function elsewhere({ cv_id, proceso_id, proceso_nombre }: Told, seen: Omit<Told, 'proceso_nombre'>) {
  if (cv_id === seen.cv_id) return null;
  return proceso_id === seen.proceso_id ? texts.otherHere : texts.otherAt(proceso_nombre);
}
