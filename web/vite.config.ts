import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { defineConfig } from 'vite';
import { contractPlugin } from './build/contract-plugin.ts';
import { firstPaintPlugin } from './build/first-paint/first-paint-plugin.ts';
import { preloadFontPlugin } from './build/preload-font-plugin.ts';
import { scriptFiles } from './build/script-files.ts';
import { themeCssPlugin } from './build/theme-css-plugin.ts';
import { workerPlugin } from './build/worker/worker-plugin.ts';
import { breakpoints } from './src/app/theme/breakpoints.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  // Files name each other from where they lie: one build serves any path, which the server writes into the page.
  base: './',
  plugins: [
    react(),
    contractPlugin(),
    themeCssPlugin(),
    preloadFontPlugin(),
    firstPaintPlugin(),
    workerPlugin(),
  ],
  css: {
    postcss: {
      plugins: [
        mantine(),
        simpleVars({
          variables: Object.fromEntries(
            Object.entries(breakpoints).map(([name, width]) => [`mantine-breakpoint-${name}`, width]),
          ),
        }),
      ],
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    // The content security policy allows neither inline scripts nor data: addresses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: scriptFiles,
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': server, '/pictures': server, '/live': server, '/dev/mail': server },
  },
  preview: { port: 4173, strictPort: true, proxy: { '/api': server, '/pictures': server, '/live': server } },
});
