import type { Etapa } from '@recluta/domain/esquemas';
import { numero } from '@recluta/domain/texto';
import { type KeyboardEvent, useRef } from 'react';
import { Dot } from '../../ui/cells/StateDot.tsx';
import { useOpenTab } from '../../ui/page/useOpenTab.ts';
import { texts } from './etapas.texts.ts';
import classes from './StageTabs.module.css';

type StageTabsProps = {
  etapas: readonly Etapa[];
  viewed: string;
  onView: (clave: string) => void;
  /** id of what the tabs show. */
  panelId: string;
};

const STEP: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/** A button per stage with its count; arrows walk them, as tabs do. */
export function StageTabs({ etapas, viewed, onView, panelId }: StageTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useOpenTab(list, viewed);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEP[event.key];
    const at = etapas.findIndex(({ clave }) => clave === viewed);
    const next = step && etapas[(at + step + etapas.length) % etapas.length];
    if (!next) return;
    event.preventDefault();
    onView(next.clave);
    event.currentTarget.querySelector<HTMLElement>(`[data-clave="${CSS.escape(next.clave)}"]`)?.focus();
  };
  return (
    <div ref={list} className={classes.tabs} role="tablist" aria-label={texts.tabs} onKeyDown={onKeyDown}>
      {etapas.map(({ clave, nombre, color, total }) => (
        <button
          key={clave}
          type="button"
          role="tab"
          className={classes.tab}
          aria-selected={clave === viewed}
          aria-controls={panelId}
          tabIndex={clave === viewed ? 0 : -1}
          data-clave={clave}
          onClick={() => onView(clave)}
        >
          <Dot color={color} />
          {nombre} <span className={classes.total}>{numero(total)}</span>
        </button>
      ))}
    </div>
  );
}
