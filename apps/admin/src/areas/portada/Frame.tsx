import type { ReactNode } from 'react';
import { Mark } from './Mark.tsx';
import { frame } from './portada.texts.ts';

function Links() {
  return frame.links.map(({ label, href }) => (
    <a key={href} href={href}>
      {label}
    </a>
  ));
}

/** Sun and moon in one: the half that is lit is the sheet's. */
function SchemeButton() {
  return (
    <button type="button" className="scheme" aria-label={frame.scheme} data-scheme-switch>
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </button>
  );
}

function Header() {
  return (
    <header className="top">
      <div className="top-row">
        <a href="/" aria-label={frame.home} className="top-mark">
          <Mark />
        </a>
        <nav className="top-links" aria-label={frame.nav}>
          <Links />
        </nav>
        <div className="top-actions">
          <SchemeButton />
          <a href="/login" className="top-enter">
            {frame.enter}
          </a>
          <a href="/registro?plan=gratis" className="button button-small">
            {frame.start}
          </a>
          <details className="menu">
            <summary aria-label={frame.menu}>
              <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 8h16M4 16h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </summary>
            <nav className="menu-list" aria-label={frame.menu}>
              <Links />
              <a href="/login">{frame.enter}</a>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

function Footer() {
  return (
    <footer className="foot">
      <div className="wrap foot-row">
        <div>
          <Mark />
          <p>
            {frame.contact.before}
            <a href="/contacto">{frame.contact.link}</a>
            {frame.contact.after} {frame.place}
          </p>
        </div>
        <nav aria-label={frame.footNav}>
          {frame.footLinks.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}

/** Frame of the public documents: the way in above, the small print below. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#contenido">
        {frame.skip}
      </a>
      <Header />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

/** Beside what is advertised and not built yet. */
export function Soon() {
  return <span className="soon">{frame.soon}</span>;
}
