import { Tooltip } from '@mantine/core';
import { useRef, useState } from 'react';
import type { PaletteName } from '../../theme/palette.ts';
import classes from './cells.module.css';
import { Missing } from './Missing.tsx';
import { Tag } from './Tag.tsx';

type TagListProps = {
  items: readonly string[];
  /** One for all, or one for each. */
  color?: PaletteName | ((item: string) => PaletteName);
  max?: number;
  /** The column is wide: tags are cut where it ends, and no sooner. */
  wide?: boolean;
};

/** At most two tags a cell, the rest behind "+3". */
export function TagList({ items, color = 'cordillera', max = 2, wide = false }: TagListProps) {
  if (items.length === 0) return <Missing />;
  const rest = items.slice(max);
  return (
    <span className={classes.tags} data-wide={wide || undefined}>
      {items.slice(0, max).map((item) => (
        <Tag key={item} color={typeof color === 'function' ? color(item) : color}>
          {item}
        </Tag>
      ))}
      {rest.length > 0 && <More items={rest} />}
    </span>
  );
}

/** Its tooltip is made when it is looked at: a table holds hundreds of these. */
function More({ items }: { items: readonly string[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const [looked, setLooked] = useState(false);
  const words = items.join(', ');
  const look = () => setLooked(true);
  const leave = () => setLooked(false);
  return (
    <button
      ref={button}
      type="button"
      className={classes.more}
      onPointerEnter={look}
      onPointerLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      <span className={classes.count}>+{items.length}</span>
      <span className={classes.rest}>{words}</span>
      {looked && <Tooltip opened target={button} label={words} multiline maw={280} />}
    </button>
  );
}
