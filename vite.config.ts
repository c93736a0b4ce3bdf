import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { createChunks } from './scripts/build/chunks.ts';
import { cssLayers } from './scripts/build/css-layers.ts';
import { iconsByFile } from './scripts/build/icons-by-file.ts';
import { licencesOf } from './scripts/build/licences.ts';
import { shortShaders } from './scripts/build/short-shaders.ts';
import { PLAIN_PATHS } from './src/client/parts/site/screen-paths.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
const toServer = { target: apiOrigin, changeOrigin: false };

/** A browser that has kept a built app from this address must let go of it, or it would never show what is being written. */
const workerOff: Plugin = {
  name: 'worker-off',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url === '/sw.js') request.url = '/sw-off.js';
      next();
    });
  },
};

/** Plain pages are made by the build; while they are written a program of their own renders them. */
const plainWritten: Plugin = {
  name: 'plain-written',
  apply: 'serve',
  transformIndexHtml: (html, { originalUrl = '' }) =>
    PLAIN_PATHS.includes(new URL(originalUrl, 'http://localhost').pathname)
      ? html.replace('/src/client/main.tsx', '/src/client/plain/written.tsx')
      : html,
};

const chunks = createChunks();

/** The browser half. `scripts/build.ts` builds it three times: pages, pre-rendering, the sandbox's script. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), cssLayers, shortShaders, iconsByFile, chunks.plugin, plainWritten, workerOff],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': toServer, '/sandbox': toServer, '/voice/': toServer, '/healthz': toServer, '/readyz': toServer },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    license: licencesOf('client'),
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A list of every screen's files in each first load weighs more than it saves; these are in none but their own.
      resolveDependencies: (_, files, { hostId }) => (/-screens-/.test(hostId) ? files : []),
    },
    // What pages weigh is measured after the build.
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks.groups },
        // Every first load names all style sheets, so they go by their hash alone.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
        // The minifier writes a constant where it is used, but never a variable.
        topLevelVar: false,
      },
    },
  },
});
