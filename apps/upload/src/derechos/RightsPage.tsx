import { formatDate } from '@recluta/domain/fechas';
import { useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { AskForm } from './AskForm.tsx';
import { CopyButton } from './CopyButton.tsx';
import { TEXTOS } from './derechos.texts.ts';
import { type Loaded, loadRights, type Receipt } from './rights.ts';

/** Where people ask about their own data, without an account; then their receipt. */
export function RightsPage({ public_id, first }: { public_id: string; first: Loaded<string> }) {
  const [carga, setCarga] = useState(first);
  const [busy, setBusy] = useState(false);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  if (carga.estado === 'missing') return <NotThere />;
  if (carga.estado === 'failed') {
    const retry = async (): Promise<void> => {
      setBusy(true);
      setCarga(await loadRights(public_id));
      setBusy(false);
    };
    return <LoadFailed busy={busy} onRetry={() => void retry()} />;
  }
  if (receipt) return <Done receipt={receipt} />;
  return (
    <main className="page">
      <header className="head">
        <h1>{TEXTOS.encabezado}</h1>
      </header>
      <p className="lead">
        {TEXTOS.introduccion(carga.value)} {TEXTOS.plazo}
      </p>
      <AskForm public_id={public_id} onSent={setReceipt} />
    </main>
  );
}

/** The receipt, at once, and the address where the answer will be. */
function Done({ receipt: { folio, vence, seguimiento } }: { receipt: Receipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // The page now is that of the request: a reload finds it again, and the browser keeps or shares it.
    history.replaceState(null, '', seguimiento);
  }, [seguimiento]);
  const address = `${location.origin}${seguimiento}`;
  return (
    <main className="page">
      <h1 ref={heading} tabIndex={-1}>
        {TEXTOS.listo}
      </h1>
      <dl className="facts">
        <dt>{TEXTOS.folio}</dt>
        <dd>{folio}</dd>
        <dt>{TEXTOS.vence}</dt>
        <dd>{formatDate(vence)}</dd>
      </dl>
      <p className="lead">{TEXTOS.seguimiento}</p>
      <p className="address">{address}</p>
      <div className="buttons">
        <CopyButton value={address} />
        <a className="button button-primary button-link" href={seguimiento}>
          {TEXTOS.seguir}
        </a>
      </div>
    </main>
  );
}

/** An address that leads nowhere. */
export function NotThere() {
  return (
    <main className="page page-alone">
      <h1>{TEXTOS.no_encontrado}</h1>
      <p className="lead">{TEXTOS.no_encontrado_ayuda}</p>
    </main>
  );
}
