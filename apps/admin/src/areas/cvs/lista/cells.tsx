import { Tooltip, VisuallyHidden } from '@mantine/core';
import { type EstadoLectura, ETIQUETA_LECTURA } from '@recluta/domain/archivos';
import type { Cv } from '@recluta/domain/esquemas';
import { isValidRut } from '@recluta/domain/rut';
import {
  IconAlertTriangle,
  IconChevronDown,
  IconClock,
  IconCopy,
  IconEye,
  IconLoader2,
  IconScan,
  IconUserCheck,
} from '@tabler/icons-react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import type { PaletteName } from '../../../theme/palette.ts';
import { Flag } from '../../../ui/cells/Flag.tsx';
import { Missing } from '../../../ui/cells/Missing.tsx';
import { StageBadge } from '../../../ui/cells/StageBadge.tsx';
import { Tag } from '../../../ui/cells/Tag.tsx';
import { TagList } from '../../../ui/cells/TagList.tsx';
import type { HasColumn } from '../../../ui/DataTable/columns.ts';
import { texts as personTexts } from '../../candidato/personas.texts.ts';
import { texts } from '../cvs.texts.ts';
import { useCvContext } from './CvContext.tsx';
import classes from './cells.module.css';
import { flagOf, nameOf, secondFactsOf } from './cvWords.ts';
import { needsLook } from './filters.ts';

/** The name opens the panel; with Ctrl or the middle button it is a link like any other. */
export function CvLink({ cv }: { cv: Cv }) {
  const { open, hrefOf } = useCvContext();
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(cv.id);
  };
  return (
    <a href={hrefOf(cv.id)} onClick={onClick} className={cv.nombre === null ? classes.unnamed : undefined}>
      {nameOf(cv)}
    </a>
  );
}

export function CvFlag({ nacionalidad }: { nacionalidad: string | null }) {
  const code = flagOf(nacionalidad);
  return code && <Flag code={code} />;
}

const READING_COLOR: Record<EstadoLectura, PaletteName> = {
  pendiente: 'cordillera',
  leyendo: 'pacifico',
  leido: 'araucaria',
  requiere_ocr: 'atacama',
  fallido: 'copihue',
};

const READING_ICON: Record<EstadoLectura, ComponentType<{ size?: number; stroke?: number }>> = {
  pendiente: IconClock,
  leyendo: IconLoader2,
  leido: IconEye,
  requiere_ocr: IconScan,
  fallido: IconAlertTriangle,
};

