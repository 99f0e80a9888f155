import { Button } from '@mantine/core';
import type { Persona, Postulacion } from '@recluta/domain/esquemas';
import { formatInstant, formatInstantDay } from '@recluta/domain/fechas';
import type { DatoIdentidad } from '@recluta/domain/identidad';
import { formatRut } from '@recluta/domain/rut';
import { formatTelefono } from '@recluta/domain/telefono';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { failedFace } from '../../lib/Answer.tsx';
import { StageBadge } from '../../ui/cells/StageBadge.tsx';
import { useCvContext } from '../cvs/lista/CvContext.tsx';
import { texts as filesTexts } from './adjuntos.texts.ts';
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
};
type Decide = ReturnType<typeof useDecidePerson>;

/** Where else the person of a cv has applied, and who they may be; nothing where there is nothing to tell. */
export function Person({ proceso_id, cv_id, mayWrite, onOpen, paged = false }: PersonProps) {
  const [merging, setMerging] = useState<number | null>(null);
  const { etapas } = useCvContext();
  const query = usePerson({ proceso_id, cv_id });
  const { data } = query;
  const deciding = useDecidePerson({ proceso_id, cv_id });
  if (!data) return failedFace(query, texts.loadFailed);
  const { otras, sugerencias, distintas } = data;
  return (
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
  );
}

type Said = { deciding?: Decide; paged: boolean };

/** Opens the other cv in its own list, or its page. */
function OtherLink({ otra, paged, children }: { otra: Postulacion; paged: boolean; children: ReactNode }) {
  if (paged)
    return (
      <Link
        to="/procesos/$id/cvs/$cvId"
        params={{ id: otra.proceso_id, cvId: otra.cv_id }}
        search={{ stage: 'todas' }}
        className={classes.place}
      >
        {children}
      </Link>
    );
  return (
    <Link
      to="/procesos/$id/cvs"
      params={{ id: otra.proceso_id }}
      search={{ stage: 'todas', cv: otra.cv_id }}
      className={classes.place}
    >
      {children}
    </Link>
  );
}

type OtherProps = Said & {
  otra: Persona['otras'][number];
  proceso_id: number;
  onMerge: (otro_id: number) => void;
};

function Other({ otra, proceso_id, deciding, paged, onMerge }: OtherProps) {
  return (
    <li className={classes.row}>
      <OtherLink otra={otra} paged={paged}>
        {otra.proceso_id === proceso_id ? texts.here : otra.proceso_nombre}
      </OtherLink>
      <StageBadge nombre={otra.etapa} tipo={otra.etapa_tipo} color={otra.etapa_color} />
      <span className={classes.meta}>
        <span>
          <time dateTime={otra.creado_en} title={formatInstant(otra.creado_en)}>
            {formatInstantDay(otra.creado_en)}
          </time>
          {` · ${otra.nombre} · ${otra.por_rut ? texts.byRut : texts.byTeam}`}
        </span>
        {otra.proceso_id === proceso_id && deciding && (
          <button
            type="button"
            className={classes.link}
            aria-label={filesTexts.merge.buttonLabel(otra.nombre)}
            onClick={() => onMerge(otra.cv_id)}
          >
            {filesTexts.merge.button}
          </button>
        )}
        {otra.unida && !otra.por_rut && deciding && (
          <button
            type="button"
            className={classes.link}
            disabled={deciding.busy}
            aria-label={texts.separateLabel(otra.proceso_nombre)}
            onClick={() => deciding.decide(otra.cv_id, 'ninguna')}
          >
            {texts.separate}
          </button>
        )}
      </span>
    </li>
  );
}

const shown = (dato: DatoIdentidad, valor: string): string =>
  dato === 'rut' ? formatRut(valor) : dato === 'telefono' ? formatTelefono(valor) : valor;

function Maybe({ otra, deciding, paged }: Said & { otra: Persona['sugerencias'][number] }) {
  return (
    <section className={classes.maybe}>
      <p>
        {texts.maybe}{' '}
        <OtherLink otra={otra} paged={paged}>
          {otra.nombre}, {otra.proceso_nombre}
        </OtherLink>
      </p>
      {otra.coincide.map(({ dato, valor }) => (
        <p key={dato} className={classes.alike}>
          {texts.alike[dato]}: {shown(dato, valor)}
        </p>
      ))}
      {deciding && (
        <div className={classes.answers}>
          <Button
            size="compact-sm"
            variant="default"
            disabled={deciding.busy}
            onClick={() => deciding.decide(otra.cv_id, 'misma')}
          >
            {texts.same}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={deciding.busy}
            onClick={() => deciding.decide(otra.cv_id, 'distinta')}
          >
            {texts.different}
          </Button>
        </div>
      )}
    </section>
  );
}

function Apart({ distintas, deciding, paged }: Said & { distintas: readonly Postulacion[] }) {
  return (
    <details className={classes.apart}>
      <summary>{texts.apart(distintas.length)}</summary>
      <ul className={classes.list}>
        {distintas.map((otra) => (
          <li key={otra.cv_id} className={classes.row}>
            <OtherLink otra={otra} paged={paged}>
              {otra.nombre}, {otra.proceso_nombre}
            </OtherLink>
            {deciding && (
              <button
                type="button"
                className={classes.link}
                disabled={deciding.busy}
                aria-label={texts.reconsiderLabel(otra.nombre)}
                onClick={() => deciding.decide(otra.cv_id, 'ninguna')}
              >
                {texts.reconsider}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
