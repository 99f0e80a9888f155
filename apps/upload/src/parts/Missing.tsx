import { MENSAJES_SUBIDA } from '@recluta/domain/mensajes';
import { TEXTOS } from '../upload.texts.ts';

/** An address that leads to no proceso (§8). */
export function Missing() {
  return (
    <main className="page page-alone">
      <h1>{MENSAJES_SUBIDA.proceso_no_encontrado}</h1>
      <p className="lead">{TEXTOS.no_encontrado_ayuda}</p>
    </main>
  );
}
