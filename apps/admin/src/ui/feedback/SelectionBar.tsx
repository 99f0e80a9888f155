import { IconX } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { giveFocusTo } from '../focusHeir.ts';
import { texts } from '../ui.texts.ts';
import classes from './SelectionBar.module.css';

type SelectionBarProps = {
  /** Hidden at 0. */
  count: number;
  /** "3 seleccionados" unless the screen has its own word. */
  words?: (n: number) => string;
  /** SelectionAction buttons; the main one last. */
  children: ReactNode;
  onClear: () => void;
};

/** Floating dark pill, bottom centre: how many, what can be done, and the way out. */
export function SelectionBar(props: SelectionBarProps) {
  return props.count === 0 ? null : <Bar {...props} />;
}

function Bar({ count, words = texts.table.selected, children, onClear }: SelectionBarProps) {
  const focused = useRef(false);
  // What was pressed in it often ends the selection, and the bar with it; what is disabled meanwhile is left by no event.
  useLayoutEffect(
    () => () => {
      if (focused.current) giveFocusTo(null);
    },
    [],
  );
  return (
    <div className={classes.place}>
      <div
        onFocus={() => {
          focused.current = true;
        }}
        onBlur={() => {
          focused.current = false;
        }}
        className={classes.bar}
        role="toolbar"
        aria-label={words(count)}
      >
        <b className={classes.count} aria-live="polite">
          {words(count)}
        </b>
        {children}
        <button type="button" className={classes.clear} onClick={onClear} aria-label={texts.clear} title={texts.clear}>
          <IconX size={16} aria-hidden />
        </button>
      </div>
    </div>
  );
}

/** Below the actions: why one of them cannot be used. */
export function SelectionNote(props: ComponentProps<'small'>) {
  return <small {...props} className={classes.note} />;
}

type SelectionActionProps = ComponentProps<'button'> & {
  /** The one action the bar is for. */
  main?: boolean;
};

/** Passes what Menu.Target gives it on to its button, so that it can open a menu. */
export function SelectionAction({ main = false, ...rest }: SelectionActionProps) {
  return <button type="button" {...rest} className={main ? classes.main : classes.action} />;
}