/** The same as ReadingTag where there is no room for its words beside the stage: they stand in the tooltip. */
export function ReadingMark({ cv }: { cv: Cv }) {
  const read = cv.lectura === 'leido';
  if (read && !needsLook(cv)) return null;
  const words = read ? texts.estado.review : ETIQUETA_LECTURA[cv.lectura];
  const Icon = READING_ICON[cv.lectura];
  return (
    <Tooltip label={[words, cv.lectura_motivo].filter(Boolean).join(': ')} multiline maw={280}>
      <span className={classes.mark} data-color={read ? 'atacama' : READING_COLOR[cv.lectura]}>
        <Icon size={15} stroke={1.8} />
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}

/** State of reading while it is not done, with the page or the reason; 'Por revisar' when somebody should look. */
export function ReadingTag({ cv }: { cv: Cv }) {
  if (cv.lectura === 'leyendo' && cv.lectura_motivo) return <Tag color="pacifico">{cv.lectura_motivo}</Tag>;
  if (cv.lectura !== 'leido') {
    const tag = <Tag color={READING_COLOR[cv.lectura]}>{ETIQUETA_LECTURA[cv.lectura]}</Tag>;
    return cv.lectura_motivo ? (
      <Tooltip label={cv.lectura_motivo} multiline maw={280}>
        <span className={classes.reason}>{tag}</span>
      </Tooltip>
    ) : (
      tag
    );
  }
  return needsLook(cv) ? <Tag color="atacama">{texts.estado.review}</Tag> : null;
}

/** Same bytes as another cv of the proceso, under another name. */
function TwinMark({ cv }: { cv: Cv }) {
  const { twinOf } = useCvContext();
  if (cv.mismo_archivo_que === null) return null;
  const twin = twinOf(cv);
  const label = texts.estado.sameFile(twin ? nameOf(twin) : `#${cv.mismo_archivo_que}`);
  return (
    <Tooltip label={label} multiline maw={280}>
      <span className={classes.mark} role="img" aria-label={label}>
        <IconCopy size={14} stroke={1.8} aria-hidden />
      </span>
    </Tooltip>
  );
}

/** The person of this cv has another one: in this proceso, or in another. */
export function KnownMark({ cv }: { cv: Cv }) {
  const known = useCvContext().known.get(cv.id);
  if (!known) return null;
  const label = personTexts.known(known);
  return (
    <Tooltip label={label} multiline maw={280}>
      <span className={classes.mark} role="img" aria-label={label} data-color={known.aqui > 0 ? 'atacama' : undefined}>
        <IconUserCheck size={15} stroke={1.8} aria-hidden />
      </span>
    </Tooltip>
  );
}

/** Facts in one line, each whole: those that find no room beside the first are left out. */
export function factsIn(facts: readonly string[]): ReactNode {
  return (
    facts.length > 0 && (
      <span className={classes.whole}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    )
  );
}

/** Where no column says it: RUT and nationality, and why it was discarded. */
export function SecondLine({ cv, has }: { cv: Cv; has: HasColumn }) {
  // The flag tells the nationality; why it was discarded, nothing else does.
  const told = cv.motivo_id === null ? secondFactsOf(cv, has) : cv.rut === null ? [] : [cv.rut];
  const facts = told.length > 0 || cv.lectura === 'leido' ? told : [ETIQUETA_LECTURA[cv.lectura]];
  return (
    <span className={classes.facts}>
      {factsIn(facts)}
      <MotivoText cv={cv} />
    </span>
  );
}

/** What asks for attention where no column has room for it. */
export function NameMarks({ cv }: { cv: Cv }) {
  return (
    <>
      <ReadingMark cv={cv} />
      <TwinMark cv={cv} />
      <KnownMark cv={cv} />
    </>
  );
}

/** The words somebody is marked with; nothing where there are none. */
export function EtiquetaTags({ cv, max }: { cv: Cv; max: number }) {
  const { etiquetas } = useCvContext();
  if (cv.etiquetas.length === 0) return null;
  const worn = new Map(
    cv.etiquetas.flatMap((id) => etiquetas.get(id) ?? []).map(({ nombre, color }) => [nombre, color]),
  );
  return worn.size === 0 ? null : (
    <TagList items={[...worn.keys()]} color={(name) => worn.get(name) ?? 'cordillera'} max={max} />
  );
}

/** Why it was discarded, if somebody said. */
export function MotivoText({ cv }: { cv: Cv }) {
  const { motivos } = useCvContext();
  const motivo = cv.motivo_id === null ? undefined : motivos.get(cv.motivo_id);
  return (
    motivo && (
      <span className={classes.motivo} title={motivo.nombre}>
        {motivo.nombre}
      </span>
    )
  );
}

type EstadoCellProps = {
  cv: Cv;
  /** Room for one tag: the state of reading is an icon, but while a page is told. */
  tight?: boolean;
  /** Pressing the stage asks where to move it. */
  onMove?: (() => void) | undefined;
};

/** 'Preseleccionado' or the stage's name, why it was discarded, the state of reading, and the mark of a twin. */
export function EstadoCell(props: EstadoCellProps) {
  return (
    <span className={classes.estado}>
      <StageCell cv={props.cv} onMove={props.onMove} />
      <Marks {...props} />
    </span>
  );
}

/** 'Preseleccionado' or the stage's name, and why it was discarded. */
export function StageCell({ cv, onMove }: Pick<EstadoCellProps, 'cv' | 'onMove'>) {
  const { preselected, etapas } = useCvContext();
  const etapa = etapas.get(cv.etapa);
  const badge = preselected.has(cv.id) ? (
    <Tag color="pacifico">{texts.estado.preselected}</Tag>
  ) : (
    etapa && <StageBadge nombre={etapa.nombre} tipo={etapa.tipo} color={etapa.color} />
  );
  return (
    <>
      {badge && onMove ? (
        <button type="button" className={classes.stage} title={texts.menu.move} onClick={onMove}>
          {badge}
          <VisuallyHidden>{texts.menu.move}</VisuallyHidden>
          <IconChevronDown size={13} stroke={2} aria-hidden />
        </button>
      ) : (
        badge
      )}
      <MotivoText cv={cv} />
    </>
  );
}

/** The state of reading, and the mark of a twin. */
export function Marks({ cv, tight = false }: EstadoCellProps) {
  return (
    <>
      <span className={classes.reading}>
        {tight && cv.lectura !== 'leyendo' ? <ReadingMark cv={cv} /> : <ReadingTag cv={cv} />}
      </span>
      <TwinMark cv={cv} />
      <KnownMark cv={cv} />
    </>
  );
}

/** A RUT that fails its check digit is shown as it was written, and marked (decisions, "Contract details"). */
export function RutText({ rut }: { rut: string | null }) {
  if (rut === null) return <Missing />;
  if (isValidRut(rut)) return rut;
  return (
    <Tooltip label={texts.estado.unreadRut}>
      <span className={classes.doubtful}>{rut}</span>
    </Tooltip>
  );
}

export const orMissing = (value: string | null): ReactNode => value || <Missing />;
