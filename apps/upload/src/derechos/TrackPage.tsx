import { dayInChile, formatDate, formatInstantDay } from '@recluta/domain/fechas';
import { DERECHOS, ETIQUETA_SOLICITUD, isOverdue } from '@recluta/domain/solicitudes';
import { useState } from 'react';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { Notice } from '../parts/Notice.tsx';
import { TEXTOS } from './derechos.texts.ts';
import { NotThere } from './RightsPage.tsx';
import { type Loaded, loadRequest, type Tracked } from './rights.ts';

/** How a request stands, for whoever holds its address. */
export function TrackPage({ token, first }: { token: string; first: Loaded<Tracked> }) {
  const [carga, setCarga] = useState(first);
  const [busy, setBusy] = useState(false);
  if (carga.estado === 'missing') return <NotThere />;
  if (carga.estado === 'loaded') return <Request {...carga.value} />;
  const retry = async (): Promise<void> => {
    setBusy(true);
    setCarga(await loadRequest(token));
    setBusy(false);
  };
  return <LoadFailed busy={busy} onRetry={() => void retry()} />;
}

const TONE = { recibida: 'badge-neutral', acogida: 'badge-success', denegada: 'badge-warning' };

function Request({ folio, responsable, derecho, estado, vence, prorrogada, ...rest }: Tracked) {
  const { respuesta, respondida_en, creada_en } = rest;
  const late = isOverdue({ estado, vence }, dayInChile(Date.now()));
  return (
    <main className="page">
      <header className="head">
        <h1>
          {DERECHOS[derecho].nombre} · {folio}
        </h1>
        <p className="badges">
          <span className={`badge ${TONE[estado]}`}>{ETIQUETA_SOLICITUD[estado]}</span>
          <span className="badge badge-accent">{responsable}</span>
        </p>
      </header>
      <dl className="facts">
        <dt>{TEXTOS.pedido}</dt>
        <dd>{DERECHOS[derecho].pide}</dd>
        <dt>{TEXTOS.recibida}</dt>
        <dd>{formatInstantDay(creada_en)}</dd>
        {respondida_en ? (
          <>
            <dt>{TEXTOS.respondida}</dt>
            <dd>{formatInstantDay(respondida_en)}</dd>
          </>
        ) : (
          <>
            <dt>{TEXTOS.vence}</dt>
            <dd>{formatDate(vence)}</dd>
          </>
        )}
      </dl>
      {prorrogada && !respuesta && <p className="lead">{TEXTOS.prorrogada}</p>}
      {late && <Notice tone="warning" title={TEXTOS.vencida} />}
      {respuesta && (
        <section className="answer" aria-label={TEXTOS.respuesta}>
          <h2>{TEXTOS.respuesta}</h2>
          <p>{respuesta}</p>
          <p className="field-help">{TEXTOS.reclamo}</p>
        </section>
      )}
    </main>
  );
}
