import type { ReactNode } from 'react';
import { TEXTOS } from '../upload.texts.ts';
import { AlertIcon } from './icons.tsx';

const SHOWN = 5;

type NoticeProps = {
  tone: 'warning' | 'error' | 'info';
  title: string;
  /** Names of the files it concerns; past the fifth they are only counted. */
  nombres?: readonly string[];
  children?: ReactNode;
};

/** A sentence that must not be missed, with what it is about below it. */
export function Notice({ tone, title, nombres = [], children }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`}>
      <AlertIcon />
      <div className="notice-body">
        <p className="notice-title">{title}</p>
        {nombres.length > 0 && (
          <ul className="notice-names">
            {nombres.slice(0, SHOWN).map((nombre, i) => (
              <li key={i}>{nombre}</li>
            ))}
            {nombres.length > SHOWN && <li>{TEXTOS.y_mas(nombres.length - SHOWN)}</li>}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
