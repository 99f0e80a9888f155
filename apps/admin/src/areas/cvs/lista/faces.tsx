import { Button } from '@mantine/core';
import type { Proceso } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { IconChecks, IconFileDescription, IconFolderOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { CopyButton } from '../../../ui/page/CopyButton.tsx';
import { useClosedLink } from '../../procesos/closedLink.queries.ts';
import { publicAddress } from '../../procesos/publicAddress.ts';
import { texts } from '../cvs.texts.ts';

type NothingYetProps = {
  proceso: Proceso | undefined;
  /** 'Subir CVs', for who may. */
  onUpload?: (() => void) | undefined;
  /** Cvs there are in other stages: then nothing is missing, they advanced. */
  elsewhere: number;
  onShowAll: () => void;
};

/** Nothing yet: the link to share, or where that receives none the way to upload; or everybody has advanced. */
export function NothingYet({ proceso, onUpload, elsewhere, onShowAll }: NothingYetProps) {
  const closedLink = useClosedLink();
  if (elsewhere > 0)
    return (
      <EmptyState
        icon={IconFileDescription}
        title={MENSAJES.sin_cvs}
        detail={texts.empty.advanced}
        action={
          <Button variant="default" onClick={onShowAll}>
            {texts.empty.all}
          </Button>
        }
      />
    );
  const closed = proceso ? closedLink(proceso) : null;
  return (
    <EmptyState
      icon={IconFileDescription}
      title={MENSAJES.sin_cvs}
      detail={texts.empty.nothing(closed ?? texts.empty.share)}
      action={
        proceso && !closed ? (
          <CopyButton
            value={publicAddress(proceso.public_id)}
            label={texts.empty.copyLink}
            copiedLabel={texts.empty.copied}
          />
        ) : (
          onUpload && (
            <Button variant="default" onClick={onUpload}>
              {texts.upload}
            </Button>
          )
        )
      }
    />
  );
}

type NothingToReviewProps = {
  /** Every stage was looked at, not only the inbox. */
  everywhere: boolean;
  onBack: () => void;
};

/** The queue of 'Por revisar' is done: nothing is hidden by it. */
export function NothingToReview({ everywhere, onBack }: NothingToReviewProps) {
  return (
    <EmptyState
      icon={IconChecks}
      title={texts.empty.reviewed}
      detail={everywhere ? texts.empty.reviewedAll : texts.empty.reviewedInbox}
      action={
        <Button variant="default" onClick={onBack}>
          {everywhere ? texts.empty.all : texts.empty.backToInbox}
        </Button>
      }
    />
  );
}

/** The proceso of the address is not there, or is another cuenta's. */
export function ProcesoNotFound() {
  return (
    <EmptyState
      icon={IconFolderOff}
      title={texts.notFound.title}
      detail={texts.notFound.detail}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/procesos" {...props} />}>
          {texts.notFound.back}
        </Button>
      }
    />
  );
}
