import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
const toServer = { target: apiOrigin, changeOrigin: false };

/** The browser half. `scripts/build.mjs` builds it three times: pages, pre-rendering, the sandbox's script. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': toServer, '/sandbox': toServer, '/healthz': toServer, '/readyz': toServer },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // One style sheet: every screen is small, and a pre-rendered page must never wait for a second one.
    cssCodeSplit: false,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 250,
    reportCompressedSize: false,
  },
});
