import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { IconArrowsDiagonal, IconDots, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { texts as uiTexts } from '../../../ui/ui.texts.ts';
import { texts } from '../cvs.texts.ts';
import type { FichaSearch } from '../ficha/ficha.search.ts';
import { texts as fichaTexts } from '../ficha/ficha.texts.ts';
import { useReadAgain } from '../lectura.queries.ts';
import { type CvActions, CvMenuItems } from '../lista/CvMenuItems.tsx';
import { nameOf } from '../lista/cvWords.ts';
import classes from './CvPanel.module.css';

type PanelActionsProps = {
  proceso_id: number;
  cv: Cv;
  actions: CvActions;
  selected: boolean;
  onSelect?: (() => void) | undefined;
  selectWords: { on: string; off: string };
  /** Where its page is; absent on the page itself. */
  page?: FichaSearch | undefined;
};

/** What can be done with the open cv; the rest stands behind the three dots, as in its row. */
export function PanelActions({ proceso_id, cv, actions, selected, onSelect, selectWords, page }: PanelActionsProps) {
  const { readAgain, busy } = useReadAgain(proceso_id, cv.id);
  const waiting = cv.lectura === 'pendiente' || cv.lectura === 'leyendo';
  return (
    <div className={classes.actions}>
      {/* Nobody is left to choose of one that was anonymised; what was chosen before can be taken back. */}
      {onSelect && (selected || !cv.anonimizado_en) && (
        <Button size="compact-sm" variant={selected ? 'light' : 'default'} onClick={onSelect} aria-pressed={selected}>
          {selected ? selectWords.off : selectWords.on}
        </Button>
      )}
      {actions.mayOpen && !cv.anonimizado_en && (
        <Button size="compact-sm" variant="default" onClick={() => actions.openFile(cv.id)}>
          {texts.panel.file}
        </Button>
      )}
      {page && (
        <Tooltip label={fichaTexts.open}>
          <ActionIcon
            size={26}
            aria-label={fichaTexts.open}
            renderRoot={(props) => (
              <Link to="/procesos/$id/cvs/$cvId" params={{ id: proceso_id, cvId: cv.id }} search={page} {...props} />
            )}
          >
            <IconArrowsDiagonal size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      {/* Of one that could not be read it stands beside the reason. */}
      {actions.mayWrite && !cv.anonimizado_en && cv.lectura !== 'fallido' && (
        <Tooltip label={texts.panel.readAgain}>
          <ActionIcon size={26} aria-label={texts.panel.readAgain} disabled={waiting || busy} onClick={readAgain}>
            <IconRefresh size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      <Menu width="max-content">
        <Menu.Target>
          <ActionIcon size={26} aria-label={uiTexts.table.menu(nameOf(cv))}>
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <CvMenuItems cv={cv} actions={actions} />
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
