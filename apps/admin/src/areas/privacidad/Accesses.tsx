import { Button, Skeleton } from '@mantine/core';
import { formatInstant, timeAgo } from '@recluta/domain/fechas';
import { useState } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { FailedState } from '../../ui/feedback/EmptyState.tsx';
import { useDelayed } from '../../ui/useDelayed.ts';
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
  const { data, error, isFetching, refetch } = useAccesses(cv, antes_de);
  const [more, setMore] = useState(false);
  const waiting = useDelayed(!data && error === null, 150);
  const now = Date.now();
  if (!data && error != null)
    return (
      <FailedState
        title={texts.accessesFailed}
        detail={failureOf(error).text}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <div aria-busy>{waiting && <Skeleton height={60} radius={8} />}</div>;
  if (data.accesos.length === 0) return <p className={classes.none}>{texts.noAccesses}</p>;
  const { siguiente } = data;
  return (
    <>
      <ul className={classes.accesses}>
        {data.accesos.map(({ id, tipo, usuario_nombre, creado_en }) => (
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
