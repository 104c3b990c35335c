import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { serviceWorker } from './offline/plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact({ devToolsEnabled: false }), serviceWorker()],
  resolve: { tsconfigPaths: false },
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: false },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000', '/ws': { target: 'ws://127.0.0.1:3000', ws: true } } },
});
