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
        // What the page loads at once, and what a dozen lazy screens share, come in one file each: a screen asked for a
        // hundred small ones, and a browser takes six at a time. A lower number would bring the sign-in page code of
        // others (8: 75 kB of gzip instead of 42), and a group for Mantine that of lazy screens. What fewer screens
        // share is put together by which, below 4 kB with the nearest: the list of CVs asks for 59 files instead of
        // 130 and for no more bytes (above 8 kB for fewer files, but 60 kB more for a first screen).
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            // But for the script of the landing, which is a first load of its own.
            { name: 'first', tags: ['$initial'], test: /^(?!.*portada[\\/]script)/, priority: 1 },
            { name: 'common', minShareCount: 12 },
            { name: 'styles', test: /\.module\.css/, minShareCount: 2 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
          ],
        },
      },
    },
  },
});
