import { TEXTOS } from '../upload.texts.ts';

/** The proceso could not be asked for: what happened, and the way out of it. */
export function LoadFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <main className="page page-alone">
      <h1>{TEXTOS.carga_fallo}</h1>
      <p className="lead" role="alert">
        {TEXTOS.carga_fallo_ayuda}
      </p>
      <button type="button" className="button button-primary" disabled={busy} onClick={onRetry}>
        {busy ? TEXTOS.reintentando : TEXTOS.reintentar}
      </button>
    </main>
  );
}
