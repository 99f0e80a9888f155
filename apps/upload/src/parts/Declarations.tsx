import { inlineOf } from '@recluta/domain/legal/parseLegal';
import type { Declared } from '../declared.ts';
import type { Privacidad } from '../proceso.ts';
import { TEXTOS } from '../upload.texts.ts';

type DeclarationsProps = {
  privacidad: Privacidad;
  declared: Declared;
  disabled: boolean;
  onChange: (declared: Declared) => void;
};

/** What the CVs are used for, before the button, and what the sender may declare; sending depends on none of it. */
export function Declarations({ privacidad, declared, disabled, onChange }: DeclarationsProps) {
  const { cartera, terceros } = declared;
  return (
    <section className="declarations" aria-label={TEXTOS.privacidad}>
      <p className="declarations-notice">
        {inlineOf(privacidad.aviso).map(({ text, strong }, i) => (strong ? <strong key={i}>{text}</strong> : text))}{' '}
        {/* In tabs of their own, for the chosen files would be lost. */}
        <a href="/privacidad" target="_blank" rel="noopener">
          {TEXTOS.privacidad_enlace}
        </a>
        {' · '}
        <a href={privacidad.derechos} target="_blank" rel="noopener">
          {TEXTOS.derechos_enlace}
        </a>
      </p>
      {!terceros && (
        <Tick checked={cartera} disabled={disabled} onChange={(next) => onChange({ ...declared, cartera: next })}>
          {privacidad.cartera.texto}
        </Tick>
      )}
      <Tick checked={terceros} disabled={disabled} onChange={(next) => onChange({ cartera: false, terceros: next })}>
        {privacidad.terceros}
      </Tick>
    </section>
  );
}

type TickProps = { checked: boolean; disabled: boolean; onChange: (checked: boolean) => void; children: string };

function Tick({ checked, disabled, onChange, children }: TickProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
