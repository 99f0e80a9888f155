import { SegmentedControl, Skeleton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import type { Cierre, TipoArchivo } from '@recluta/domain/archivos';
import type { Cv, EdicionesCv, LecturaCv } from '@recluta/domain/esquemas';
import { useMemo, useState } from 'react';
import { Answer, type Loaded } from '../../../lib/Answer.tsx';
import { useDelayed } from '../../../ui/useDelayed.ts';
import { Original } from '../../visor/Original.tsx';
import { useFileAddress } from '../archivo.queries.ts';
import { texts } from '../cvs.texts.ts';
import { AwaitedFields } from './AwaitedFields.tsx';
import { CvFields } from './CvFields.tsx';
import classes from './CvPanel.module.css';
import { type Campo, marksOf, type Sought } from './highlight.ts';
import { ClosedNotice, PagesNotice } from './ReadingNotice.tsx';
import { TextView } from './TextView.tsx';

type Read = {
  tipo: TipoArchivo | null;
  /** Why the file does not open. */
  cierre: Cierre | null;
  lectura: LecturaCv | null;
  ediciones: EdicionesCv;
};

type ReadingProps = {
  proceso_id: number;
  cv: Cv;
  /** Of this very cv. */
  reading: Loaded<Read>;
  mayWrite: boolean;
  mayOpen: boolean;
};

/** Until it was answered. */
const UNREAD: Read = { tipo: null, cierre: null, lectura: null, ediciones: {} };
const NO_MARKS = [] as const;
/** Who turns pages with J passes many cvs: the file is fetched where they stay. */
const STAY_MS = 350;
const VIEWS = ['original', 'texto'] as const;

/** Which field is looked for in the original, and where what was read stands in its text. */
function useEvidence(cv: Cv, lectura: LecturaCv | null) {
  const [sought, setSought] = useState<Sought | null>(null);
  const marks = useMemo(() => (lectura ? marksOf(lectura.texto, lectura.campos, cv) : NO_MARKS), [lectura, cv]);
  return { sought, seek: (campo: Campo | null) => setSought(campo && { campo }), marks };
}

/** What was read; when that cannot be had the values still stand, as the list has them. null: it may yet come. */
const readOf = ({ data, error }: Loaded<Read>): Read | null => data ?? (error == null ? null : UNREAD);

/** What was read and where it was read from, for who sets them side by side or one below the other; as long as fields are awaited, or may not stand yet, whoever works on them by key is told. */
export function useReadingParts({ proceso_id, cv, reading, mayWrite, mayOpen }: ReadingProps, height: number) {
  const read = readOf(reading);
  const { sought, seek, marks } = useEvidence(cv, read?.lectura ?? null);
  const fields = (mayStand: boolean) =>
    read && mayStand ? (
      <CvFields
        proceso_id={proceso_id}
        cv={cv}
        lectura={read.lectura}
        ediciones={read.ediciones}
        marks={marks}
        onSeek={seek}
        mayWrite={mayWrite}
      />
    ) : (
      mayWrite && <AwaitedFields />
    );
  const source = (
    <Answer query={reading} failed={texts.panel.failed} height={height}>
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
  );
  return { fields, source, isRead: read !== null };
}

/** What was read, and below it the page or the text it was read from. `mayStand`: what goes above them does. */
export function Reading({ mayStand, ...props }: ReadingProps & { mayStand: boolean }) {
  const { fields, source, isRead } = useReadingParts(props, 320);
  return (
    <>
      {isRead && mayStand && <h3 className={classes.section}>{texts.panel.tab}</h3>}
      {fields(mayStand)}
      {mayStand && source}
    </>
  );
}

type SourceProps = Omit<Read, 'ediciones'> & {
  proceso_id: number;
  cv: Cv;
  mayOpen: boolean;
  marks: ReturnType<typeof useEvidence>['marks'];
  sought: Sought | null;
  onSeek: (campo: Campo | null) => void;
};

/** The page or the text that the data were read from. */
function Source({ proceso_id, cv, tipo, cierre, lectura, mayOpen, marks, sought, onSeek }: SourceProps) {
  const [view, setView] = useLocalStorage<string>({
    key: 'recluta-original',
    defaultValue: 'original',
    getInitialValueInEffect: false,
  });
  const stays = useDelayed(tipo !== null, STAY_MS);
  const address = useFileAddress(proceso_id, cv.id);
  // No page knows the place of a criterio: it is looked for in the text.
  const inText = view === 'texto' || sought?.campo === 'criterios';
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
            value={inText ? 'texto' : 'original'}
            onChange={(chosen) => {
              if (sought?.campo === 'criterios') onSeek(null);
              setView(chosen);
            }}
          />
        )}
      </div>
      {cierre && <ClosedNotice cierre={cierre} />}
      {lectura && <PagesNotice lectura={lectura} />}
      {!paged || inText ? (
        tipo && <Text cv={cv} lectura={lectura} marks={marks} sought={sought} />
      ) : stays ? (
        <Original nombre={cv.archivo_nombre} lectura={lectura} address={address} sought={sought} />
      ) : (
        <Skeleton height={420} radius={8} />
      )}
    </>
  );
}

type TextProps = {
  cv: Cv;
  lectura: LecturaCv | null;
  marks: ReturnType<typeof marksOf> | typeof NO_MARKS;
  sought: Sought | null;
};

function Text({ cv, lectura, marks, sought }: TextProps) {
  if (!lectura?.texto)
    return <p className={classes.note}>{cv.lectura === 'fallido' ? texts.panel.nothingRead : texts.panel.noText}</p>;
  return (
    <>
      {lectura.ocr && <p className={classes.note}>{texts.panel.byOcr}</p>}
      <TextView texto={lectura.texto} marks={marks} sought={sought} />
    </>
  );
}
