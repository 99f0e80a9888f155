import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ViteDevServer } from 'vite';
import type * as Render from './src/areas/portada/render.tsx';

const RENDER = 'src/areas/portada/render.tsx';
const SCRIPT = 'src/areas/portada/script/main.ts';

/** The little script, as an entry of its own beside the application's. */
export const PUBLIC_ENTRY = { portada: SCRIPT };

const colorScheme = (root: string): Promise<string> => readFile(join(root, 'public/color-scheme.js'), 'utf8');

/** Builds the module that renders, with the assets it names, into the same folder, and loads it. */
async function loadRender(root: string, outDir: string): Promise<typeof Render> {
  // Inside the application's folder, so that React is found.
  const folder = await mkdtemp(join(root, 'node_modules/.prerender-'));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { ssr: RENDER, ssrEmitAssets: true, write: false, assetsInlineLimit: 0, cssMinify: true },
  });
  const outputs = Array.isArray(result)
    ? result.flatMap(({ output }) => output)
    : 'output' in result
      ? result.output
      : [];
  let module = '';
  for (const output of outputs) {
    if (output.type === 'asset') await writeFile(join(outDir, output.fileName), output.source);
    else if (output.isEntry) module = output.code;
  }
  const file = join(folder, 'render.mjs');
  await writeFile(file, module);
  const loaded = (await import(pathToFileURL(file).href)) as typeof Render;
  await rm(folder, { recursive: true });
  return loaded;
}

/** One public page from the sources; false when the address is none. */
async function answerDocument(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const render = (await server.ssrLoadModule(`/${RENDER}`)) as typeof Render;
  const name = render.documentAt(path);
  if (!name) return false;
  const assets = { script: `/${SCRIPT}`, colorScheme: await colorScheme(server.config.root) };
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(render.renderDocument(name, assets).replaceAll('{origin}', ''));
  return true;
}

function serveDocuments(server: ViteDevServer): void {
  server.middlewares.use((request, response, next) => {
    answerDocument(server, request, response).then((answered) => (answered ? undefined : next()), next);
  });
}

/**
 * Writes the public pages as documents of their own, so that a crawler reads them and a slow phone shows them without
 * the application's script; serves the same from the sources in development.
 */
export function prerender(): Plugin {
  let root = '';
  let outDir = '';
  let script = '';
  return {
    name: 'prerender',
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    configureServer: serveDocuments,
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.name === 'portada');
      if (entry) script = `/${entry.fileName}`;
    },
    async closeBundle() {
      if (!script) return;
      const { publicFiles } = await loadRender(root, outDir);
      const shell = await readFile(join(outDir, 'index.html'), 'utf8');
      const files = publicFiles({ script, colorScheme: await colorScheme(root) }, shell);
      await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(outDir, name), text)));
    },
  };
}
