import { sectionAt, type Vista } from './view.ts';

/** Folded text just before `offset`, at most `n` characters. */
export const before = (vista: Vista, offset: number, n: number): string =>
  vista.plano.slice(Math.max(0, offset - n), offset);

/** Folded text just after `offset`, at most `n` characters. */
export const after = (vista: Vista, offset: number, n: number): string => vista.plano.slice(offset, offset + n);

/** Offset just behind the last hit of a global pattern, -1 without one. */
export function lastHit(text: string, pattern: RegExp): number {
  let end = -1;
  for (const hit of text.matchAll(pattern)) end = hit.index + hit[0].length;
  return end;
}

/** What stands before `offset` on its line, at most `n` characters. */
export function lineBefore(vista: Vista, offset: number, n: number): string {
  const text = before(vista, offset, n);
  return text.slice(text.lastIndexOf('\n') + 1);
}

const OTHERS =
  /\b(?:referenci[a-z]{0,4}|jef[ea]s?|jefatura|supervisora?|gerente|gerenta|encargad[oa]|administradora?|ex ?empleador|emergencias?|avisar a|conyuge|recomendad[oa]|empleador|fax|casa matriz)\b/g;

/** The letterhead of the firm that receives the CV, printed on its own form. */
const FIRM =
  /\b(?:spa|s\.a\.?|ltda\.?|limitada|e\.?i\.?r\.?l\.?|casa matriz|sucursal)(?![a-z])[^\n\t]{0,60}$|(?:rrhh|contacto|info|postulaciones|seleccion)@[^\n\t]{0,60}$/;

/** Whether what stands at `offset` is of somebody else: referees, superiors, whom to call in an emergency. */
export function isOfOthers(vista: Vista, offset: number): boolean {
  if (sectionAt(vista, offset) === 'referencias') return true;
  const near = lineBefore(vista, offset, 90);
  if (FIRM.test(near)) return true;
  const hit = lastHit(near, OTHERS);
  return hit >= 0 && !/[|;\t\u2022]/.test(near.slice(hit));
}
