import { SegmentedControl, Skeleton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import type { Cierre, TipoArchivo } from '@recluta/domain/archivos';
import type { Cv, LecturaCv } from '@recluta/domain/esquemas';
import { useMemo, useState } from 'react';
import { useDelayed } from '../../../ui/useDelayed.ts';
import { Original } from '../../visor/Original.tsx';
import { useFileAddress } from '../archivo.queries.ts';
import { texts } from '../cvs.texts.ts';
import { CvFields } from './CvFields.tsx';
import classes from './CvPanel.module.css';
import { type Campo, marksOf } from './highlight.ts';
import { ClosedNotice } from './ReadingNotice.tsx';
import { TextView } from './TextView.tsx';

type ReadingProps = {
  proceso_id: number;
  cv: Cv;
  /** Both null until the reading is loaded. */
  tipo: TipoArchivo | null;
  /** Why the file does not open. */
  cierre: Cierre | null;
  lectura: LecturaCv | null;
  mayWrite: boolean;
  mayOpen: boolean;
};

const NO_MARKS = [] as const;
/** Who turns pages with J passes many cvs: the file is fetched where they stay. */
const STAY_MS = 350;
const VIEWS = ['original', 'texto'] as const;

/** Which field is looked for in the original, and where what was read stands in its text. */
export function useEvidence(cv: Cv, lectura: LecturaCv | null) {
  const [focus, setFocus] = useState<Campo | null>(null);
  const marks = useMemo(() => (lectura ? marksOf(lectura.texto, lectura.campos, cv) : NO_MARKS), [lectura, cv]);
  return { focus, setFocus, marks };
}

/** What was read, and below it the page or the text it was read from. */
export function Reading(props: ReadingProps) {
  const { proceso_id, cv, lectura, mayWrite } = props;
  const { focus, setFocus, marks } = useEvidence(cv, lectura);
  return (
    <>
      <h3 className={classes.section}>{texts.panel.tab}</h3>
      <CvFields proceso_id={proceso_id} cv={cv} lectura={lectura} marks={marks} onSeek={setFocus} mayWrite={mayWrite} />
      <Source {...props} marks={marks} focus={focus} />
    </>
  );
}

type SourceProps = Omit<ReadingProps, 'mayWrite'> & Omit<ReturnType<typeof useEvidence>, 'setFocus'>;

/** The page or the text that the data were read from. */
export function Source({ proceso_id, cv, tipo, cierre, lectura, mayOpen, marks, focus }: SourceProps) {
  const [view, setView] = useLocalStorage<string>({
    key: 'recluta-original',
    defaultValue: 'original',
    getInitialValueInEffect: false,
  });
  const stays = useDelayed(tipo !== null, STAY_MS);
  const address = useFileAddress(proceso_id, cv.id);
  const paged = tipo === 'pdf' && mayOpen && cierre === null;
  return (
    <>
      <div className={classes.section}>
        <h3>{texts.panel.source}</h3>
        {paged && (
          <SegmentedControl
            size="xs"
            aria-label={texts.panel.source}
            data={VIEWS.map((value) => ({ value, label: texts.panel.views[value] }))}
            value={view === 'texto' ? 'texto' : 'original'}
            onChange={setView}
          />
        )}
      </div>
      {cierre && <ClosedNotice cierre={cierre} />}
      {!paged || view === 'texto' ? (
        tipo && <Text lectura={lectura} marks={marks} focus={focus} />
      ) : stays ? (
        <Original tipo="pdf" lectura={lectura} address={address} active={focus === 'criterios' ? null : focus} />
      ) : (
        <Skeleton height={420} radius={8} />
      )}
    </>
  );
}

type TextProps = {
  lectura: LecturaCv | null;
  marks: ReturnType<typeof marksOf> | typeof NO_MARKS;
  focus: Campo | null;
};

function Text({ lectura, marks, focus }: TextProps) {
  if (!lectura?.texto) return <p className={classes.note}>{texts.panel.noText}</p>;
  return (
    <>
      {lectura.ocr && <p className={classes.note}>{texts.panel.byOcr}</p>}
      <TextView texto={lectura.texto} marks={marks} focus={focus} />
    </>
  );
}
