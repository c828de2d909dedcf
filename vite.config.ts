// How the page is built: everything under src/table into dist/table, with nothing loaded from outside.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('src/table'),
  base: './',
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: here('dist/table'),
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here('src/table/index.html'), gallery: here('src/table/gallery.html') },
    },
  },
});
