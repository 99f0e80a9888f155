const KEY = 'recluta-dentro';

/**
 * Whether this browser was signed in when it last looked: a hint only, so that a screen's data may be asked for before
 * the session is checked. A visitor without it is never asked for anything.
 */
export const wasSignedIn = (): boolean => localStorage.getItem(KEY) !== null;

export function rememberSignedIn(is: boolean): void {
  if (is) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
}
