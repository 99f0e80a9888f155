import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { texts } from '../ui.texts.ts';
import { useCopy } from './useCopy.ts';

type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  value: string;
  label?: string;
  copiedLabel?: string;
  /** Told when it is on the clipboard. */
  onCopied?: () => void;
};

/** Copies and says so in its own place for 2 s. */
export function CopyButton({
  value,
  label = texts.copy.copy,
  copiedLabel = texts.copy.copied,
  onCopied,
  ...rest
}: CopyButtonProps) {
  const { copied, copy } = useCopy(value, onCopied);
  return (
    <Button
      variant="default"
      leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      {...rest}
      onClick={copy}
    >
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  );
}
