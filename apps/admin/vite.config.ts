import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from '../../tools/vite-precompress.mjs';
import { PUBLIC_ENTRY, prerender } from './prerender.ts';

/** Asks for the Latin half of Inter together with the script, so that text does not change its face after the paint. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght.*\.woff2$/.test(name));
        return font
          ? [
              {
                tag: 'link',
                attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` },
              },
            ]
          : [];
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), preloadFont(), precompress(), prerender()],
  build: {
    // The policy of the host has no data: fonts or images, so nothing is inlined.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', ...PUBLIC_ENTRY },
      output: {
        // A group for Mantine would pull the code of lazy routes into the first load (59 kB instead of 39).
        codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
      },
    },
  },
});
