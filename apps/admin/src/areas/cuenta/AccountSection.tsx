import { Anchor } from '@mantine/core';
import { ETIQUETA_ROL } from '@recluta/domain/permisos';
import { Link } from '@tanstack/react-router';
import { useCan, useSession } from '../../lib/session.tsx';
import classes from './cuenta.module.css';
import { texts } from './cuenta.texts.ts';

const { account } = texts;

/** Who is signed in. Only an administrador changes it, where every usuario is changed. */
export function AccountSection() {
  const { usuario } = useSession();
  const mayWrite = useCan('usuarios.escribir');
  const facts = [
    [account.nombre, usuario.nombre ?? account.noName],
    [account.email, usuario.email],
    [account.rol, ETIQUETA_ROL[usuario.rol]],
  ] as const;
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        {mayWrite ? (
          <Anchor inherit renderRoot={(props) => <Link to="/usuarios" search={{ usuario: usuario.id }} {...props} />}>
            {account.edit}
          </Anchor>
        ) : (
          account.readOnly
        )}
      </p>
    </>
  );
}
