import type { ColorEtapa, TipoEtapa } from '@recluta/domain/etapas';
import { Tag } from './Tag.tsx';

type StageBadgeProps = {
  /** The stage's own name: a proceso may rename its stages. */
  nombre: string;
  tipo: TipoEtapa;
  color: ColorEtapa;
};

/** A stage: its tint, always with the word. */
export function StageBadge({ nombre, tipo, color }: StageBadgeProps) {
  return (
    <Tag color={color} muted={tipo === 'descartado'}>
      {nombre}
    </Tag>
  );
}
