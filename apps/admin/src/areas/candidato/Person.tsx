import { lazy, type ReactNode, Suspense, useState } from 'react';
import { failedFace, Waiting } from '../../lib/Answer.tsx';
import { useCvContext } from '../cvs/lista/CvContext.tsx';
import { Apart, Maybe, Other } from './Others.tsx';
import classes from './Person.module.css';
import { useDecidePerson, usePerson } from './personas.queries.ts';
import { texts } from './personas.texts.ts';

const MergeDialog = lazy(async () => ({ default: (await import('./fusion/MergeDialog.tsx')).MergeDialog }));

type PersonProps = {
  proceso_id: number;
  cv_id: number;
  mayWrite: boolean;
  /** Opens another cv of the same proceso where this one stands. */
  onOpen: (cv_id: number) => void;
  /** Another cv opens its page, not its list. */
  paged?: boolean;
  /** What stands below it, once it is known how much there is to tell: nothing that was shown moves down. */
  children: ReactNode;
};

/** Where else the person of a cv has applied, and who they may be; nothing where there is nothing to tell. */
export function Person({ proceso_id, cv_id, mayWrite, onOpen, paged = false, children }: PersonProps) {
  const [merging, setMerging] = useState<number | null>(null);
  const { etapas } = useCvContext();
  const query = usePerson({ proceso_id, cv_id });
  const { data } = query;
  const deciding = useDecidePerson({ proceso_id, cv_id });
  if (!data && query.error == null) return <Waiting height={320} />;
  if (!data)
    return (
      <>
        {failedFace(query, texts.loadFailed)}
        {children}
      </>
    );
  const { otras, sugerencias, distintas } = data;
  return (
    <>
      <div className={classes.root}>
        {sugerencias.map((otra) => (
          <Maybe key={otra.cv_id} otra={otra} paged={paged} {...(mayWrite && { deciding })} />
        ))}
        {otras.length > 0 && (
          <section>
            <h3 className={classes.title}>{texts.others(otras.length)}</h3>
            <ul className={classes.list}>
              {otras.map((otra) => (
                <Other
                  onMerge={setMerging}
                  key={otra.cv_id}
                  otra={otra}
                  proceso_id={proceso_id}
                  paged={paged}
                  {...(mayWrite && { deciding })}
                />
              ))}
            </ul>
          </section>
        )}
        {merging !== null && (
          <Suspense>
            <MergeDialog
              proceso_id={proceso_id}
              cv_id={cv_id}
              otro_id={merging}
              etapas={etapas}
              onMerged={(cv) => cv.id !== cv_id && onOpen(cv.id)}
              onClose={() => setMerging(null)}
            />
          </Suspense>
        )}
        {distintas.length > 0 && <Apart distintas={distintas} paged={paged} {...(mayWrite && { deciding })} />}
      </div>
      {children}
    </>
  );
}
