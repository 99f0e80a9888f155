import { failedFace } from '../../lib/Answer.tsx';
import { useCan } from '../../lib/session.tsx';
import { Tag } from '../../ui/cells/Tag.tsx';
import { NamedList, NamedNote, NamedText } from '../../ui/forms/NamedList.tsx';
import { EtiquetaDialog } from './EtiquetaDialog.tsx';
import { useEtiquetas, useRemoveEtiqueta, useUsage } from './etiquetas.queries.ts';
import { texts } from './etiquetas.texts.ts';

/** The etiquetas and how many people wear each; an administrador changes them, the others read them. */
export function EtiquetasSection() {
  const query = useEtiquetas();
  const { data } = query;
  const usage = useUsage();
  const { remove, busy } = useRemoveEtiqueta();
  const sorted = [...(data?.etiquetas ?? [])].sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
  const usesOf = (id: number): number => usage?.get(id) ?? 0;
  return (
    <NamedList
      groups={data && [{ label: texts.section.title, items: sorted }]}
      failed={failedFace(query, texts.list.failed)}
      mayWrite={useCan('cuenta.escribir')}
      words={texts.list}
      confirm={{ ...texts.confirm, detail: ({ id }) => texts.confirm.detail(usesOf(id)) }}
      line={({ id, nombre, color }) => (
        <>
          <NamedText>
            <Tag color={color} whole>
              {nombre}
            </Tag>
          </NamedText>
          {usage && <NamedNote>{texts.list.uses(usesOf(id))}</NamedNote>}
        </>
      )}
      form={(etiqueta, onClose) => <EtiquetaDialog etiqueta={etiqueta} all={sorted} onClose={onClose} />}
      remove={({ id }, onDone) => remove(id, onDone)}
      removing={busy}
    />
  );
}
