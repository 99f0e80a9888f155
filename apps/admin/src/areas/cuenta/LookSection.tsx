import { SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { DENSITIES, type Density, useDensity } from '../../ui/DataTable/preferences.ts';
import classes from './cuenta.module.css';
import { texts } from './cuenta.texts.ts';

const { look } = texts;

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Colours and density, remembered on this device. */
export function LookSection() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [density, setDensity] = useDensity();
  return (
    <Stack gap={16} align="flex-start">
      <Field label={look.scheme}>
        <SegmentedControl
          aria-label={look.scheme}
          data={SCHEMES.map((value) => ({ value, label: look.schemes[value] }))}
          value={colorScheme}
          onChange={(value) => setColorScheme(value as (typeof SCHEMES)[number])}
        />
      </Field>
      <Field label={look.density}>
        <SegmentedControl
          aria-label={look.density}
          data={DENSITIES.map((value) => ({ value, label: look.densities[value] }))}
          value={density}
          onChange={(value) => setDensity(value as Density)}
        />
      </Field>
    </Stack>
  );
}

/** The label is for the eye: the control says its own name. */
function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <div className={classes.label} aria-hidden>
        {label}
      </div>
      {children}
    </div>
  );
}
