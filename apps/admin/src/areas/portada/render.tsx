import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import privacidad from '../../../../../legal/privacidad.md?raw';
import terminos from '../../../../../legal/terminos.md?raw';
import { Contacto } from './Contacto.tsx';
import { type Assets, Document } from './Document.tsx';
import { Legal } from './Legal.tsx';
import { Landing } from './landing/Landing.tsx';
import { Pricing } from './Pricing.tsx';
import { DOCUMENT_NAMES, DOCUMENTS, type DocumentName, SHELLS } from './pages.ts';
import { withHead } from './shellHead.ts';
import { robots, sitemap } from './sitemap.ts';

const BODIES: Record<DocumentName, ReactNode> = {
  landing: <Landing />,
  pricing: <Pricing />,
  contacto: <Contacto />,
  terminos: <Legal source={terminos} />,
  privacidad: <Legal source={privacidad} />,
};

/** One public page as a document that needs no framework in the browser. */
export function renderDocument(name: DocumentName, assets: Assets): string {
  const document = (
    <Document head={DOCUMENTS[name]} assets={assets}>
      {BODIES[name]}
    </Document>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}\n`;
}

/** The document an address shows; null when the application answers it. */
export const documentAt = (path: string): DocumentName | null =>
  path === '/landing' ? 'landing' : (DOCUMENT_NAMES.find((name) => DOCUMENTS[name].path === path) ?? null);

/** Every file of the public face, by its name, made from the application's built shell. */
export function publicFiles(assets: Assets, shell: string): Record<string, string> {
  return {
    ...Object.fromEntries(DOCUMENT_NAMES.map((name) => [`${name}.html`, renderDocument(name, assets)])),
    ...Object.fromEntries(Object.entries(SHELLS).map(([name, head]) => [`${name}.html`, withHead(shell, head)])),
    'robots.txt': robots(),
    'sitemap.xml': sitemap(),
  };
}
