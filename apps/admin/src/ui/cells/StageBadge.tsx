import type { TipoEtapa } from '@recluta/domain/etapas';
import { STAGE_COLOR } from '../../theme/stages.ts';
import { Tag } from './Tag.tsx';

type StageBadgeProps = {
  /** The stage's own name: a proceso may rename its stages. */
  nombre: string;
  tipo: TipoEtapa;
};

/** A stage: tint by tipo, always with the word. */
export function StageBadge({ nombre, tipo }: StageBadgeProps) {
  return (
    <Tag color={STAGE_COLOR[tipo]} muted={tipo === 'descartado'}>
      {nombre}
    </Tag>
  );
}
