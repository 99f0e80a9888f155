import { ActionIcon, Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { type Area, areaNueva } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { failedFace } from '../../lib/Answer.tsx';
import { ofLine } from '../../lib/checks.ts';
import { useCan } from '../../lib/session.tsx';
import { useChecks } from '../../lib/useChecks.ts';
import { useTyped } from '../../lib/useTyped.ts';
import { ConfirmModal } from '../../ui/dialogs/ConfirmModal.tsx';
import { useDelayed } from '../../ui/useDelayed.ts';
import { useKept } from '../../ui/useKept.ts';
import { isKnown } from '../configuracion/terms.ts';
import { isPending } from './areas.patches.ts';
import { useAreaChanges, useAreas } from './areas.queries.ts';
import classes from './empresas.module.css';
import { texts } from './empresas.texts.ts';

const ofArea = ofLine(areaNueva);

type AreasTabProps = { empresa_id: number; asking: boolean; onAsking: (asking: boolean) => void };

/** Áreas of an empresa: added and taken away at once; only the latter asks first (§5). */
export function AreasTab({ empresa_id, asking, onAsking }: AreasTabProps) {
  const query = useAreas(empresa_id);
  const areas = query.data?.areas;
  const failed = !areas && failedFace(query);
  const mayWrite = useCan('empresas.escribir');
  const { create, remove } = useAreaChanges(empresa_id);
  const waiting = useDelayed(areas === undefined && !failed, 150);
  const [chosen, setChosen] = useState<Area | null>(null);
  const asked = useKept(asking ? chosen : null);
  return (
    <>
      {mayWrite ? (
        <NewArea empresa_id={empresa_id} areas={areas} onAdd={create} />
      ) : (
        <p className={classes.quiet}>{texts.areas.readOnly}</p>
      )}
      {failed}
      {waiting && (
        <Stack gap={12} aria-hidden>
          <Skeleton h={14} w="40%" />
          <Skeleton h={14} w="55%" />
          <Skeleton h={14} w="35%" />
        </Stack>
      )}
      {areas?.length === 0 && (
        <p className={classes.quiet} role="status">
          {MENSAJES.sin_areas}
        </p>
      )}
      {areas && areas.length > 0 && (
        <ul className={classes.areas} aria-label={texts.areas.list}>
          {areas.map((area) => (
            <li key={area.id} data-pending={isPending(area) || undefined}>
              {area.nombre}
              {mayWrite && !isPending(area) && (
                <ActionIcon
                  aria-label={texts.areas.remove(area.nombre)}
                  onClick={() => {
                    setChosen(area);
                    onAsking(true);
                  }}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmModal
        opened={asking}
        title={MENSAJES.confirmar_eliminar_area}
        detail={asked && texts.areas.kept(asked.nombre)}
        confirmLabel={texts.areas.confirm}
        onCancel={() => onAsking(false)}
        onConfirm={() => {
          onAsking(false);
          if (asked) void remove(asked);
        }}
      />
    </>
  );
}

type NewAreaProps = {
  empresa_id: number;
  /** Those that there are; undefined until they are known. */
  areas: readonly Area[] | undefined;
  onAdd: ReturnType<typeof useAreaChanges>['create'];
};

function NewArea({ empresa_id, areas = [], onAdd }: NewAreaProps) {
  const [typed, keep, drop] = useTyped<string>('area', empresa_id);
  const nombre = typed ?? '';
  const { check, of } = useChecks({ nombre }, (line) =>
    isKnown(areas, line.nombre) ? { nombre: texts.areas.repeated } : ofArea(line),
  );
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (nombre.trim() === '' || !check(event.currentTarget)) return;
    drop();
    // What could not be added comes back, unless the next one is already being typed.
    void onAdd(nombre, (given) => keep((now) => now || given));
  };
  return (
    <form className={classes.add} onSubmit={add} noValidate>
      <TextInput
        label={texts.areas.label}
        placeholder={texts.areas.placeholder}
        autoComplete="off"
        value={nombre}
        {...of('nombre')}
        onChange={({ currentTarget }) => keep(currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {texts.areas.add}
      </Button>
    </form>
  );
}
