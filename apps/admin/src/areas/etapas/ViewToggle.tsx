import { SegmentedControl } from '@mantine/core';
import type { EtapasSearch } from './etapas.search.ts';
import { texts } from './etapas.texts.ts';

const VIEWS = [
  { value: 'tabla', label: texts.view.tabla },
  { value: 'tablero', label: texts.view.tablero },
];

type ViewToggleProps = {
  vista: 'tabla' | 'tablero';
  onSearch: (change: Partial<EtapasSearch>) => void;
};

/** Tabla or Tablero; the address keeps it. */
export function ViewToggle({ vista, onSearch }: ViewToggleProps) {
  return (
    <SegmentedControl
      aria-label={texts.view.label}
      data={VIEWS}
      value={vista}
      onChange={(value) => onSearch({ vista: value === 'tablero' ? value : undefined })}
    />
  );
}
