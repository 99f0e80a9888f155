import { Tooltip, VisuallyHidden } from '@mantine/core';
import type { PaletteName } from '../../theme/palette.ts';
import classes from './cells.module.css';
import { Missing } from './Missing.tsx';
import { Tag } from './Tag.tsx';

type TagListProps = { items: readonly string[]; color?: PaletteName; max?: number };

/** At most two tags a cell, the rest behind "+3". */
export function TagList({ items, color = 'cordillera', max = 2 }: TagListProps) {
  if (items.length === 0) return <Missing />;
  const rest = items.slice(max);
  return (
    <span className={classes.tags}>
      {items.slice(0, max).map((item) => (
        <Tag key={item} color={color}>
          {item}
        </Tag>
      ))}
      {rest.length > 0 && (
        <Tooltip label={rest.join(', ')} multiline maw={280}>
          <button type="button" className={classes.more}>
            +{rest.length}
            <VisuallyHidden>{rest.join(', ')}</VisuallyHidden>
          </button>
        </Tooltip>
      )}
    </span>
  );
}
