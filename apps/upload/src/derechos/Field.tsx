type FieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  help?: string;
  error?: string | undefined;
  type?: string;
  rows?: number;
  autoComplete?: string;
  maxLength: number;
};

/** Label above, help and error below and linked to it (quality, A11Y-05). */
export function Field({ name, label, value, onChange, help, error, type = 'text', rows, ...more }: FieldProps) {
  const described = [error && `${name}-error`, help && `${name}-help`].filter(Boolean).join(' ');
  const shared = {
    id: name,
    name,
    value,
    className: 'field-input',
    'aria-invalid': error !== undefined,
    ...(described && { 'aria-describedby': described }),
    ...more,
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
      {help && (
        <p className="field-help" id={`${name}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
