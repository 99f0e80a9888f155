import type { Etapa } from '@recluta/domain/esquemas';

/** The stages with one of them a place up (-1) or down (1); the inbox stays first, so nothing passes it. */
export function movedBy(etapas: readonly Etapa[], clave: string, by: -1 | 1): Etapa[] {
  const from = etapas.findIndex((etapa) => etapa.clave === clave);
  const to = from + by;
  const moved = [...etapas];
  const [etapa] = moved.splice(from, 1);
  if (!etapa || !canMove(etapas, from, by)) return [...etapas];
  moved.splice(to, 0, etapa);
  return moved;
}

export function canMove(etapas: readonly Etapa[], from: number, by: -1 | 1): boolean {
  const other = etapas[from + by];
  return etapas[from]?.tipo !== 'recibido' && other !== undefined && other.tipo !== 'recibido';
}
