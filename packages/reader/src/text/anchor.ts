import type { Campos, Evidencia } from '../types.ts';

/**
 * The fields with their evidence placed in `texto`, the one reading that is kept: a value may come from another
 * reading of the same page. Words that do not stand together there keep their boxes and lose their offsets (0, 0).
 */
export function anchorFields(campos: Campos, texto: string): Campos {
  const anchored = Object.entries(campos).map(([name, campo]) => [
    name,
    Array.isArray(campo) ? campo.map((one) => anchor(one, texto)) : campo && anchor(campo, texto),
  ]);
  return Object.fromEntries(anchored) as Campos;
}

function anchor<T extends { evidencia: Evidencia | null }>(campo: T, texto: string): T {
  const { evidencia } = campo;
  if (evidencia === null || texto.startsWith(evidencia.texto, evidencia.inicio)) return campo;
  const at = texto.indexOf(evidencia.texto);
  const place = at < 0 ? { inicio: 0, fin: 0 } : { inicio: at, fin: at + evidencia.texto.length };
  return { ...campo, evidencia: { ...evidencia, ...place } };
}
