import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCan } from '../../lib/session.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { Suscripcion } from '../calendario/Suscripcion.tsx';
import { EtiquetasSection } from '../etiquetas/EtiquetasSection.tsx';
import { texts as etiquetasTexts } from '../etiquetas/etiquetas.texts.ts';
import { MotivosSection } from '../motivos/MotivosSection.tsx';
import { texts as motivosTexts } from '../motivos/motivos.texts.ts';
import { PendingBadge } from '../privacidad/PendingBadge.tsx';
import { texts as privacidadTexts } from '../privacidad/privacidad.texts.ts';
import { AccountSection } from './AccountSection.tsx';
import classes from './cuenta.module.css';
import { texts } from './cuenta.texts.ts';
import { LookSection } from './LookSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PlanSection } from './PlanSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** /ajustes: the own account, the plan, and how the product looks on this device. */
export function AjustesScreen() {
  const manages = useCan('privacidad.gestionar');
  const subscribes = useCan('calendario.exportar');
  return (
    <>
      <PageHead title={texts.title} />
      <div className={classes.sections}>
        <Section {...texts.account}>
          <AccountSection />
        </Section>
        <Section {...texts.password}>
          <PasswordSection />
        </Section>
        <Section {...texts.sessions}>
          <SessionsSection />
        </Section>
        <Section {...texts.plan}>
          <PlanSection />
        </Section>
        {subscribes && (
          <Section {...texts.calendar}>
            <Suscripcion />
          </Section>
        )}
        <Section {...motivosTexts.section}>
          <MotivosSection />
        </Section>
        <Section {...etiquetasTexts.section}>
          <EtiquetasSection />
        </Section>
        {manages && (
          <Section {...privacidadTexts.section}>
            <Button component={Link} to="/ajustes/privacidad" variant="default" rightSection={<PendingBadge />}>
              {privacidadTexts.link}
            </Button>
          </Section>
        )}
        <Section {...texts.look}>
          <LookSection />
        </Section>
      </div>
    </>
  );
}

type SectionProps = { title: string; detail: string; children: ReactNode };

function Section({ title, detail, children }: SectionProps) {
  return (
    <section className={classes.section} aria-label={title}>
      <div>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.detail}>{detail}</p>
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
