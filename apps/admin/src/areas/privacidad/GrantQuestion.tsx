import { ConfirmModal } from '../../ui/dialogs/ConfirmModal.tsx';
import { type Acto, useFulfil } from './privacidad.queries.ts';
import { texts } from './privacidad.texts.ts';

const { grant } = texts.requests;

type GrantQuestionProps = {
  solicitud_id: number;
  /** What granting promises, as it stood when 'Acoger' was pressed. */
  acto: Acto;
  /** Cvs to which it is done now. */
  cv_ids: readonly number[];
  /** Cvs that may be of who asked and were left out. */
  quedan: readonly number[];
  onDone: () => void;
  onCancel: () => void;
};

/** Says what is still there of who asked, and grants by doing what is granted. */
export function GrantQuestion({ solicitud_id, acto, cv_ids, quedan, onDone, onCancel }: GrantQuestionProps) {
  const { fulfil, busy, failure } = useFulfil(solicitud_id, onDone);
  const words = grant[acto];
  const none = cv_ids.length === 0;
  return (
    <ConfirmModal
      opened
      title={none ? words.without : words.title(cv_ids.length)}
      detail={
        none
          ? grant.left(quedan.length)
          : [grant.here(cv_ids.length), words.detail, quedan.length > 0 && grant.leftToo(quedan.length)]
              .filter(Boolean)
              .join(' ')
      }
      confirmLabel={none ? grant.accept : words.confirm}
      busyLabel={words.busy}
      busy={busy}
      error={failure ?? undefined}
      onCancel={onCancel}
      onConfirm={() => (none ? onDone() : fulfil(acto, [...cv_ids]))}
    />
  );
}
