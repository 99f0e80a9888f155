import type { CvCoincidente } from '@recluta/domain/esquemas';
import { identityOf } from '@recluta/domain/identidad';
import { useState } from 'react';

const emailOf = (email: string | null): string | null => identityOf({ rut: null, email, telefono: null }).email_clave;

export type PeopleChoice = ReturnType<typeof usePeopleChoice>;

/**
 * Which of the cvs that may be of a person are taken for theirs. `email`: where who asked wrote from. A RUT is easily known
 * of another, so a cv with another e-mail is chosen by hand, and every other is until it is left out.
 */
export function usePeopleChoice(coincidencias: readonly CvCoincidente[], email: string | null) {
  const [turned, setTurned] = useState<ReadonlySet<number>>(() => new Set());
  const isDoubtful = (cv: CvCoincidente): boolean => email !== null && emailOf(cv.email) !== emailOf(email);
  const isChosen = (cv: CvCoincidente): boolean => turned.has(cv.id) === isDoubtful(cv);
  return {
    coincidencias,
    isDoubtful,
    isChosen,
    chosen: coincidencias.filter(isChosen),
    toggle: (id: number) =>
      setTurned((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id])),
  };
}
