import { Anchor, Select, TextInput } from '@mantine/core';
import type { FocusEventHandler, ReactNode } from 'react';
import { texts } from './procesos.texts.ts';

type AreaFieldProps = {
  /** Those of the chosen empresa; none: free text. */
  areas: readonly string[];
  failed: boolean;
  /** A new área is typed instead of chosen. */
  typing: boolean;
  onTyping: (typing: boolean) => void;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  error?: ReactNode;
};

/** One of the empresa's áreas, or a new one in free text (§5). */
export function AreaField({ areas, failed, typing, onTyping, value = '', onChange, ...rest }: AreaFieldProps) {
  const choice = areas.length > 0;
  const swap = choice && (
    <Anchor
      component="button"
      type="button"
      size="xs"
      pt={6}
      pb={18}
      mt={-4}
      mb={-16}
      onClick={() => onTyping(!typing)}
    >
      {typing ? texts.form.areaList : texts.form.areaNew}
    </Anchor>
  );
  if (choice && !typing)
    return (
      <Select
        label={texts.form.area}
        data={[...areas]}
        searchable={areas.length > 8}
        value={value || null}
        onChange={(next) => onChange?.(next ?? '')}
        description={swap}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...rest}
      />
    );
  return (
    <TextInput
      label={texts.form.area}
      placeholder={texts.form.areaPlaceholder}
      value={value}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      description={failed ? texts.form.areasFailed : swap}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...rest}
    />
  );
}
