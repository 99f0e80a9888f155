const KEY = 'recluta-dentro';

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

/** Somebody signed in or out in another tab of this browser. */
export function onOtherTab(hear: () => void): () => void {
  const listen = ({ key }: StorageEvent) => key === KEY && hear();
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
