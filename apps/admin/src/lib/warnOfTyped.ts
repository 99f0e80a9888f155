import { leavesPage } from './leavesPage.ts';
import { isAnythingTyped } from './useTyped.ts';

/** What is being typed outlives a reload, but not its tab: the browser asks before that goes, as it does of every form. */
export function warnOfTyped(page: Window): void {
  page.addEventListener('beforeunload', (event) => {
    if (leavesPage() && isAnythingTyped()) event.preventDefault();
  });
}
