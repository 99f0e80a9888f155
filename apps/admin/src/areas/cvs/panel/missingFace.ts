import { texts } from '../cvs.texts.ts';
import type { Gone } from '../live.queries.ts';

type Face = { title: string; detail: string };

/** What is said in place of a cv that is not there: how it went, or what the screen says where nobody knows. */
export function missingFace(how: Gone | undefined, unknown: Face): Face {
  if (how === 'borrado') return texts.panel.erased;
  return how === 'bloqueado' ? texts.panel.blocked : unknown;
}
