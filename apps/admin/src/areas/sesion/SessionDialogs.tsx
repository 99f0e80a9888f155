import { useSession, type Vencida } from '../../lib/session.tsx';
import { ExpiredSession } from './ExpiredSession.tsx';
import { TemporalPassword } from './TemporalPassword.tsx';

type SessionDialogsProps = { expired: Vencida | false; onLeave: () => void };

/** What the session may have to ask, over whatever screen is open; its own chunk, as it seldom has to. */
export default function SessionDialogs({ expired, onLeave }: SessionDialogsProps) {
  const { usuario } = useSession();
  return (
    <>
      <TemporalPassword />
      <ExpiredSession expired={expired} email={usuario.email} onLeave={onLeave} />
    </>
  );
}
