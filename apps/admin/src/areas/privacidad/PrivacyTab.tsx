import { Button } from '@mantine/core';
import type { PrivacidadCv } from '@recluta/domain/esquemas';
import { BASES, FINALIDADES } from '@recluta/domain/privacidad';
import { type ReactNode, useState } from 'react';
import { Answer } from '../../lib/Answer.tsx';
import { useCan } from '../../lib/session.tsx';
import { Tag } from '../../ui/cells/Tag.tsx';
import { Accesses } from './Accesses.tsx';
import { type OfCv, useCvPrivacy, useWithdrawConsent } from './cv.queries.ts';
import { Hold } from './Hold.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import classes from './Privacy.module.css';
import { texts as personTexts, cvTexts as texts } from './privacidad.texts.ts';

type PrivacyTabProps = OfCv & {
  mayWrite: boolean;
  /** It went from the proceso while it was open: nothing is left to be done with it here. */
  isGone: boolean;
  onErased: (cv_ids: readonly number[]) => void;
};

/** Why this person's data is kept, what they agreed to, and who saw it. */
export function PrivacyTab({ mayWrite, isGone, onErased, ...cv }: PrivacyTabProps) {
  const [opened, setOpened] = useState(false);
  const manages = useCan('privacidad.gestionar') && !isGone;
  return (
    <Answer query={useCvPrivacy(cv)} failed={texts.loadFailed}>
      {(data) => (
        <>
          <Facts data={data} cv={cv} mayWrite={mayWrite && !isGone} manages={manages} />
          {manages && (
            <>
              <Button size="compact-sm" variant="default" mt={14} onClick={() => setOpened(true)}>
                {personTexts.person.open}
              </Button>
              <Accesses {...cv} />
              {opened && <PersonDialog {...cv} onClose={() => setOpened(false)} onErased={onErased} />}
            </>
          )}
        </>
      )}
    </Answer>
  );
}

const sourceOf = ({ origen, remitente }: PrivacidadCv): string =>
  origen === 'interno' ? texts.sources.equipo : texts.sources[remitente ?? 'publico'];

type FactsProps = { data: PrivacidadCv; cv: OfCv; mayWrite: boolean; manages: boolean };

function Facts({ data, cv, mayWrite, manages }: FactsProps) {
  return (
    <dl className={classes.facts}>
      <Fact name={texts.purpose}>{FINALIDADES[data.finalidad]}</Fact>
      <Fact name={texts.base}>
        {data.base === 'sin_consentimiento' ? <Tag color="atacama">{BASES[data.base]}</Tag> : BASES[data.base]}
      </Fact>
      <Fact name={texts.source}>{sourceOf(data)}</Fact>
      {data.origen === 'publico' && (
        <Fact name={texts.notice}>{data.aviso_version ? texts.noticeVersion(data.aviso_version) : texts.noNotice}</Fact>
      )}
      <Fact name={texts.consent}>
        <Consent {...data.cartera} cv={cv} mayWrite={mayWrite} />
      </Fact>
      <Fact name={texts.hold.name}>
        <Hold motivo={data.retencion} cv={cv} manages={manages} />
      </Fact>
    </dl>
  );
}

type ConsentProps = PrivacidadCv['cartera'] & { cv: OfCv; mayWrite: boolean };

function Consent({ estado, desde, hasta, version, texto, cv, mayWrite }: ConsentProps) {
  const { withdraw, busy } = useWithdrawConsent(cv);
  return (
    <>
      {texts.consentState[estado](hasta ?? '')}
      {texto && desde && version && (
        <p className={classes.quote}>
          {texts.agreed(desde, version)} «{texto}»
        </p>
      )}
      {estado === 'vigente' && mayWrite && (
        <Button size="compact-sm" variant="default" mt={6} disabled={busy} onClick={withdraw}>
          {texts.withdraw}
        </Button>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
