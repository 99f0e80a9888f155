import { Badge, Group, Progress } from '@mantine/core';
import { MAX_FILES } from '@recluta/domain/archivos';
import { fillPercent } from '@recluta/domain/envio/selection';
import { texts } from './subida.texts.ts';

/** 'Seleccionados: n/50' with its badge and bar (§2). */
export function UploadCounter({ count }: { count: number }) {
  const full = count >= MAX_FILES;
  return (
    <div>
      <Group justify="space-between" gap={8} mb={6} role="status" className="num">
        {texts.seleccionados(count, MAX_FILES)}
        <Badge color={full ? 'atacama' : 'araucaria'}>{full ? texts.limite : texts.disponible}</Badge>
      </Group>
      <Progress
        value={fillPercent(count)}
        color={full ? 'atacama' : 'pacifico'}
        aria-label={texts.seleccionados(count, MAX_FILES)}
      />
    </div>
  );
}
