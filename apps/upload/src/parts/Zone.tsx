import { Dropzone } from '@mantine/dropzone';
import { MIME } from '@recluta/domain/archivos';
import { TEXTOS } from '../upload.texts.ts';
import { UploadIcon } from './icons.tsx';

const ACCEPT = { [MIME.pdf]: ['.pdf'], [MIME.docx]: ['.docx'] };
/** Out of the accessibility tree: the zone itself is the one button, and a button may hold no other control. */
const HIDDEN_INPUT = { hidden: true, style: undefined };
export const ZONE_ID = 'zona';

type ZoneProps = { closed: boolean; disabled: boolean; onFiles: (files: readonly File[]) => void };

/**
 * Drop, click, Enter, Space or paste. It judges nothing: every file dropped goes to the one place that knows the rules,
 * so `accept` only narrows the file picker.
 */
export function Zone({ closed, disabled, onFiles }: ZoneProps) {
  return (
    <Dropzone
      unstyled
      id={ZONE_ID}
      className="zone"
      role="button"
      accept={ACCEPT}
      disabled={disabled || closed}
      inputProps={{ ...HIDDEN_INPUT, disabled: disabled || closed }}
      onDropAny={(accepted, rejected) => onFiles([...accepted, ...rejected.map(({ file }) => file)])}
      onDrop={() => undefined}
    >
      <span className="zone-icon">
        <UploadIcon />
      </span>
      <span className="zone-title">
        {closed ? (
          TEXTOS.zona_cerrada
        ) : (
          <>
            <span className="zone-idle zone-by-mouse">{TEXTOS.zona_arrastrar}</span>
            <span className="zone-idle zone-by-touch">{TEXTOS.zona_tocar}</span>
            <span className="zone-dragging">{TEXTOS.zona_soltar}</span>
          </>
        )}
      </span>
      {!closed && <span className="zone-limits">{TEXTOS.zona_limites}</span>}
    </Dropzone>
  );
}
