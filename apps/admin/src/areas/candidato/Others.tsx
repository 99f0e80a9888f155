import { Button } from '@mantine/core';
import type { Persona, Postulacion } from '@recluta/domain/esquemas';
import { formatInstant, formatInstantDay } from '@recluta/domain/fechas';
import type { DatoIdentidad } from '@recluta/domain/identidad';
import { formatRut } from '@recluta/domain/rut';
import { formatTelefono } from '@recluta/domain/telefono';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { StageBadge } from '../../ui/cells/StageBadge.tsx';
import { texts as filesTexts } from './adjuntos.texts.ts';
import classes from './Person.module.css';
import type { useDecidePerson } from './personas.queries.ts';
import { texts } from './personas.texts.ts';

type Said = {
  /** Absent for who may not decide. */
  deciding?: ReturnType<typeof useDecidePerson>;
  /** Another cv opens its page, not its list. */
  paged: boolean;
};

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

type ChoiceProps = {
  /** What it says of itself among others like it. */
  label: string;
  disabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** What may be done about one application, as quiet as its row. */
function Choice({ label, disabled, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" className={classes.link} disabled={disabled} aria-label={label} onClick={onChoose}>
      {children}
    </button>
  );
}

type OtherProps = Said & {
  otra: Persona['otras'][number];
  /** It says another name. */
  named: boolean;
  proceso_id: number;
  onMerge: (otro_id: number) => void;
};

/** An application of the same person. */
export function Other({ otra, named, proceso_id, deciding, paged, onMerge }: OtherProps) {
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
          {['', ...(named ? [otra.nombre] : []), otra.por_rut ? texts.byRut : texts.byTeam].join(' · ')}
        </span>
        {deciding && (
          <span className={classes.choices}>
            {otra.proceso_id === proceso_id && (
              <Choice label={filesTexts.merge.buttonLabel(otra.nombre)} onChoose={() => onMerge(otra.cv_id)}>
                {filesTexts.merge.button}
              </Choice>
            )}
            {otra.unida && !otra.por_rut && (
              <Choice
                label={texts.separateLabel(otra.proceso_nombre)}
                disabled={deciding.busy}
                onChoose={() => deciding.decide(otra.cv_id, 'ninguna')}
              >
                {texts.separate}
              </Choice>
            )}
          </span>
        )}
      </span>
    </li>
  );
}

const shown = (dato: DatoIdentidad, valor: string): string =>
  dato === 'rut' ? formatRut(valor) : dato === 'telefono' ? formatTelefono(valor) : valor;

/** An application that may be of the same person: the team says whether it is. */
export function Maybe({ otra, deciding, paged }: Said & { otra: Persona['sugerencias'][number] }) {
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
          {(['misma', 'distinta'] as const).map((decision) => (
            <Button
              key={decision}
              size="compact-sm"
              variant="default"
              disabled={deciding.busy}
              onClick={() => deciding.decide(otra.cv_id, decision)}
            >
              {decision === 'misma' ? texts.same : texts.different}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

/** Those of whom the team said that they are somebody else. */
export function Apart({ distintas, deciding, paged }: Said & { distintas: readonly Postulacion[] }) {
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
              <Choice
                label={texts.reconsiderLabel(otra.nombre)}
                disabled={deciding.busy}
                onChoose={() => deciding.decide(otra.cv_id, 'ninguna')}
              >
                {texts.reconsider}
              </Choice>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
