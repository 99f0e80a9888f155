import type { Proceso } from '@recluta/domain/esquemas';
import { CopyButton } from '../../ui/page/CopyButton.tsx';
import { useClosedLink } from '../procesos/closedLink.queries.ts';
import { publicAddress } from '../procesos/publicAddress.ts';
import classes from './SubirPage.module.css';
import { texts } from './subida.texts.ts';

/** The other way CVs come in: the address anybody may open without a session. */
export function PublicLink({ proceso }: { proceso: Proceso }) {
  const address = publicAddress(proceso.public_id);
  const closed = useClosedLink()(proceso);
  return (
    <section className={classes.link} aria-label={texts.public.title}>
      <div className={classes.words}>
        <b>{texts.public.title}</b>
        <p>{closed ?? texts.public.detail}</p>
        <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
      </div>
      <CopyButton value={address} label={texts.public.copy} />
    </section>
  );
}
