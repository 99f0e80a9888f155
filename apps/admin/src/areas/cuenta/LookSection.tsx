import { Input, SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core';
import { DENSITIES, type Density, useDensity } from '../../ui/DataTable/preferences.ts';
import { texts } from './cuenta.texts.ts';

const { look } = texts;

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Colours and density, remembered on this device. */
export function LookSection() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [density, setDensity] = useDensity();
  return (
    <Stack gap={16} align="flex-start">
      <Input.Wrapper label={look.scheme} labelElement="div">
        <SegmentedControl
          aria-label={look.scheme}
          data={SCHEMES.map((value) => ({ value, label: look.schemes[value] }))}
          value={colorScheme}
          onChange={(value) => setColorScheme(value as (typeof SCHEMES)[number])}
        />
      </Input.Wrapper>
      <Input.Wrapper label={look.density} labelElement="div">
        <SegmentedControl
          aria-label={look.density}
          data={DENSITIES.map((value) => ({ value, label: look.densities[value] }))}
          value={density}
          onChange={(value) => setDensity(value as Density)}
        />
      </Input.Wrapper>
    </Stack>
  );
}
