import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { IconFileOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Answer } from '../../../lib/Answer.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Person } from '../../candidato/Person.tsx';
import { texts as cvTexts } from '../cvs.texts.ts';
import type { useReading } from '../lectura.queries.ts';
import { CvFields } from '../panel/CvFields.tsx';
import { PanelTabs } from '../panel/PanelTabs.tsx';
import { readOf, Source, useEvidence } from '../panel/Reading.tsx';
import { ReadingNotice } from '../panel/ReadingNotice.tsx';
import classes from './FichaPage.module.css';
import type { FichaSearch } from './ficha.search.ts';
import { texts } from './ficha.texts.ts';

type FichaColumnsProps = {
  proceso_id: number;
  cv: Cv;
  reading: ReturnType<typeof useReading>;
  mayWrite: boolean;
  mayOpen: boolean;
  search: FichaSearch;
  onSearch: (change: Partial<FichaSearch>) => void;
  onOpen: (cv_id: number) => void;
  head: ReactNode;
  foot: ReactNode;
};

/** The data of a candidate beside the file they were read from. */
export function FichaColumns({
  proceso_id,
  cv,
  reading,
  mayWrite,
  mayOpen,
  search,
  onSearch,
  onOpen,
  head,
  foot,
}: FichaColumnsProps) {
  const read = readOf(reading);
  const { sought, seek, marks } = useEvidence(cv, read?.lectura ?? null);
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
          mayOpen={mayOpen}
          tab={search.panel}
          onTab={(panel) => onSearch({ panel })}
        >
          <Person proceso_id={proceso_id} cv_id={cv.id} mayWrite={mayWrite} onOpen={onOpen} paged>
            <ReadingNotice proceso_id={proceso_id} cv={cv} mayWrite={mayWrite} />
            {read && !cv.anonimizado_en && (
              <CvFields
                proceso_id={proceso_id}
                cv={cv}
                lectura={read.lectura}
                ediciones={read.ediciones}
                marks={marks}
                onSeek={seek}
                mayWrite={mayWrite}
              />
            )}
          </Person>
        </PanelTabs>
        {foot}
      </section>
      <section className={classes.source} aria-label={cvTexts.panel.source}>
        {cv.anonimizado_en ? (
          <EmptyState icon={IconFileOff} title={cvTexts.panel.noFile} />
        ) : (
          <Answer query={reading} failed={cvTexts.panel.failed} height={420}>
            {({ tipo, cierre, lectura }) => (
              <Source
                proceso_id={proceso_id}
                cv={cv}
                tipo={tipo}
                cierre={cierre}
                lectura={lectura}
                mayOpen={mayOpen}
                marks={marks}
                sought={sought}
                onSeek={seek}
              />
            )}
          </Answer>
        )}
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
