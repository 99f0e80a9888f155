import type { ColorEtapa, TipoEtapa } from '@recluta/domain/etapas';
import { DEFAULT_COLOR } from '../../theme/stages.ts';
import { Tag } from './Tag.tsx';

type StageBadgeProps = {
  /** The stage's own name: a proceso may rename its stages. */
  nombre: string;
  tipo: TipoEtapa;
  /** Its own; a report over several procesos has none, and takes that of the tipo. */
  color?: ColorEtapa;
};

/** A stage: its tint, always with the word. */
export function StageBadge({ nombre, tipo, color = DEFAULT_COLOR[tipo] }: StageBadgeProps) {
  return (
    <Tag color={color} muted={tipo === 'descartado'}>
      {nombre}
    </Tag>
  );
}
