import { HeadlessMantineProvider } from '@mantine/core';
import { keepDoubleClicks } from '@recluta/domain/presses';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadProceso, publicIdOf } from './proceso.ts';

async function pageAt(pathname: string): Promise<ReactElement> {
  // Apart, so that who uploads does not wait for the page of rights.
  if (pathname.startsWith('/derechos')) return (await import('./derechos/start.tsx')).rightsPage(pathname);
  const publicId = publicIdOf(pathname);
  return <App publicId={publicId} first={await loadProceso(publicId)} />;
}

async function start(root: HTMLElement): Promise<void> {
  const page = await pageAt(location.pathname);
  // Headless: the look is all in site.css and follows the device's scheme. Mantine then writes no <style> of its own, so
  // a strict CSP needs no nonce here and the page stays a static file (and 1.4 kB gzip smaller).
  createRoot(root).render(<HeadlessMantineProvider>{page}</HeadlessMantineProvider>);
}

keepDoubleClicks(document);
const root = document.getElementById('root');
if (root) void start(root);
