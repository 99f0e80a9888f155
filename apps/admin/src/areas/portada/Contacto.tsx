import { contacto } from './contacto.texts.ts';
import { Field, SendForm } from './SendForm.tsx';

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
        <Field name="nombre" label={fields.nombre} autoComplete="name" />
        <Field name="email" type="email" label={fields.email} autoComplete="email" />
        <Field name="empresa" label={fields.empresa} optional={optional} autoComplete="organization" />
        <Field name="mensaje" label={fields.mensaje} rows={6} />
      </SendForm>
    </div>
  );
}
