import { isSame } from '@recluta/domain/same';
import { useState } from 'react';

/**
 * A view without the cv that is open in it, of one identity while it says the same: turning from cv to cv neither filters
 * the list nor draws its rows anew.
 */
export function useFilters<View extends { cv?: number | undefined }>({ cv: _, ...filters }: View): Omit<View, 'cv'> {
  const [kept, setKept] = useState(filters);
  const same = isSame(kept, filters);
  if (!same) setKept(filters);
  return same ? kept : filters;
}
