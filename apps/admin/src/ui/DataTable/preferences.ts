import { useLocalStorage, useMediaQuery } from '@mantine/hooks';

export const DENSITIES = ['normal', 'compacta'] as const;
export type Density = (typeof DENSITIES)[number];

export const ROW_HEIGHT: Record<Density, number> = { normal: 40, compacta: 32 };
/** A two-line card on a narrow screen. */
export const CARD_HEIGHT = 60;

/** Whether rows are pressed with fingers: then none is lower than one, and there is no density to choose. */
export const useFingers = (): boolean => useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });

/** Row height of every table, remembered on this device. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useLocalStorage<Density>({
    key: 'recluta-densidad',
    defaultValue: 'normal',
    getInitialValueInEffect: false,
  });
  return [DENSITIES.includes(density) ? density : 'normal', setDensity];
}
