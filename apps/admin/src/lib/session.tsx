import type { Perfil } from '@recluta/domain/esquemas';
import type { Permiso } from '@recluta/domain/permisos';
import { createContext, type ReactNode, use } from 'react';

/** Who is signed in, their cuenta and what they may do (domain/permisos): screens disable the rest. */
export type Session = Perfil;

type SessionState =
  | { estado: 'verificando' }
  /**
   * `error`: why the server could not say (it was not reached); null when it said that there is none. `salida`: it was
   * ended in another tab, and this one was led out.
   */
  | { estado: 'ninguna'; error: unknown; salida: boolean }
  /**
   * `vencida`: it ended while somebody was working, or somebody else signed in in another tab; the screen stays, and asks
   * them to sign in again in place. Who signed out in another tab is asked so only where something is written.
   */
  | { estado: 'vigente'; sesion: Session; vencida: Vencida | false };

export type Vencida = 'terminada' | 'ajena' | 'salida';

export type SessionControl = {
  state: SessionState;
  /** Asks the server once more whether there is a session. */
  checkAgain: () => void;
  checking: boolean;
  /** Ends the session at the server; the guard then leads to /login. */
  signOut: () => Promise<void>;
};

const SessionContext = createContext<SessionControl | null>(null);

/** Gives the session to guard, layout and screens, from wherever it is read. */
export function SessionProvider({ control, children }: { control: SessionControl; children: ReactNode }) {
  return <SessionContext value={control}>{children}</SessionContext>;
}

export function useSessionControl(): SessionControl {
  const control = use(SessionContext);
  if (!control) throw new Error('SessionProvider is missing');
  return control;
}

/** The session of a screen behind the guard. */
export function useSession(): Session {
  const { state } = useSessionControl();
  if (state.estado !== 'vigente') throw new Error('only screens behind the session guard may ask for the session');
  return state.sesion;
}

/** Whether the usuario may do something. */
export function useCan(permiso: Permiso): boolean {
  return useSession().permisos.includes(permiso);
}
