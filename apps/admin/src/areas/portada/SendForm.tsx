import { CORREO_INVALIDO, CORREO_MAX, needed, tooLong } from '@recluta/domain/checks';
import { CORREO } from '@recluta/domain/correo';
import type { ReactNode } from 'react';
import { offline } from './portada.texts.ts';

type SendFormProps = {
  /** Where the form goes, as JSON; the script sends it. */
  action: string;
  className: string;
  send: string;
  sending: string;
  privacy: { before: string; link: string };
  done: ReactNode;
  children: ReactNode;
};

/** A form and the thanks that take its place; errors stand where a screen reader is led to. */
export function SendForm({ action, className, send, sending, privacy, done, children }: SendFormProps) {
  return (
    <div data-send-place>
      <form
        className={className}
        method="post"
        action={action}
        noValidate
        data-send
        data-sending={sending}
        data-offline={offline}
      >
        {children}
        <button type="submit" className="button">
          {send}
        </button>
        <p className="form-error" role="alert" data-failure />
        <p className="form-note">
          {privacy.before}
          <a className="form-link" href="/privacidad">
            {privacy.link}
          </a>
        </p>
      </form>
      <div className="thanks" role="status" tabIndex={-1} hidden data-thanks>
        {done}
      </div>
    </div>
  );
}

type FieldProps = {
  name: string;
  label: string;
  optional?: string;
  type?: string;
  autoComplete?: string;
  placeholder?: string;
  rows?: number;
  /** Characters it may have. */
  max: number;
  /** How it is called when it is missing. */
  called?: string;
  /** What it begins with, by what the address says (`?plan=…`). */
  begun?: { by: string; texts: Record<string, string> };
};

/** What the script says of a field that is left, or of all before they are sent: the words of the server. */
const rulesOf = ({ called, type, max, begun }: FieldProps) => ({
  'data-needed': called && needed(called),
  'data-max': max,
  'data-too-long': tooLong(max),
  ...(begun && { 'data-begun-by': begun.by, 'data-begun': JSON.stringify(begun.texts) }),
  ...(type === 'email' && { 'data-pattern': CORREO.source, 'data-wrong': CORREO_INVALIDO }),
});

/** The e-mail of who writes. */
export const EMAIL = { name: 'email', type: 'email', called: 'El correo', max: CORREO_MAX, autoComplete: 'email' };

/** Label above, error under it and linked to it (quality, A11Y-05). */
export function Field(props: FieldProps) {
  const { name, label, optional, rows, type = 'text', autoComplete, placeholder } = props;
  const shared = {
    id: name,
    name,
    autoComplete,
    placeholder,
    'aria-describedby': `${name}-error`,
    required: !optional,
    ...rulesOf(props),
  };
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} {optional && <span>({optional})</span>}
      </label>
      {rows ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
      <p className="field-error" id={`${name}-error`} data-error={name} />
    </div>
  );
}
