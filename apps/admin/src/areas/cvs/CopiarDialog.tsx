import { Button, Select, Text } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { IconBriefcase } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useChecks } from '../../lib/useChecks.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { texts as uiTexts } from '../../ui/ui.texts.ts';
import { useProcesos } from '../procesos/procesos.queries.ts';
import { texts } from './copiar.texts.ts';
import { nameOf } from './lista/cvWords.ts';
import { useBulkActions } from './masivas.queries.ts';

type CopiarDialogProps = {
  proceso_id: number;
  tipo: 'proceso' | 'cartera';
  cvs: readonly Cv[];
  onClose: () => void;
};

/** Asks which proceso or cartera they are copied to; the closed ones receive nobody. */
export function CopiarDialog({ proceso_id, tipo, cvs, onClose }: CopiarDialogProps) {
  const { procesos, failed, retry } = useProcesos();
  const { copy } = useBulkActions(proceso_id);
  const [chosen, setChosen] = useState<string | null>(null);
  const { check, of } = useChecks({ destino: chosen }, ({ destino }) => (destino ? {} : { destino: texts.needed }));
  const open = (procesos ?? []).filter(
    (each) => each.id !== proceso_id && each.tipo === tipo && each.estado !== 'cerrado',
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    const destino = open.find(({ id }) => String(id) === chosen);
    if (!destino) return;
    onClose();
    void copy(cvs, destino);
  };
  const title = texts.title(cvs.length, cvs[0] ? nameOf(cvs[0]) : '');
  if (procesos && open.length === 0)
    return (
      <Dialog opened onClose={onClose} title={title} size={460}>
        <EmptyState
          icon={IconBriefcase}
          title={texts.none[tipo]}
          detail={texts.noneDetail[tipo]}
          action={
            <Button
              renderRoot={(props) => (
                <Link to="/procesos/nuevo" search={tipo === 'cartera' ? { tipo } : {}} {...props} />
              )}
            >
              {texts.create[tipo]}
            </Button>
          }
        />
      </Dialog>
    );
  return (
    <FormModal
      opened
      onClose={onClose}
      title={title}
      submitLabel={texts.submit}
      onSubmit={submit}
      dirty={false}
      size={460}
    >
      <Select
        label={texts.label[tipo]}
        placeholder={texts.placeholder}
        searchable
        limit={50}
        disabled={!procesos}
        data={open.map(({ id, nombre, empresa_nombre }) => ({
          value: String(id),
          label: `${nombre} · ${empresa_nombre}`,
        }))}
        value={chosen}
        onChange={setChosen}
        {...of('destino')}
      />
      {failed && (
        <Text size="sm" c="dimmed" role="status">
          {texts.failedLoad}{' '}
          <Button variant="subtle" size="compact-sm" onClick={retry}>
            {uiTexts.retry}
          </Button>
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {texts.detail(cvs.length)}
      </Text>
    </FormModal>
  );
}
