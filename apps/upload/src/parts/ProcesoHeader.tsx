import type { ProcesoPublico } from '../proceso.ts';
import { TEXTOS } from '../upload.texts.ts';

/** What the CVs are for: the proceso, its empresa and its área, each badge only when there is one (§2). */
export function ProcesoHeader({ nombre, empresa_nombre, area }: ProcesoPublico) {
  return (
    <header className="head">
      <h1>{nombre || TEXTOS.proceso_sin_nombre}</h1>
      {(empresa_nombre || area) && (
        <p className="badges">
          {empresa_nombre && <span className="badge badge-accent">{empresa_nombre}</span>}
          {area && <span className="badge badge-neutral">{area}</span>}
        </p>
      )}
    </header>
  );
}
