import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { notifyError } from '../feedback/toasts.tsx';
import { texts } from '../ui.texts.ts';
import { copyText } from './copyText.ts';

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
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(value)) {
      setCopied(true);
      onCopied?.();
    } else notifyError(texts.copy.failed);
  };
  return (
    <Button
      variant="default"
      leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      {...rest}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  );
}
