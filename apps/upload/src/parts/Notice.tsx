import type { ReactNode } from 'react';
import { TEXTOS } from '../upload.texts.ts';
import { AlertIcon } from './icons.tsx';

const SHOWN = 5;

const Names = ({ nombres }: { nombres: readonly string[] }) => (
  <ul className="notice-names">
    {nombres.map((nombre, i) => (
      <li key={i}>{nombre}</li>
    ))}
  </ul>
);

type NoticeProps = {
  tone: 'warning' | 'error' | 'info';
  title: string;
  /** Names of the files it concerns; past the fifth they are counted, and shown when asked for. */
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
        {nombres.length > 0 && <Names nombres={nombres.slice(0, SHOWN)} />}
        {nombres.length > SHOWN && (
          <details>
            <summary>{TEXTOS.y_mas(nombres.length - SHOWN)}</summary>
            <Names nombres={nombres.slice(SHOWN)} />
          </details>
        )}
        {children}
      </div>
    </div>
  );
}
