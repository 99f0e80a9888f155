import { Button } from '@mantine/core';
import { formatInstant, timeAgo } from '@recluta/domain/fechas';
import { useState } from 'react';
import { Answer } from '../../lib/Answer.tsx';
import { type OfCv, useAccesses } from './cv.queries.ts';
import classes from './Privacy.module.css';
import { cvTexts as texts } from './privacidad.texts.ts';

/** Who saw, opened or exported what is known of a person, newest first. */
export function Accesses(cv: OfCv) {
  return (
    <section aria-label={texts.accesses}>
      <h3 className={classes.heading}>{texts.accesses}</h3>
      <Page cv={cv} />
    </section>
  );
}

function Page({ cv, antes_de }: { cv: OfCv; antes_de?: number }) {
  return (
    <Answer query={useAccesses(cv, antes_de)} failed={texts.accessesFailed} height={60}>
      {(page) => <Lines cv={cv} {...page} />}
    </Answer>
  );
}

type Page = NonNullable<ReturnType<typeof useAccesses>['data']>;

/** A page, and after it the one before, once it is asked for. */
function Lines({ cv, accesos, siguiente }: Page & { cv: OfCv }) {
  const [more, setMore] = useState(false);
  const now = Date.now();
  if (accesos.length === 0) return <p className={classes.none}>{texts.noAccesses}</p>;
  return (
    <>
      <ul className={classes.accesses}>
        {accesos.map(({ id, tipo, usuario_nombre, creado_en }) => (
          <li key={id}>
            <span>
              <b>{usuario_nombre ?? texts.somebody}</b> {texts.access[tipo]}
            </span>
            <time dateTime={creado_en} title={formatInstant(creado_en)}>
              {timeAgo(creado_en, now)}
            </time>
          </li>
        ))}
      </ul>
      {siguiente !== null &&
        (more ? (
          <Page cv={cv} antes_de={siguiente} />
        ) : (
          <Button variant="default" size="compact-sm" onClick={() => setMore(true)}>
            {texts.more}
          </Button>
        ))}
    </>
  );
}
