import { Radio, Stack, Text } from '@mantine/core';
import { COLUMNAS, type Filtro, type Lista } from '@recluta/domain/exportacion';
import { useState } from 'react';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { notifySuccess } from '../../ui/feedback/toasts.tsx';
import { download } from './download.ts';
import { texts } from './tablas.texts.ts';

export type Exportable = {
  lista: Lista;
  path: string;
  /** Rows of the screen, in its order. */
  shown: readonly { id: number }[];
  /** Rows that are selected; none where nothing can be. */
  chosen?: readonly { id: number }[];
  filtros: readonly Filtro[];
};

type ExportDialogProps = Exportable & { opened: boolean; columnas: readonly string[]; onClose: () => void };

/** 'Exportar CSV': says what will be in the file before it is made. */
export default function ExportDialog(props: ExportDialogProps) {
  const { opened, onClose, lista, path, shown, chosen = [], columnas, filtros } = props;
  const [what, setWhat] = useState(chosen.length > 0 ? 'chosen' : 'shown');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const rows = what === 'chosen' ? chosen : shown;
  const names: Record<string, string> = COLUMNAS[lista];
  const send = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const ids = rows.map(({ id }) => id);
    const narrowed = what === 'chosen' ? ['seleccion'] : filtros;
    const answer = await download(path, { ids, columnas, filtros: narrowed });
    setBusy(false);
    if (!answer.ok) return setFailure(answer.text);
    notifySuccess(texts.exportar.done(ids.length));
    onClose();
  };
  return (
    <FormModal
      opened={opened}
      onClose={onClose}
      title={texts.exportar.title}
      submitLabel={texts.exportar.submit}
      busyLabel={texts.exportar.busy}
      busy={busy}
      dirty={false}
      error={failure === null ? undefined : { title: texts.exportar.failed, detail: failure }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {chosen.length > 0 ? (
        <Radio.Group label={texts.exportar.what} value={what} onChange={setWhat}>
          <Stack gap={8} mt={8}>
            <Radio value="chosen" label={texts.exportar.chosen(chosen.length)} />
            {shown.length > 0 && <Radio value="shown" label={texts.exportar.shown(shown.length)} />}
          </Stack>
        </Radio.Group>
      ) : (
        <Text>{texts.exportar.rows(shown.length)}</Text>
      )}
      <Text>{texts.exportar.columns(columnas.map((id) => names[id]).join(', '))}</Text>
      <Text c="dimmed" size="sm">
        {texts.exportar.hint} {texts.exportar.recorded}
      </Text>
    </FormModal>
  );
}
