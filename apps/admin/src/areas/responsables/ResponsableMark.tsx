import type { Cv } from '@recluta/domain/esquemas';
import { Initials } from '../../ui/cells/Initials.tsx';
import { useCvContext } from '../cvs/lista/CvContext.tsx';
import { texts } from './responsables.texts.ts';

/** Who follows somebody, in a row or on a card; nothing when nobody does. */
export function ResponsableMark({ cv }: { cv: Cv }) {
  const { people } = useCvContext();
  const persona = cv.responsable_id === null ? undefined : people.get(cv.responsable_id);
  return persona ? <Initials {...persona} label={texts.of(persona.nombre)} /> : null;
}
