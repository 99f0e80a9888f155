import { TEXTOS } from '../upload.texts.ts';

/** What the CVs are used for, and where the whole notice stands. */
export function Privacy({ empresa }: { empresa: string | null }) {
  return (
    <p className="privacy">
      {TEXTOS.privacidad(empresa)} <a href="/privacidad">{TEXTOS.privacidad_enlace}</a>
    </p>
  );
}
