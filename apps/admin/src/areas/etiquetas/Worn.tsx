import { Button } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Tag } from '../../ui/cells/Tag.tsx';
import { useCvContext } from '../cvs/lista/CvContext.tsx';
import { Following } from '../responsables/Following.tsx';
import classes from './Etiquetas.module.css';
import { useTagging } from './etiquetas.queries.ts';
import { texts } from './etiquetas.texts.ts';

type WornProps = {
  proceso_id: number;
  cv: Cv;
  /** Absent for who may not change them. */
  onAdd?: (() => void) | undefined;
  onAssign?: (() => void) | undefined;
};

/** Who follows the open person and what they wear: each can be taken off, and more put on. */
export function Worn({ proceso_id, cv, onAdd, onAssign }: WornProps) {
  const { etiquetas } = useCvContext();
  const { toggle } = useTagging(proceso_id);
  const worn = cv.etiquetas.flatMap((id) => etiquetas.get(id) ?? []);
  if (worn.length === 0 && !onAdd && cv.responsable_id === null) return null;
  return (
    <ul className={classes.worn} aria-label={texts.label}>
      <li>
        <Following cv={cv} onAssign={onAssign} />
      </li>
      {worn.map((etiqueta) => (
        <li key={etiqueta.id} className={classes.chip}>
          <Tag color={etiqueta.color} whole>
            {etiqueta.nombre}
          </Tag>
          {onAdd && (
            <button
              type="button"
              className={classes.take}
              aria-label={texts.take(etiqueta.nombre)}
              title={texts.take(etiqueta.nombre)}
              onClick={() => void toggle([cv], etiqueta, false)}
            >
              <IconX size={13} aria-hidden />
            </button>
          )}
        </li>
      ))}
      {onAdd && (
        <li>
          <Button variant="subtle" size="compact-xs" leftSection={<IconPlus size={13} aria-hidden />} onClick={onAdd}>
            {texts.add}
          </Button>
        </li>
      )}
    </ul>
  );
}
