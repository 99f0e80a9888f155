import { Dropzone } from '@mantine/dropzone';
import type { TablerIcon } from '@tabler/icons-react';
import type { RefObject } from 'react';
import classes from './DropZone.module.css';

/** Out of the accessibility tree: the zone itself is the one button, and a button may hold no other control. */
const HIDDEN_INPUT = { hidden: true, style: undefined };

type DropZoneProps = {
  /** What the file picker offers: extensions by their kind. */
  accept: Record<string, string[]>;
  icon: TablerIcon;
  /** With a mouse, on a screen that is touched, and while files hang over it. */
  words: { drag: string; tap: string; drop: string };
  limits: string;
  disabled?: boolean;
  /** What is being done with the files; nothing more is taken meanwhile. */
  busy?: string | null;
  /** One file at a time in the picker; what is dropped comes whole. */
  single?: boolean;
  onFiles: (files: File[]) => void;
  zoneRef?: RefObject<HTMLElement | null>;
};

/**
 * Drop, click, Enter, Space or paste. It judges nothing: every file dropped goes to the one place that knows the rules,
 * so `accept` only narrows the file picker.
 */
export function DropZone({ accept, icon: Icon, words, limits, single, onFiles, zoneRef, ...state }: DropZoneProps) {
  const { busy = null, disabled = busy !== null } = state;
  const keep = (element: HTMLElement | null) => {
    if (zoneRef) zoneRef.current = element?.querySelector<HTMLElement>('[role="button"]') ?? null;
  };
  return (
    // A ref on the Dropzone itself would take the place of its own, and without that it hears no key.
    <div ref={keep}>
      <Dropzone
        unstyled
        className={classes.zone}
        role="button"
        aria-busy={busy !== null}
        accept={accept}
        multiple={!single}
        disabled={disabled}
        inputProps={{ ...HIDDEN_INPUT, disabled }}
        onDropAny={(accepted, rejected) => onFiles([...accepted, ...rejected.map(({ file }) => file)])}
        onDrop={() => undefined}
      >
        <span className={classes.icon}>
          <Icon size={20} stroke={1.6} aria-hidden />
        </span>
        <span className={classes.title}>
          <span className={classes.mouse}>{busy ?? words.drag}</span>
          <span className={classes.touch}>{busy ?? words.tap}</span>
          <span className={classes.dragging}>{words.drop}</span>
        </span>
        <span className={classes.limits}>{limits}</span>
      </Dropzone>
    </div>
  );
}
