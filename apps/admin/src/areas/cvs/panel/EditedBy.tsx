import type { EdicionCv } from '@recluta/domain/esquemas';
import { formatInstant, timeAgo } from '@recluta/domain/fechas';
import { useUndo } from '../../deshacer/deshacer.queries.ts';
import { texts as undoTexts } from '../../deshacer/deshacer.texts.ts';
import { texts } from '../cvs.texts.ts';
import classes from './Field.module.css';

type EditedByProps = {
  edicion: EdicionCv;
  /** It was found right, and stands as it was read. */
  confirmed: boolean;
  label: string;
};

/** Who typed or confirmed a field and when, and the way to take it back while there is one. */
export function EditedBy({ edicion: { usuario_nombre, creado_en, deshacer }, confirmed, label }: EditedByProps) {
  const { undo, busy } = useUndo();
  return (
    <small className={classes.note} title={creado_en ? formatInstant(creado_en) : undefined}>
      {texts.panel.edited(usuario_nombre, creado_en && timeAgo(creado_en, Date.now()), confirmed)}
      {deshacer && (
        <span className={classes.together}>
          {' · '}
          <button
            type="button"
            className={classes.undo}
            disabled={busy}
            aria-label={texts.panel.undo(label)}
            onClick={() => void undo(deshacer)}
          >
            {undoTexts.undo}
          </button>
        </span>
      )}
    </small>
  );
}
