import { ActionIcon, Menu, TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import type { Etapa } from '@recluta/domain/esquemas';
import { COLORES_ETAPA, isRemovable } from '@recluta/domain/etapas';
import { plural } from '@recluta/domain/texto';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useLayoutEffect } from 'react';
import { Unsaved } from '../../../lib/Unsaved.tsx';
import { useChecks } from '../../../lib/useChecks.ts';
import { useOverlay } from '../../../lib/useOverlay.ts';
import { Dot } from '../../../ui/cells/StateDot.tsx';
import { ConflictNotice } from '../../../ui/dialogs/ConflictNotice.tsx';
import { notifyDone } from '../../../ui/feedback/toasts.tsx';
import { NumberField } from '../../../ui/forms/NumberField.tsx';
import { useStable } from '../../../ui/useStable.ts';
import classes from './EtapasTab.module.css';
import type { useStages } from './etapas.queries.ts';
import { texts } from './etapas.texts.ts';
import { canMove } from './order.ts';
import { stageProblems } from './stageProblems.ts';

const shown = (value: string | number | null): string =>
  typeof value === 'string' ? value : value === null ? texts.limitPlaceholder : plural(value, 'día', 'días');

/** A limit that is no number of days is as it was typed. */
type Typed = { nombre: string; limite_dias: number | string | null };

type StageRowProps = {
  etapas: readonly Etapa[];
  etapa: Etapa;
  stages: ReturnType<typeof useStages>;
  /** For who may not write. */
  readOnly: boolean;
  onRemove: (etapa: Etapa) => void;
  /** The proceso has it no more. */
  isGone: (clave: string) => boolean;
};

/** One stage: its colour, name and limit change in place; its tipo never does. */
export function StageRow({ etapas, etapa, stages, readOnly, onRemove, isGone }: StageRowProps) {
  const { clave, nombre, tipo, color, limite_dias, total } = etapa;
  const draft = useOverlay<Typed>({ nombre, limite_dias }, async (changed, antes, onSaved) => {
    const name = changed.nombre === undefined ? {} : { nombre: changed.nombre.trim() };
    // What was refused stays, to be mended.
    if (await stages.edit(clave, { ...changed, ...name }, antes)) onSaved();
  });
  const { values } = draft;
  const { check, of } = useChecks(values, stageProblems(etapas, clave));
  const wrong = { nombre: of('nombre').error, limite_dias: of('limite_dias').error };
  const tellLost = useStable(() => {
    const typed = values.nombre.trim();
    if (typed !== nombre && isGone(clave)) notifyDone(texts.lost(nombre), texts.lostDetail(typed));
  });
  useLayoutEffect(() => tellLost, [tellLost]);
  const at = etapas.findIndex((each) => each.clave === clave);
  const removable = isRemovable(etapas, clave);

  const leave = () => {
    const asItStands = values.nombre.trim() === nombre && values.limite_dias === limite_dias;
    // Once what is on its way stands, going back to what stands now is a change.
    if (asItStands && !draft.saving) draft.settle();
    // Else the notice asks whose is to stand.
    else if (check() && draft.clashing.length === 0) draft.submit();
  };
  const leaveOrUndo = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') currentTarget.blur();
    if (key === 'Escape') draft.settle();
  };
  return (
    <li className={classes.stage}>
      <Unsaved when={Boolean(wrong.nombre ?? wrong.limite_dias) || draft.clashing.length > 0} />
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
              onClick={() => void stages.edit(clave, { color: each }, { color })}
            >
              {texts.colores[each]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <TextInput
        className={classes.name}
        aria-label={texts.name(nombre)}
        value={values.nombre}
        readOnly={readOnly}
        onChange={({ currentTarget }) => draft.change('nombre', currentTarget.value)}
        error={wrong.nombre}
        onBlur={leave}
        onKeyDown={leaveOrUndo}
      />
      <span className={classes.tipo}>{texts.tipos[tipo]}</span>
      <NumberField
        className={classes.limit}
        wrapperProps={{ 'data-head': texts.limitHead }}
        aria-label={texts.limit(nombre)}
        placeholder={texts.limitPlaceholder}
        value={values.limite_dias}
        error={wrong.limite_dias}
        // Beside the figure and not in it: a word that changes in it moves the cursor, and 5 typed over 1 would be 15.
        rightSection={values.limite_dias !== null && (values.limite_dias === 1 ? texts.day : texts.days)}
        rightSectionProps={{ 'aria-hidden': true }}
        rightSectionPointerEvents="none"
        rightSectionWidth={48}
        readOnly={readOnly}
        onChange={(days) => draft.change('limite_dias', days)}
        onBlur={leave}
        onKeyDown={leaveOrUndo}
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
      {draft.clashing.length > 0 && (
        <div className={classes.notice}>
          <ConflictNotice
            clashing={draft.clashing}
            labels={{ nombre: texts.new.nombre, limite_dias: texts.limitHead }}
            theirs={(field) => shown(etapa[field])}
            mine={(field) => shown(values[field])}
            busy={stages.busy}
            onMine={draft.keepMine}
            onTheirs={draft.takeTheirs}
          />
        </div>
      )}
    </li>
  );
}
