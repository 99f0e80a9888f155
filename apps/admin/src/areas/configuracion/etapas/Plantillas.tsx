import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { type Plantilla, plantillaNueva } from '@recluta/domain/esquemas';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Answer } from '../../../lib/Answer.tsx';
import { bySchema } from '../../../lib/checks.ts';
import { useForm } from '../../../lib/useForm.ts';
import { Tag } from '../../../ui/cells/Tag.tsx';
import { ConfirmModal } from '../../../ui/dialogs/ConfirmModal.tsx';
import { FormModal } from '../../../ui/dialogs/FormModal.tsx';
import { notifySuccess } from '../../../ui/feedback/toasts.tsx';
import classes from './EtapasTab.module.css';
import { usePlantillas } from './etapas.queries.ts';
import { texts } from './etapas.texts.ts';

const words = texts.plantillas;
const ofPlantilla = bySchema(plantillaNueva);

const defaultOf = (plantillas: readonly Plantilla[]): number | null =>
  plantillas.find(({ predeterminada }) => predeterminada)?.id ?? null;

type PlantillasProps = { proceso_id: number; readOnly: boolean };

/** Named lists of stages of the cuenta, and which of them new procesos get. */
export function Plantillas({ proceso_id, readOnly }: PlantillasProps) {
  const { query, saving, save, choose, removing, remove } = usePlantillas();
  const [naming, setNaming] = useState(false);
  const [leaving, setLeaving] = useState<Plantilla | null>(null);

  const keep = async (nombre: string) => {
    if (!(await save(proceso_id, nombre))) return;
    setNaming(false);
    notifySuccess(words.saved);
  };
  return (
    <section className={classes.plantillas} aria-label={words.title}>
      <Group justify="space-between" gap={8}>
        <div>
          <h2 className={classes.heading}>{words.title}</h2>
          {!readOnly && <Text c="dimmed">{words.detail}</Text>}
        </div>
        {!readOnly && (
          <Button variant="default" onClick={() => setNaming(true)}>
            {words.save}
          </Button>
        )}
      </Group>
      <Answer query={query} height={48}>
        {({ plantillas }) =>
          plantillas.length === 0 ? (
            <Text c="dimmed">{words.none}</Text>
          ) : (
            <ul className={classes.list}>
              {plantillas.map((plantilla) => {
                const { id, nombre: name, etapas, predeterminada } = plantilla;
                return (
                  <li key={id} className={classes.plantilla}>
                    <span className={classes.plantillaName}>{name}</span>
                    <span className={classes.total}>{words.count(etapas.length)}</span>
                    {predeterminada && <Tag color="pacifico">{words.isDefault}</Tag>}
                    {!readOnly && (
                      <>
                        <Button
                          variant="subtle"
                          size="compact-sm"
                          onClick={() => void choose(predeterminada ? null : id, defaultOf(plantillas))}
                          aria-describedby={`plantilla-${id}`}
                        >
                          {predeterminada ? words.clearDefault : words.makeDefault}
                        </Button>
                        <ActionIcon
                          id={`plantilla-${id}`}
                          aria-label={words.remove(name)}
                          onClick={() => setLeaving(plantilla)}
                        >
                          <IconTrash size={16} stroke={1.6} aria-hidden />
                        </ActionIcon>
                      </>
                    )}
                  </li>
                );
              })}
            </ul>
          )
        }
      </Answer>
      {leaving && (
        <ConfirmModal
          opened
          title={words.removeTitle(leaving.nombre)}
          detail={words.removeDetail}
          confirmLabel={words.removeYes}
          busyLabel={words.removing}
          busy={removing}
          onConfirm={() => remove(leaving.id, () => setLeaving(null))}
          onCancel={() => setLeaving(null)}
        />
      )}
      {naming && <NamePlantilla busy={saving} onSave={keep} onClose={() => setNaming(false)} />}
    </section>
  );
}

type NamePlantillaProps = { busy: boolean; onSave: (nombre: string) => unknown; onClose: () => void };

function NamePlantilla({ busy, onSave, onClose }: NamePlantillaProps) {
  const form = useForm({ initialValues: { nombre: '' }, problems: ofPlantilla });
  return (
    <FormModal
      opened
      onClose={onClose}
      title={words.save}
      submitLabel={words.save}
      busy={busy}
      dirty={form.isDirty()}
      onSubmit={form.onSubmit(({ nombre }) => void onSave(nombre.trim()))}
    >
      <TextInput label={words.name} placeholder={words.placeholder} required {...form.getInputProps('nombre')} />
    </FormModal>
  );
}
