import { Button } from '@mantine/core';
import type { Contrato } from '@recluta/domain/esquemas';
import { formatDate, formatInstantDay } from '@recluta/domain/fechas';
import { blocksOf, type Inline } from '@recluta/domain/legal/parseLegal';
import { Answer } from '../../lib/Answer.tsx';
import { CopyButton } from '../../ui/page/CopyButton.tsx';
import { ControllerForm } from './ControllerForm.tsx';
import classes from './Privacidad.module.css';
import { useAcceptContract, useContract } from './privacidad.queries.ts';
import { texts } from './privacidad.texts.ts';

const { contract, requests } = texts;

/** The processor contract of the cuenta, and where people exercise their rights. */
export function ContractTab() {
  return (
    <Answer query={useContract()} failed={texts.loadFailed}>
      {(contrato) => <Contract {...contrato} />}
    </Answer>
  );
}

function Contract({ titulo, version, fecha, texto, aceptado, vigente, responsable, derechos }: Contrato) {
  const { accept, busy } = useAcceptContract();
  const address = `${window.location.origin}${derechos}`;
  return (
    <>
      <ControllerForm responsable={responsable} />
      <section className={classes.part} aria-label={requests.address}>
        <h2 className={classes.heading}>{requests.address}</h2>
        <p className={classes.quiet}>
          {requests.addressDetail} {contract.notice}
        </p>
        <p className={classes.address}>
          <a href={derechos} target="_blank" rel="noopener">
            {address}
          </a>
          <CopyButton value={address} size="compact-sm" variant="default" />
        </p>
      </section>
      <section className={classes.part} aria-label={titulo}>
        <h2 className={classes.heading}>{titulo}</h2>
        <p className={classes.quiet}>{contract.version(version, formatDate(fecha))}</p>
        <p>
          {aceptado && vigente
            ? contract.accepted(aceptado.version, formatInstantDay(aceptado.en), aceptado.por ?? '')
            : contract.pending}
        </p>
        {!vigente && (
          <Button mb={12} disabled={busy} onClick={accept}>
            {busy ? contract.accepting : contract.accept(version)}
          </Button>
        )}
        <article className={classes.legal}>
          {blocksOf(texto).map((block, i) =>
            block.kind === 'heading' ? (
              <h3 key={i}>{block.text}</h3>
            ) : block.kind === 'paragraph' ? (
              <p key={i}>
                <Words content={block.content} />
              </p>
            ) : (
              <ul key={i}>
                {block.items.map((item, j) => (
                  <li key={j}>
                    <Words content={item} />
                  </li>
                ))}
              </ul>
            ),
          )}
        </article>
      </section>
    </>
  );
}

const Words = ({ content }: { content: Inline[] }) =>
  content.map(({ text, strong }, i) => (strong ? <strong key={i}>{text}</strong> : text));
