import { Tooltip } from '@mantine/core';
import type { Cv, Etapa } from '@recluta/domain/esquemas';
import { overdueDays } from '@recluta/domain/etapas';
import { timeAgo } from '@recluta/domain/fechas';
import { IconClockExclamation } from '@tabler/icons-react';
import { memo, type ReactNode, useRef } from 'react';
import { Check } from '../../../ui/Check.tsx';
import { RowMenu } from '../../../ui/DataTable/RowMenu.tsx';
import { texts as uiTexts } from '../../../ui/ui.texts.ts';
import {
  CvFlag,
  CvLink,
  EtiquetaTags,
  KnownMark,
  MotivoText,
  ReadingMark,
  ReadingTag,
} from '../../cvs/lista/cells.tsx';
import { nameOf, phoneOf, secondLineOf } from '../../cvs/lista/cvWords.ts';
import { ResponsableMark } from '../../responsables/ResponsableMark.tsx';
import classes from './BoardCard.module.css';
import { texts } from './tablero.texts.ts';
import { useCardDrag } from './useBoardDrag.ts';

export type CardTools = {
  /** Menu.Item children of the card's menu. */
  menu: (cv: Cv) => ReactNode;
  /** How many are dragged with this card. */
  company: (cv_id: number) => number;
  /** Absent for who may not select. */
  onToggle?: ((cv_id: number) => void) | undefined;
  mayDrag: boolean;
  today: string;
};

type BoardCardProps = {
  cv: Cv;
  etapa: Etapa;
  /** px from the top of its column. */
  top: number;
  index: number;
  total: number;
  tools: CardTools;
  selected: boolean;
  active: boolean;
  dragged: boolean;
  moved: boolean;
  /** The one card that Tab reaches; arrows walk from there. */
  first: boolean;
};

/** A person on the board: who, how to know them, and what asks for attention. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { cv, etapa, tools, selected, active } = props;
  const card = useRef<HTMLLIElement>(null);
  useCardDrag({
    card,
    cv_id: cv.id,
    enabled: tools.mayDrag,
    preview: () => {
      const company = tools.company(cv.id);
      return { text: company > 1 ? texts.dragged(company) : nameOf(cv), className: classes.preview ?? '' };
    },
  });
  return (
    <li
      ref={card}
      className={classes.card}
      style={{ top: props.top }}
      tabIndex={props.first ? 0 : -1}
      aria-posinset={props.index + 1}
      aria-setsize={props.total}
      aria-current={active || undefined}
      data-cv={cv.id}
      data-selected={selected || undefined}
      data-dragged={props.dragged || undefined}
      data-moved={props.moved || undefined}
      data-movable={tools.mayDrag || undefined}
    >
      <div className={classes.head}>
        <span className={classes.name}>
          <CvFlag nacionalidad={cv.nacionalidad} />
          <CvLink cv={cv} />
        </span>
        <span className={classes.tools}>
          <RowMenu label={uiTexts.table.menu(nameOf(cv))}>{() => tools.menu(cv)}</RowMenu>
          {tools.onToggle && (
            <span className={classes.check}>
              <Check
                checked={selected}
                label={uiTexts.table.select(nameOf(cv))}
                onToggle={() => tools.onToggle?.(cv.id)}
              />
            </span>
          )}
        </span>
      </div>
      <p className={classes.second}>
        <span>{secondLineOf(cv) || phoneOf(cv) || cv.email}</span>
        <ResponsableMark cv={cv} />
      </p>
      <div className={classes.foot}>
        <Stay cv={cv} etapa={etapa} today={tools.today} />
        {/* Its words would leave those of a tag no room. */}
        {cv.etiquetas.length > 0 ? <ReadingMark cv={cv} /> : <ReadingTag cv={cv} />}
        <span className={classes.words}>
          <EtiquetaTags cv={cv} max={1} />
          <MotivoText cv={cv} />
        </span>
        <KnownMark cv={cv} />
      </div>
    </li>
  );
});

/** Since when it is in its stage; over the limit it is said with a word, not by colour alone. */
function Stay({ cv, etapa, today }: { cv: Cv; etapa: Etapa; today: string }) {
  const days = overdueDays(cv.movido_en, etapa.limite_dias, today);
  if (days === 0) {
    const ago = timeAgo(cv.movido_en, Date.now());
    return (
      <span className={classes.since} title={texts.since(ago)}>
        {ago}
      </span>
    );
  }
  return (
    <Tooltip label={texts.overdueLong(days, etapa.limite_dias ?? 0)} multiline maw={260}>
      <span className={classes.overdue}>
        <IconClockExclamation size={14} stroke={1.8} aria-hidden />
        {texts.overdue(days)}
      </span>
    </Tooltip>
  );
}
