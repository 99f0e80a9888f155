import { Button } from '@mantine/core';
import type { Proceso } from '@recluta/domain/esquemas';
import { formatDate } from '@recluta/domain/fechas';
import { ETIQUETA_ESTADO_PROCESO, ETIQUETA_TIPO_PROCESO } from '@recluta/domain/procesos';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCan } from '../../lib/session.tsx';
import { STATE_COLOR } from '../../theme/stages.ts';
import { Missing } from '../../ui/cells/Missing.tsx';
import { StateDot } from '../../ui/cells/StateDot.tsx';
import { Tag } from '../../ui/cells/Tag.tsx';
import { type MenuButtonProps, RowMenu } from '../../ui/DataTable/RowMenu.tsx';
import { notifySuccess } from '../../ui/feedback/toasts.tsx';
import { CopyButton } from '../../ui/page/CopyButton.tsx';
import { useClosedLink } from './closedLink.queries.ts';
import { isOver } from './closedLink.ts';
import { CardMenu } from './ProcesoMenu.tsx';
import classes from './ProcesosCards.module.css';
import { texts } from './procesos.texts.ts';
import { publicAddress, publicPath } from './publicAddress.ts';

type ProcesoCardProps = {
  proceso: Proceso;
  /** null for who only reads. */
  onEdit: ((proceso: Proceso) => void) | null;
  onQr: (proceso: Proceso) => void;
};

export function ProcesoCard({ proceso, onEdit, onQr }: ProcesoCardProps) {
  const mayUpload = useCan('cvs.escribir');
  const closed = useClosedLink()(proceso);
  const { id, nombre, estado, tipo, area, empresa_nombre, fecha_inicio, total_cvs, public_id } = proceso;
  return (
    <article className={classes.card} aria-label={nombre}>
      <div className={classes.top}>
        <StateDot color={STATE_COLOR[estado]}>{ETIQUETA_ESTADO_PROCESO[estado]}</StateDot>
        <span className={classes.tags}>
          {isOver(proceso) && <Tag color="atacama">{texts.closed.short}</Tag>}
          {tipo === 'cartera' && <Tag>{ETIQUETA_TIPO_PROCESO.cartera}</Tag>}
        </span>
      </div>
      <h2 className={classes.name}>
        <Link to="/procesos/$id/cvs" params={{ id }}>
          {nombre}
        </Link>
      </h2>
      <p className={classes.company}>
        <span>{empresa_nombre}</span>
        {area && <Tag>{area}</Tag>}
      </p>
      <p className={classes.facts}>
        <span>
          {texts.card.inicio} {fecha_inicio ? formatDate(fecha_inicio) : <Missing />}
        </span>
        <b>{texts.card.cvs(total_cvs)}</b>
      </p>
      <div className={classes.foot}>
        <CopyButton
          className={classes.button}
          value={publicAddress(public_id)}
          label={texts.card.copy}
          copiedLabel={texts.card.copied}
          {...(closed !== null && { onCopied: () => notifySuccess(texts.card.copied, closed) })}
        />
        {mayUpload && (
          <Button
            component="a"
            href={publicPath(public_id)}
            variant="default"
            className={classes.button}
            aria-label={texts.card.uploadOf(nombre)}
          >
            {texts.card.upload}
          </Button>
        )}
        <RowMenu label={texts.card.moreOf(nombre)} button={More}>
          {() => <CardMenu proceso={proceso} onEdit={onEdit} onQr={onQr} />}
        </RowMenu>
      </div>
    </article>
  );
}

const More = ({ label, ...props }: MenuButtonProps) => (
  <Button
    variant="subtle"
    color="gray"
    {...props}
    className={`${classes.button} ${classes.more}`}
    aria-label={label}
    rightSection={<IconChevronDown size={14} aria-hidden />}
  >
    {texts.card.more}
  </Button>
);
