import { CONTACTO_MAX } from '@recluta/domain/contactos';
import { PLANES } from '@recluta/domain/planes';
import { contacto } from './contacto.texts.ts';
import { EMAIL, Field, SendForm } from './SendForm.tsx';

const WANTED = Object.fromEntries(Object.entries(PLANES).map(([plan, { nombre }]) => [plan, contacto.wanted(nombre)]));

/** /contacto: a stored message, and the answers that save one. */
export function Contacto() {
  const { fields, optional, done, aside } = contacto;
  return (
    <div className="wrap page contact">
      <div>
        <h1>{contacto.title}</h1>
        <p className="lead">{contacto.lead}</p>
        <aside className="contact-aside">
          <h2>{aside.title}</h2>
          <ul>
            {aside.items.map(({ text, link, href }) => (
              <li key={href}>
                {text}
                <a href={href}>{link}</a>
              </li>
            ))}
          </ul>
        </aside>
      </div>
      <SendForm
        className="contact-form"
        action="/api/contacto"
        send={contacto.send}
        sending={contacto.sending}
        privacy={contacto.privacy}
        done={
          <>
            <p className="thanks-title">{done.title}</p>
            <p>{done.text}</p>
            <p>
              <a href="/">{done.link}</a>
            </p>
          </>
        }
      >
        <Field name="nombre" label={fields.nombre} called="El nombre" max={CONTACTO_MAX.nombre} autoComplete="name" />
        <Field {...EMAIL} label={fields.email} />
        <Field
          name="empresa"
          label={fields.empresa}
          optional={optional}
          max={CONTACTO_MAX.empresa}
          autoComplete="organization"
        />
        <Field
          name="mensaje"
          label={fields.mensaje}
          called="El mensaje"
          max={CONTACTO_MAX.mensaje}
          rows={6}
          begun={{ by: 'plan', texts: WANTED }}
        />
      </SendForm>
    </div>
  );
}
