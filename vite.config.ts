import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { directIcons, lightIcons } from './scripts/build/icons.ts';
import { chunkOf } from './scripts/build/shared-code.ts';
import { sourceChunks } from './scripts/build/source-chunks.ts';
import { STYLE_AREAS } from './scripts/build/style-areas.ts';
import { styleUsers } from './scripts/build/style-users.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
const toServer = { target: apiOrigin, changeOrigin: false };

/**
 * With one style sheet and no preloading there is nothing left for Vite's import helper to do, and it would be a
 * kilobyte of every first load.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

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

const LAYERS: readonly [RegExp, string][] = [
  [/\/src\/client\/ui\/base\.css$/, 'base'],
  [/\/src\/client\/ui\/[^/]+\.module\.css$/, 'ui'],
  [/\/src\/client\/components\/.+\.module\.css$/, 'components'],
];

/**
 * Puts each room's styles on a cascade layer, so that a screen's own class always wins over that of the piece it is
 * given to, in whatever order the files end up in the one style sheet.
 */
const cssLayers: Plugin = {
  name: 'css-layers',
  enforce: 'pre',
  transform(code, id) {
    const layer = LAYERS.find(([file]) => file.test(id))?.[1];
    return layer && { code: `@layer base, ui, components;\n@layer ${layer} {\n${code}\n}\n`, map: null };
  },
};

const styleFiles = new Map<string, string>();

/** "auth-screen_page": readable, and it compresses better than a hash. Two style files of one name stop the build. */
function scopedName(local: string, filename: string): string {
  const name = basename(filename, '.module.css');
  const known = styleFiles.get(name) ?? filename;
  if (known !== filename) throw new Error(`Two style files have the same name: ${known} and ${filename}`);
  styleFiles.set(name, filename);
  return `${name}_${local}`;
}

const LANDING = 'src/client/features/landing/landing-screen.tsx';
const ENTRANCE = 'src/client/features/auth/auth-screen.tsx';
const REGISTRATION = 'src/client/features/auth/registration-form.tsx';
const TOASTER = 'src/client/ui/toaster.tsx';
const MEMBER_GROUND = ['src/client/app/route-guard.tsx', 'src/client/app/query-area.tsx'];
const HOME = ['src/client/app/main-app/main-app-screen.tsx', 'src/client/app/main-app/main-app-wait.tsx'];

/** What screens share and what needs no other group: icons, pieces, rules, the technical ground. */
const SHARED_PIECES = new RegExp(
  [
    '/node_modules/(lucide-react|wouter)/',
    '/src/(domain|contract)/',
    '/src/client/ui/',
    '/src/client/platform/(?!query-client)',
    '/src/client/figure/(look|coach-choices)',
  ].join('|'),
);

/** The browser half. `scripts/build.mjs` builds it three times: pages, pre-rendering, the sandbox's script. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    directIcons,
    lightIcons,
    cssLayers,
    plainDynamicImports,
    workerOff,
    sourceChunks,
    styleUsers(STYLE_AREAS),
  ],
  resolve: {
    alias: {
      // The router asks for a stand-in for React 17; React 19 has the real one.
      'use-sync-external-store/shim/index.js': 'react',
      regexparam: fileURLToPath(new URL('src/client/platform/no-route-patterns.ts', import.meta.url)),
    },
  },
  css: { modules: { generateScopedName: scopedName } },
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
    modulePreload: false,
    // What pages weigh is measured after the build.
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few files, and no two that need each other: each group imports only from those above it.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 9 },
            { ...chunkOf('entrance', { all: [ENTRANCE] }), priority: 7 },
            { ...chunkOf('offer', { all: [LANDING] }), priority: 7 },
            { ...chunkOf('registration', { all: [REGISTRATION] }), priority: 6 },
            { ...chunkOf('main', { always: [...MEMBER_GROUND, TOASTER], shared: HOME }), priority: 5 },
            { ...chunkOf('home', { always: HOME }), priority: 4 },
            { name: 'pieces', test: SHARED_PIECES, minShareCount: 2, priority: 3 },
            { name: 'figure', test: /\/src\/(client\/figure|programme\/poses)\//, minShareCount: 2, priority: 2 },
            { name: 'calls', test: /\/src\/client\/(api\/|platform\/query-client)/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
