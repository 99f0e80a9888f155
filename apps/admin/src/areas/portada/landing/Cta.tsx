import { Andes } from '../Andes.tsx';
import { cta } from '../portada.texts.ts';
import { EMAIL, Field, SendForm } from '../SendForm.tsx';

/** #cta: one field, stored; the mountain closes the page as it opened it. */
export function Cta() {
  return (
    <section id="cta" className="cta">
      <div className="wrap cta-words">
        <h2>{cta.title}</h2>
        <p className="lead">{cta.lead}</p>
        <SendForm
          className="cta-form"
          action="/api/accesos"
          send={cta.send}
          sending={cta.sending}
          privacy={cta.privacy}
          done={
            <>
              <p className="thanks-title">{cta.done.title}</p>
              <p>
                {cta.done.text}
                <a href="/registro?plan=gratis">{cta.done.link}</a>.
              </p>
            </>
          }
        >
          <Field {...EMAIL} label={cta.label} placeholder={cta.placeholder} />
        </SendForm>
      </div>
      <Andes />
    </section>
  );
}
