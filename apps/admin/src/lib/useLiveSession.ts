import { useQueryClient } from '@tanstack/react-query';
import { useLive } from './useLive.ts';
import { SESSION_KEY } from './useServerSession.ts';

/** What may have changed of who is signed in, by an administrador or in another session of their own. */
const CHANGES = ['usuario_editado', 'contrasena_cambiada', 'todo'];

/** Keeps name and empresa of who is signed in as they are now; mounted once, by the layout. */
export function useLiveSession(): void {
  const client = useQueryClient();
  useLive(({ tipo }) => {
    if (CHANGES.includes(tipo)) void client.invalidateQueries({ queryKey: SESSION_KEY });
  });
}
