import { uuidOf } from '@recluta/domain/envio/idempotency';
import { formatRut, isValidRut } from '@recluta/domain/rut';
import { CLAVES_DERECHO, DERECHOS, needsDetalle, problemsOfSolicitud } from '@recluta/domain/solicitudes';
import { type FormEvent, useRef, useState } from 'react';
import { Notice } from '../parts/Notice.tsx';
import { useLeaveWarning } from '../useLeaveWarning.ts';
import { TEXTOS } from './derechos.texts.ts';
import { Field } from './Field.tsx';
import { type Asked, type Receipt, type Sent, sendRequest } from './rights.ts';
import { useChecks } from './useChecks.ts';

const EMPTY: Asked = { derecho: '', nombre: '', rut: '', email: '', detalle: '' };

type AskFormProps = { public_id: string; onSent: (receipt: Receipt) => void };

/**
 * The key under which something is asked: sent again as it was it is the same request, and what was corrected meanwhile
 * is another, for the first may have arrived with what was wrong.
 */
function useKey(): (asked: Asked) => string {
  const last = useRef({ of: '', key: '' });
  return (asked) => {
    const of = JSON.stringify(asked);
    if (last.current.of !== of) last.current = { of, key: uuidOf(crypto.getRandomValues(new Uint8Array(16))) };
    return last.current.key;
  };
}

/** What is asked and by whom. A failure keeps what was typed, and sending it again makes no second request. */
export function AskForm({ public_id, onSent }: AskFormProps) {
  const [asked, setAsked] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<(Extract<Sent, { ok: false }> & { asked: Asked }) | null>(null);
  const [doubtful, setDoubtful] = useState('');
  const keyOf = useKey();
  useLeaveWarning(Object.values(asked).some((text) => text !== ''));
  const form = useRef<HTMLFormElement>(null);
  const checks = useChecks(asked, problemsOfSolicitud(asked), form);
  const set = (name: keyof Asked) => (value: string) => setAsked((before) => ({ ...before, [name]: value }));
  /** What was told on leaving, and what the server said of the value that still stands. */
  const errorOf = (name: keyof Asked): string | undefined =>
    checks.wrong(name) ?? (failure?.asked[name] === asked[name] ? failure?.fields[name] : undefined);
  const field = (name: 'nombre' | 'rut' | 'email' | 'detalle') => ({
    name,
    value: asked[name],
    error: errorOf(name),
    onChange: set(name),
    onBlur: checks.leave(name),
  });
  const derechoError = errorOf('derecho');
  const required = needsDetalle(asked.derecho);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    if (!checks.check()) return checks.lead();
    setBusy(true);
    const sent = await sendRequest(public_id, keyOf(asked), asked);
    setBusy(false);
    if (sent.ok) return onSent(sent.receipt);
    setFailure({ ...sent, asked });
    checks.lead();
  };

  return (
    <form ref={form} className="form asking" noValidate onSubmit={(event) => void submit(event)}>
      <div
        className="choices"
        role="radiogroup"
        aria-labelledby="derecho"
        aria-required
        aria-invalid={derechoError !== undefined}
        aria-describedby={derechoError && 'derecho-error'}
      >
        <p className="choices-title" id="derecho">
          {TEXTOS.que}
        </p>
        {CLAVES_DERECHO.map((derecho) => (
          <label key={derecho} className="choice">
            <input
              type="radio"
              name="derecho"
              value={derecho}
              checked={asked.derecho === derecho}
              onChange={() => set('derecho')(derecho)}
            />
            <span>
              <b>{DERECHOS[derecho].nombre}</b> {DERECHOS[derecho].pide}
            </span>
          </label>
        ))}
        {derechoError && (
          <p className="field-error" id="derecho-error">
            {derechoError}
          </p>
        )}
      </div>
      <Field {...field('nombre')} label={TEXTOS.nombre} required autoComplete="name" />
      <Field
        {...field('email')}
        label={TEXTOS.email}
        help={TEXTOS.email_ayuda}
        required
        type="email"
        autoComplete="email"
      />
      <Field
        {...field('rut')}
        label={`${TEXTOS.rut} ${TEXTOS.opcional}`}
        help={TEXTOS.rut_ayuda}
        doubt={asked.rut !== '' && asked.rut === doubtful ? TEXTOS.rut_dudoso : ''}
        onBlur={(event) => {
          checks.leave('rut')(event);
          const rut = formatRut(asked.rut);
          set('rut')(rut);
          checks.later(() => setDoubtful(isValidRut(rut) ? '' : rut));
        }}
      />
      <Field
        {...field('detalle')}
        label={required ? TEXTOS.detalle_rectificacion : `${TEXTOS.detalle} ${TEXTOS.opcional}`}
        required={required}
        rows={4}
      />
      <div className="failure" role="alert">
        {failure && (
          <Notice tone="error" title={TEXTOS.fallo}>
            <p>{failure.detail ?? TEXTOS.sin_conexion}</p>
          </Notice>
        )}
      </div>
      <button type="submit" className="button button-primary" aria-disabled={busy || undefined}>
        {busy ? TEXTOS.enviando : TEXTOS.enviar}
      </button>
    </form>
  );
}
