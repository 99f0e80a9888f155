import { Button } from '@mantine/core';
import type { Cv, Proceso } from '@recluta/domain/esquemas';
import { timeAgo } from '@recluta/domain/fechas';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { texts as cvTexts } from '../cvs.texts.ts';
import { nameOf } from '../lista/cvWords.ts';
import { CvTurns } from '../panel/CvTurns.tsx';
import { cvsSearchOf, etapasSearchOf, type FichaSearch } from './ficha.search.ts';
import { texts } from './ficha.texts.ts';

type BackProps = { proceso_id: number; cv_id: number | undefined; search: FichaSearch };

/** To the list it was opened from, where this cv stands in it. */
export function BackLink({ proceso_id, cv_id, search }: BackProps) {
  const { desde } = search;
  const cv = cv_id === undefined ? {} : { cv: cv_id };
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      renderRoot={(props) =>
        desde === undefined ? (
          <Link
            to="/procesos/$id/cvs"
            params={{ id: proceso_id }}
            search={{ ...cvsSearchOf(search), ...cv }}
            {...props}
          />
        ) : (
          <Link
            to="/procesos/$id/etapas"
            params={{ id: proceso_id }}
            search={{ ...etapasSearchOf(search), ...cv }}
            {...props}
          />
        )
      }
    >
      {texts.back[desde ?? 'cvs']}
    </Button>
  );
}

type FichaHeadProps = {
  proceso_id: number;
  proceso: Proceso | undefined;
  cv: Cv;
  search: FichaSearch;
  index: number;
  total: number;
  previous: Cv | undefined;
  next: Cv | undefined;
  onOpen: (cv_id: number) => void;
};

/** Who it is, in which proceso, and the way through the list it was opened from. */
export function FichaHead({ proceso_id, proceso, cv, search, index, total, previous, next, onOpen }: FichaHeadProps) {
  return (
    <PageHead
      title={nameOf(cv)}
      context={[
        proceso?.nombre,
        proceso?.empresa_nombre,
        `${cvTexts.panel.origin[cv.origen]}, ${timeAgo(cv.creado_en, Date.now())}`,
        index >= 0 && cvTexts.panel.position(index + 1, total),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          <BackLink proceso_id={proceso_id} cv_id={cv.id} search={search} />
          <CvTurns previous={previous} next={next} onOpen={onOpen} framed />
        </>
      }
    />
  );
}
