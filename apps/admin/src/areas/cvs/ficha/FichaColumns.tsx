import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { IconFileOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Person } from '../../candidato/Person.tsx';
import { texts as cvTexts } from '../cvs.texts.ts';
import type { useOpenCv } from '../lectura.queries.ts';
import { PanelTabs } from '../panel/PanelTabs.tsx';
import { useReadingParts } from '../panel/Reading.tsx';
import { ReadingNotice } from '../panel/ReadingNotice.tsx';
import classes from './FichaPage.module.css';
import type { FichaSearch } from './ficha.search.ts';
import { texts } from './ficha.texts.ts';

type FichaColumnsProps = {
  proceso_id: number;
  cv: Cv;
  reading: ReturnType<typeof useOpenCv>['reading'];
  mayWrite: boolean;
  /** It went from the proceso while it was open. */
  isGone: boolean;
  mayOpen: boolean;
  search: FichaSearch;
  onSearch: (change: Partial<FichaSearch>) => void;
  onOpen: (cv_id: number) => void;
  onErased: (cv_ids: readonly number[]) => void;
  head: ReactNode;
  foot: ReactNode;
};

/** The data of a candidate beside the file they were read from. */
export function FichaColumns({
  proceso_id,
  cv,
  reading,
  mayWrite,
  isGone,
  mayOpen,
  search,
  onSearch,
  onOpen,
  onErased,
  head,
  foot,
}: FichaColumnsProps) {
  const { fields, source } = useReadingParts({ proceso_id, cv, reading, mayWrite, mayOpen }, 420);
  return (
    <div className={classes.columns} data-upright>
      <section className={classes.data} aria-label={texts.data}>
        <VisuallyHidden component="h2">{texts.data}</VisuallyHidden>
        {head}
        <PanelTabs
          proceso_id={proceso_id}
          cv_id={cv.id}
          archivo_nombre={cv.anonimizado_en ? null : cv.archivo_nombre}
          mayWrite={mayWrite}
          isGone={isGone}
          mayOpen={mayOpen}
          tab={search.panel}
          onTab={(panel) => onSearch({ panel })}
          onErased={onErased}
        >
          <Person
            proceso_id={proceso_id}
            cv_id={cv.id}
            nombre={cv.nombre}
            mayWrite={mayWrite && !isGone}
            onOpen={onOpen}
            paged
          >
            {(known) => (
              <>
                {known && <ReadingNotice proceso_id={proceso_id} cv={cv} mayWrite={mayWrite && !isGone} />}
                {!cv.anonimizado_en && fields(known)}
              </>
            )}
          </Person>
        </PanelTabs>
        {foot}
      </section>
      <section className={classes.source} aria-label={cvTexts.panel.source}>
        {cv.anonimizado_en ? <EmptyState icon={IconFileOff} title={cvTexts.panel.noFile} /> : source}
      </section>
    </div>
  );
}

/** Its head, its data and its page, as they will stand. */
export function FichaSkeleton() {
  return (
    <div aria-busy>
      <Skeleton width={280} height={28} radius={6} />
      <Skeleton width={360} height={18} radius={6} mt={6} mb={24} />
      <div className={classes.columns}>
        <div className={classes.data}>
          <Skeleton height={26} radius={6} mb={16} />
          <Skeleton height={280} radius={8} />
        </div>
        <div className={classes.source}>
          <Skeleton height={420} radius={8} />
        </div>
      </div>
    </div>
  );
}
