import type { CvCoincidente } from '@recluta/domain/esquemas';
import { Answer } from '../../lib/Answer.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { PeopleChooser } from './PeopleChooser.tsx';
import { useSamePerson } from './privacidad.queries.ts';
import { texts } from './privacidad.texts.ts';
import { usePeopleChoice } from './usePeopleChoice.ts';

type PersonDialogProps = {
  proceso_id: number;
  cv_id: number;
  onClose: () => void;
  onErased: (cv_ids: readonly number[]) => void;
};

/** What can be done with the data of the person of a cv, wherever they applied. */
export function PersonDialog({ proceso_id, cv_id, onClose, onErased }: PersonDialogProps) {
  const query = useSamePerson({ proceso_id, cv_id });
  return (
    <Dialog opened onClose={onClose} title={texts.person.title} size={560}>
      <Answer query={query} failed={texts.loadFailed}>
        {({ coincidencias }) => (
          <Found
            coincidencias={coincidencias}
            onErased={(cv_ids) => {
              onClose();
              onErased(cv_ids);
            }}
          />
        )}
      </Answer>
    </Dialog>
  );
}

type FoundProps = Pick<PersonDialogProps, 'onErased'> & { coincidencias: readonly CvCoincidente[] };

function Found({ coincidencias, onErased }: FoundProps) {
  return <PeopleChooser choice={usePeopleChoice(coincidencias, null)} solicitud_id={null} onErased={onErased} />;
}
