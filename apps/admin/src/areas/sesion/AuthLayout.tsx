import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MAIN_ID } from '../../ui/shell/Frame.tsx';
import { SchemeSwitch } from '../../ui/shell/SchemeSwitch.tsx';
import { Wordmark } from '../../ui/shell/Wordmark.tsx';
import classes from './AuthLayout.module.css';
import { Cordillera } from './Cordillera.tsx';
import { Left } from './Left.tsx';
import { texts } from './sesion.texts.ts';
import { Unreached } from './Unreached.tsx';

type AuthLayoutProps = {
  title: string;
  context?: ReactNode;
  /** px; how wide the form may grow. */
  width?: number;
  children: ReactNode;
};

/** Frame of sign-in and registration: the form, and on a wide screen what the product does beside it. */
export function AuthLayout({ title, context, width = 400, children }: AuthLayoutProps) {
  return (
    <div className={classes.root}>
      <aside className={classes.brand}>
        <div className={classes.words}>
          <p className={classes.line}>
            {texts.brand.line.map((part) => (
              <span key={part}>{part} </span>
            ))}
          </p>
          <p className={classes.detail}>{texts.brand.detail}</p>
        </div>
        <Cordillera />
      </aside>
      <div className={classes.page}>
        <header className={classes.head}>
          <Link to="/" aria-label="Recluta" className={classes.mark}>
            <Wordmark size={20} />
          </Link>
          <SchemeSwitch />
        </header>
        <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
          <div className={classes.form} style={{ maxWidth: width }}>
            <h1 className={classes.title}>{title}</h1>
            {context && <p className={classes.context}>{context}</p>}
            <Left />
            <Unreached />
            {children}
          </div>
        </main>
      </div>
    </div>
  );
}
