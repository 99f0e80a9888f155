import { TEXTOS } from '../upload.texts.ts';

/** What the CVs are used for, and where the whole notice stands: in a tab of its own, for the chosen files would be lost. */
export function Privacy({ empresa }: { empresa: string | null }) {
  return (
    <p className="privacy">
      {TEXTOS.privacidad(empresa)}{' '}
      <a href="/privacidad" target="_blank" rel="noopener">
        {TEXTOS.privacidad_enlace}
      </a>
    </p>
  );
}
