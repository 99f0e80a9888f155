import { Alert } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';

type FormMessageProps = { text: string; kind?: 'error' | 'success' };

/** What came of sending the form, above its button. */
export function FormMessage({ text, kind = 'error' }: FormMessageProps) {
  const failed = kind === 'error';
  const Icon = failed ? IconAlertCircle : IconCheck;
  return (
    <Alert
      color={failed ? 'copihue' : 'araucaria'}
      role={failed ? 'alert' : 'status'}
      icon={<Icon size={18} aria-hidden />}
    >
      {text}
    </Alert>
  );
}
