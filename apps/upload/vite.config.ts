import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../tools/vite-precompress.mjs';
import { sizeBudget } from './size-budget.ts';

/**
 * The microsite lives at /upload-cvs/{public_id}, its files under /upload-cvs/assets/. Nothing is inlined as a data:
 * address, so that a strict Content-Security-Policy ('self' only) serves it as it is.
 */
export default defineConfig({
  base: '/upload-cvs/',
  plugins: [react(), precompress(), sizeBudget()],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
