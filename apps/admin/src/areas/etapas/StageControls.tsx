import { Select } from '@mantine/core';
import type { Etapa } from '@recluta/domain/esquemas';
import { numero } from '@recluta/domain/texto';
import type { ReactNode } from 'react';
import { SaveBadge, type SaveState } from '../../ui/feedback/SaveBadge.tsx';
import { FilterRow } from '../../ui/page/PageHead.tsx';
import { texts } from './etapas.texts.ts';
import classes from './StageControls.module.css';

/** px: that it was saved, and how many are selected. */
const END_ROOM = 200;

type StageControlsProps = {
  etapas: readonly Etapa[];
  viewed: string;
  onView: (clave: string) => void;
  selected: number;
  save: SaveState;
  filters: ReactNode;
  /** Absent for who may not move. */
  onMove?: ((to: string) => void) | undefined;
};

/** The two dropdowns of §2 and the badges. */
export function StageControls({ etapas, viewed, onView, selected, save, filters, onMove }: StageControlsProps) {
  return (
    <FilterRow
      room={END_ROOM}
      endBySearch
      end={
        <>
          <SaveBadge save={save} />
          {onMove && (
            <span className={classes.count} role="status">
              {texts.selected(selected)}
            </span>
          )}
        </>
      }
    >
      <Select
        className={classes.viewed}
        aria-label={texts.visible}
        data={etapas.map(({ clave, nombre, total }) => ({
          value: clave,
          label: texts.option(nombre, numero(total)),
        }))}
        value={viewed}
        onChange={(clave) => clave && onView(clave)}
      />
      {onMove && (
        <Select
          className={classes.moved}
          aria-label={texts.move}
          placeholder={selected === 0 ? texts.moveNone : texts.move}
          data={etapas
            .filter(({ clave }) => clave !== viewed)
            .map(({ clave, nombre }) => ({ value: clave, label: nombre }))}
          value={null}
          disabled={selected === 0}
          onChange={(clave) => clave && onMove(clave)}
        />
      )}
      {filters}
    </FilterRow>
  );
}
