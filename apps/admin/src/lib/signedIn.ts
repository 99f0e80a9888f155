const KEY = 'recluta-dentro';
const LEFT_KEY = 'recluta-salida';

/**
 * Whether this browser was signed in when it last looked: a hint only, so that a screen's data may be asked for before
 * the session is checked. A visitor without it is never asked for anything.
 */
export const wasSignedIn = (): boolean => localStorage.getItem(KEY) !== null;

/** By their id, so that the other tabs hear when it is somebody else; null: nobody. */
export function rememberSignedIn(usuario_id: number | null): void {
  if (usuario_id === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, String(usuario_id));
}

function onStorage(hear: (event: StorageEvent) => void): () => void {
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Somebody signed in or out in another tab of this browser. */
export const onOtherTab = (hear: () => void): (() => void) => onStorage(({ key }) => key === KEY && hear());

/** Tells the other tabs who left, because they wanted to: there, nothing of theirs stays on the screen. */
export function tellSignedOut(usuario_id: number): void {
  // With the moment: the same word twice is not told.
  localStorage.setItem(LEFT_KEY, `${usuario_id} ${Date.now()}`);
}

export const onSignedOut = (hear: (usuario_id: number) => void): (() => void) =>
  onStorage(({ key, newValue }) => key === LEFT_KEY && newValue && hear(Number.parseInt(newValue, 10)));
