import { uuidOf } from '@recluta/domain/envio/idempotency';
import { CLAVES_DERECHO, DERECHOS } from '@recluta/domain/solicitudes';
import { type FormEvent, useRef, useState } from 'react';
import { Notice } from '../parts/Notice.tsx';
import { TEXTOS } from './derechos.texts.ts';
import { Field } from './Field.tsx';
import { type Asked, type Receipt, type Sent, sendRequest } from './rights.ts';

const EMPTY: Asked = { derecho: '', nombre: '', rut: '', email: '', detalle: '' };

type AskFormProps = { public_id: string; onSent: (receipt: Receipt) => void };

/** What is asked and by whom. A failure keeps what was typed, and sending it again makes no second request. */
export function AskForm({ public_id, onSent }: AskFormProps) {
  const [asked, setAsked] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Extract<Sent, { ok: false }> | null>(null);
  const clave = useRef('');
  clave.current ||= uuidOf(crypto.getRandomValues(new Uint8Array(16)));
  const form = useRef<HTMLFormElement>(null);
  const set = (name: keyof Asked) => (value: string) => setAsked((before) => ({ ...before, [name]: value }));
  const fields = failure?.fields ?? {};
  const field = (name: 'nombre' | 'rut' | 'email' | 'detalle') => ({
    name,
    value: asked[name],
    error: fields[name],
    onChange: set(name),
  });

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const sent = await sendRequest(public_id, clave.current, asked);
    setBusy(false);
    if (sent.ok) return onSent(sent.receipt);
    setFailure(sent);
    const [first] = Object.keys(sent.fields);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <form ref={form} className="form asking" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className="choices" aria-describedby={fields.derecho && 'derecho-error'}>
        <legend>{TEXTOS.que}</legend>
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
        {fields.derecho && (
          <p className="field-error" id="derecho-error">
            {fields.derecho}
          </p>
        )}
      </fieldset>
      <Field {...field('nombre')} label={TEXTOS.nombre} autoComplete="name" maxLength={200} />
      <Field
        {...field('email')}
        label={TEXTOS.email}
        help={TEXTOS.email_ayuda}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <Field {...field('rut')} label={`${TEXTOS.rut} ${TEXTOS.opcional}`} help={TEXTOS.rut_ayuda} maxLength={40} />
      <Field {...field('detalle')} label={`${TEXTOS.detalle} ${TEXTOS.opcional}`} rows={4} maxLength={4_000} />
      <div className="failure" role="alert">
        {failure && (
          <Notice tone="error" title={TEXTOS.fallo}>
            <p>{failure.detail ?? TEXTOS.sin_conexion}</p>
          </Notice>
        )}
      </div>
      <button type="submit" className="button button-primary" disabled={busy}>
        {busy ? TEXTOS.enviando : TEXTOS.enviar}
      </button>
    </form>
  );
}
