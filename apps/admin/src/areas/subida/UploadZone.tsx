import { Dropzone } from '@mantine/dropzone';
import { MIME } from '@recluta/domain/archivos';
import { IconUpload } from '@tabler/icons-react';
import { texts } from './subida.texts.ts';
import classes from './UploadZone.module.css';

const ACCEPT = { [MIME.pdf]: ['.pdf'], [MIME.docx]: ['.docx'], [MIME.doc]: ['.doc'] };

/** Out of the accessibility tree: the zone itself is the one button, and a button may hold no other control. */
const HIDDEN_INPUT = { hidden: true, style: undefined };

type UploadZoneProps = {
  disabled: boolean;
  onFiles: (files: File[]) => void;
  /** Given the zone's element: where the focus goes when the list is emptied. */
  zoneRef?: (element: HTMLElement | null) => void;
};

/**
 * Drop, click, Enter, Space or paste. It judges nothing: every file dropped goes to the one place that knows the rules,
 * so `accept` only narrows the file picker.
 */
export function UploadZone({ disabled, onFiles, zoneRef }: UploadZoneProps) {
  return (
    // A ref on the Dropzone itself would take the place of its own, and without that it hears no key.
    <div ref={(element) => zoneRef?.(element?.querySelector<HTMLElement>('[role="button"]') ?? null)}>
      <Dropzone
        unstyled
        className={classes.zone}
        role="button"
        accept={ACCEPT}
        disabled={disabled}
        inputProps={{ ...HIDDEN_INPUT, disabled }}
        onDropAny={(accepted, rejected) => onFiles([...accepted, ...rejected.map(({ file }) => file)])}
        onDrop={() => undefined}
      >
        <span className={classes.icon}>
          <IconUpload size={20} stroke={1.6} aria-hidden />
        </span>
        <span className={classes.title}>
          <span className={classes.mouse}>{texts.zone.drag}</span>
          <span className={classes.touch}>{texts.zone.tap}</span>
          <span className={classes.dragging}>{texts.zone.drop}</span>
        </span>
        <span className={classes.limits}>{texts.zone.limits}</span>
      </Dropzone>
    </div>
  );
}
