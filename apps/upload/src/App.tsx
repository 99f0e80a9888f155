import { TIPOS_PUBLICOS } from '@recluta/domain/archivos';
import { uuidOf } from '@recluta/domain/envio/idempotency';
import { createStore } from '@recluta/domain/envio/store';
import { MENSAJES_SUBIDA } from '@recluta/domain/mensajes';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Declared, declaredFields, NOTHING_DECLARED } from './declared.ts';
import { LoadFailed } from './parts/LoadFailed.tsx';
import { Missing } from './parts/Missing.tsx';
import { Notice } from './parts/Notice.tsx';
import { ProcesoHeader } from './parts/ProcesoHeader.tsx';
import { type Carga, loadProceso } from './proceso.ts';
import { resumeWhenBack } from './resume.ts';
import { sendTo } from './send.ts';
import { UploadForm } from './UploadForm.tsx';
import { TEXTOS } from './upload.texts.ts';
import { useBefore } from './useBefore.ts';

/** A refusal with one of these may mean that the proceso was closed, filled or removed meanwhile. */
const WORTH_ASKING_AGAIN = [404, 409];

const titleOf = (carga: Carga): string => {
  if (carga.estado === 'missing') return MENSAJES_SUBIDA.proceso_no_encontrado;
  return (carga.estado === 'loaded' && carga.proceso.nombre) || TEXTOS.proceso_sin_nombre;
};

/** The page once the first answer about its proceso is there; until then index.html's own skeleton stands. */
export function App({ publicId, first }: { publicId: string | null; first: Carga }) {
  const [carga, setCarga] = useState(first);
  const [busy, setBusy] = useState(false);
  const [declared, setDeclared] = useState<Declared>(NOTHING_DECLARED);
  const fields = useRef<Record<string, string>>({});
  const store = useMemo(
    () =>
      createStore({
        tipos: TIPOS_PUBLICOS,
        send: sendTo(publicId ?? '', () => fields.current),
        later: setTimeout,
        makeKey: () => uuidOf(crypto.getRandomValues(new Uint8Array(16))),
        onRefused: (status) => {
          if (!WORTH_ASKING_AGAIN.includes(status)) return;
          void loadProceso(publicId).then((fresh) => {
            if (fresh.estado === 'loaded') setCarga(fresh);
          });
        },
      }),
    [publicId],
  );
  const [before, forgetBefore] = useBefore(publicId ?? '', store);
  useEffect(() => resumeWhenBack(store), [store]);
  useEffect(() => {
    document.title = TEXTOS.titulo(titleOf(carga));
  }, [carga]);

  if (carga.estado === 'missing') return <Missing />;
  if (carga.estado === 'failed') {
    const retry = async (): Promise<void> => {
      setBusy(true);
      setCarga(await loadProceso(publicId));
      setBusy(false);
    };
    return <LoadFailed busy={busy} onRetry={() => void retry()} />;
  }
  const { proceso } = carga;
  fields.current = declaredFields(declared, proceso.privacidad);
  return (
    <main className="page">
      <ProcesoHeader {...proceso} />
      {proceso.motivo ? <Notice tone="info" title={proceso.motivo} /> : <p className="lead">{TEXTOS.introduccion}</p>}
      <UploadForm
        store={store}
        before={before}
        onDone={forgetBefore}
        closed={proceso.motivo !== null}
        privacidad={proceso.privacidad}
        declared={declared}
        onDeclared={setDeclared}
      />
    </main>
  );
}
