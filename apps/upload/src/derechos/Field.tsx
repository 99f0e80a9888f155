import type { FocusEventHandler } from 'react';

type FieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: FocusEventHandler;
  help?: string;
  error?: string | undefined;
  /** What may be wrong and is taken all the same, said in the place of the help; '' as long as nothing may. */
  doubt?: string;
  type?: string;
  rows?: number;
  required?: boolean;
  autoComplete?: string;
};

/** Label above, help and error below and linked to it (quality, A11Y-05). */
export function Field(props: FieldProps) {
  const {
    name,
    label,
    value,
    onChange,
    onBlur,
    help,
    error,
    doubt,
    type = 'text',
    rows,
    required,
    autoComplete,
  } = props;
  const described = [error && `${name}-error`, (doubt || help) && `${name}-help`].filter(Boolean).join(' ');
  const shared = {
    id: name,
    name,
    value,
    autoComplete,
    onBlur,
    className: 'field-input',
    // Not `required`, which some readers call an error before anything was typed.
    'aria-required': required,
    'aria-invalid': error !== undefined,
    ...(described && { 'aria-describedby': described }),
  };
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      ) : (
        <input {...shared} type={type} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
      {error && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
      {(doubt || help) && (
        <p
          className={doubt ? 'field-help field-doubt' : 'field-help'}
          id={`${name}-help`}
          {...(doubt !== undefined && { role: 'status' })}
        >
          {doubt || help}
        </p>
      )}
    </div>
  );
}
