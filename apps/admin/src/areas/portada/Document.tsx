import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import type { ReactNode } from 'react';
import { Frame } from './Frame.tsx';
import { canonical, metaTags, tabTitle } from './meta.ts';
import type { Head } from './pages.ts';
import { sheet } from './sheet.ts';

export type Assets = {
  /** Address of the built script. */
  script: string;
  /** Source of the little script that sets the colours before the first paint. */
  colorScheme: string;
};

type DocumentProps = { head: Head; assets: Assets; children: ReactNode };

/**
 * A whole page. The styles stand in it, so that the first paint waits for one answer only; the host writes the nonce
 * they need, and the address under which it was reached, at each answer.
 */
export function Document({ head, assets, children }: DocumentProps) {
  return (
    <html lang="es-CL">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{tabTitle(head)}</title>
        <link rel="preload" as="font" type="font/woff2" href={inter} crossOrigin="" />
        {metaTags(head).map(([name, content]) =>
          name.startsWith('og:') ? (
            <meta key={name} property={name} content={content} />
          ) : (
            <meta key={name} name={name} content={content} />
          ),
        )}
        <meta name="color-scheme" content="light dark" />
        <link rel="canonical" href={canonical(head)} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: assets.colorScheme }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own sheet */}
        <style nonce="{nonce}" dangerouslySetInnerHTML={{ __html: sheet() }} />
        <script type="module" src={assets.script} />
      </head>
      <body>
        <Frame>{children}</Frame>
      </body>
    </html>
  );
}
