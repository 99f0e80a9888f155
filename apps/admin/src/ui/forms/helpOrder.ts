import type { ReactNode } from 'react';

/** What stands below a field: its help, whose place an error takes. */
export const helpOrder = (error: ReactNode): ('label' | 'input' | 'description' | 'error')[] => [
  'label',
  'input',
  error ? 'error' : 'description',
];
