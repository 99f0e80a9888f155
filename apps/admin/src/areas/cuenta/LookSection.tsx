import { SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { DENSITIES, type Density, useDensity, useFingers } from '../../ui/DataTable/preferences.ts';
import { texts as uiTexts } from '../../ui/ui.texts.ts';
import classes from './cuenta.module.css';
import { texts } from './cuenta.texts.ts';

const { look } = texts;
const { view: rows } = uiTexts;

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Colours and the height of rows, remembered on this device. */
export function LookSection() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [density, setDensity] = useDensity();
  const fingers = useFingers();
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
      {!fingers && (
        <Field label={rows.density}>
          <SegmentedControl
            aria-label={rows.density}
            data={DENSITIES.map((value) => ({ value, label: rows.densities[value] }))}
            value={density}
            onChange={(value) => setDensity(value as Density)}
          />
        </Field>
      )}
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
