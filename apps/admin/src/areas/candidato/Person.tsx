import type { Persona } from '@recluta/domain/esquemas';
import { type ReactNode, Suspense, useState } from 'react';
import { failedLine, Waiting } from '../../lib/Answer.tsx';
import { failureOf } from '../../lib/errors.ts';
import { lateDialog } from '../../lib/lateDialog.tsx';
import { useCvContext } from '../cvs/lista/CvContext.tsx';
import { Interviews } from './Interviews.tsx';
import { Apart, Maybe, Other } from './Others.tsx';
import classes from './Person.module.css';
import { useDecidePerson, usePerson } from './personas.queries.ts';
import { texts } from './personas.texts.ts';

const MergeDialog = lateDialog(async () => ({ default: (await import('./fusion/MergeDialog.tsx')).MergeDialog }));

/** Applications that are told at once: of more, the data below them would be out of sight. */
const FEW = 3;

const NOTHING: Persona = { otras: [], sugerencias: [], distintas: [], entrevistas: [] };

type PersonProps = {
  proceso_id: number;
  cv_id: number;
  /** As its cv says it: what another application says otherwise is told with it. */
  nombre: string | null;
  mayWrite: boolean;
  /** Opens another cv of the same proceso where this one stands. */
  onOpen: (cv_id: number) => void;
  /** Another cv opens its page, not its list. */
  paged?: boolean;
  /** What stands below it, once it is `known` how much there is to tell: nothing that was shown moves down. */
  children: (known: boolean) => ReactNode;
};

/** Where else the person of a cv has applied, and who they may be; nothing where there is nothing to tell. */
export function Person({ proceso_id, cv_id, nombre, mayWrite, onOpen, paged = false, children }: PersonProps) {
  const [merging, setMerging] = useState<number | null>(null);
  const [whole, setWhole] = useState(false);
  const { etapas } = useCvContext();
  const query = usePerson({ proceso_id, cv_id });
  const { data } = query;
  const deciding = useDecidePerson({ proceso_id, cv_id });
  const waiting = !data && query.error == null;
  const failed = !data && !waiting && failureOf(query.error).codigo !== 'no_encontrado';
  const { otras, sugerencias, distintas, entrevistas } = data ?? NOTHING;
  const told = whole || otras.length <= FEW ? otras : otras.slice(0, FEW - 1);
  return (
    <>
      {failed && failedLine(query, texts.loadFailed)}
      <div className={classes.root}>
        {entrevistas.length > 0 && <Interviews proceso_id={proceso_id} entrevistas={entrevistas} />}
        {sugerencias.map((otra) => (
          <Maybe key={otra.cv_id} otra={otra} paged={paged} {...(mayWrite && { deciding })} />
        ))}
        {otras.length > 0 && (
          <section>
            <h3 className={classes.title}>{texts.others(otras.length)}</h3>
            <ul className={classes.list}>
              {told.map((otra) => (
                <Other
                  onMerge={setMerging}
                  key={otra.cv_id}
                  otra={otra}
                  named={otra.nombre !== nombre}
                  proceso_id={proceso_id}
                  paged={paged}
                  {...(mayWrite && { deciding })}
                />
              ))}
            </ul>
            {told.length < otras.length && (
              <button type="button" className={classes.link} onClick={() => setWhole(true)}>
                {texts.more(otras.length - told.length)}
              </button>
            )}
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
      {children(!waiting)}
      {waiting && <Waiting height={320} />}
    </>
  );
}
