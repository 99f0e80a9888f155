import { ActionIcon, Menu, NumberInput, TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import { type Etapa, etapaNueva } from '@recluta/domain/esquemas';
import { COLORES_ETAPA, isRemovable } from '@recluta/domain/etapas';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { bySchema } from '../../../lib/checks.ts';
import { Unsaved } from '../../../lib/Unsaved.tsx';
import { useChecks } from '../../../lib/useChecks.ts';
import { useOverlay } from '../../../lib/useOverlay.ts';
import { Dot } from '../../../ui/cells/StateDot.tsx';
import { ConflictNotice } from '../../../ui/dialogs/ConflictNotice.tsx';
import classes from './EtapasTab.module.css';
import type { useStages } from './etapas.queries.ts';
import { texts } from './etapas.texts.ts';
import { canMove } from './order.ts';

const ofName = bySchema(etapaNueva.pick({ nombre: true }));

type StageRowProps = {
  etapas: readonly Etapa[];
  etapa: Etapa;
  stages: ReturnType<typeof useStages>;
  /** For who may not write. */
  readOnly: boolean;
  onRemove: (etapa: Etapa) => void;
};

/** One stage: its colour, name and limit change in place; its tipo never does. */
export function StageRow({ etapas, etapa, stages, readOnly, onRemove }: StageRowProps) {
  const { clave, nombre, tipo, color, limite_dias, total } = etapa;
  const name = useOverlay({ nombre }, async (_, antes, onSaved) => {
    // What was refused stays, to be mended.
    if (await stages.edit(clave, { nombre: name.values.nombre.trim(), antes })) onSaved();
  });
  const { check, of } = useChecks(name.values, ofName);
  const { error } = of('nombre');
  const at = etapas.findIndex((each) => each.clave === clave);
  const removable = isRemovable(etapas, clave);

  const rename = () => {
    const next = name.values.nombre.trim();
    if (next === nombre) name.settle();
    // Else the notice asks whose name is to stand.
    else if (check() && name.clashing.length === 0) name.submit();
  };
  return (
    <li className={classes.stage}>
      <Unsaved when={error !== undefined || name.clashing.length > 0} />
      <Menu position="bottom-start" disabled={readOnly}>
        <Menu.Target>
          <UnstyledButton className={classes.swatch} aria-label={texts.color(nombre)} disabled={readOnly}>
            <Dot color={color} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {COLORES_ETAPA.map((each) => (
            <Menu.Item
              key={each}
              leftSection={<Dot color={each} />}
              onClick={() => void stages.edit(clave, { color: each, antes: { color } })}
            >
              {texts.colores[each]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <TextInput
        className={classes.name}
        aria-label={texts.name(nombre)}
        value={name.values.nombre}
        readOnly={readOnly}
        onChange={({ currentTarget }) => name.change('nombre', currentTarget.value)}
        error={error}
        onBlur={rename}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
          if (key === 'Escape') name.settle();
        }}
      />
      <span className={classes.tipo}>{texts.tipos[tipo]}</span>
      <NumberInput
        // Drawn anew when somebody else changes it.
        key={limite_dias}
        className={classes.limit}
        aria-label={texts.limit(nombre)}
        placeholder={texts.limitPlaceholder}
        defaultValue={limite_dias ?? ''}
        min={1}
        max={365}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        hideControls
        suffix={texts.days}
        readOnly={readOnly}
        onBlur={({ currentTarget }) => {
          const days = Number.parseInt(currentTarget.value, 10) || null;
          if (days !== limite_dias) void stages.edit(clave, { limite_dias: days, antes: { limite_dias } });
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <span className={classes.total}>{total > 0 ? texts.people(total) : texts.noPeople}</span>
      {!readOnly && (
        <span className={classes.actions}>
          <ActionIcon
            aria-label={texts.up(nombre)}
            disabled={stages.busy || !canMove(etapas, at, -1)}
            onClick={() => void stages.shift(etapas, clave, -1)}
          >
            <IconArrowUp size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={texts.down(nombre)}
            disabled={stages.busy || !canMove(etapas, at, 1)}
            onClick={() => void stages.shift(etapas, clave, 1)}
          >
            <IconArrowDown size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
          <Tooltip label={texts.needed} disabled={removable}>
            <ActionIcon
              aria-label={texts.remove(nombre)}
              aria-disabled={!removable}
              data-disabled={!removable || undefined}
              disabled={stages.busy && removable}
              onClick={() => removable && onRemove(etapa)}
            >
              <IconTrash size={16} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </span>
      )}
      {name.clashing.length > 0 && (
        <div className={classes.notice}>
          <ConflictNotice
            clashing={name.clashing}
            labels={{ nombre: texts.new.nombre }}
            theirs={() => nombre}
            mine={() => name.values.nombre}
            busy={stages.busy}
            onMine={name.keepMine}
            onTheirs={name.takeTheirs}
          />
        </div>
      )}
    </li>
  );
}
