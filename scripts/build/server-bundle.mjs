import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Asked for by the packages for what this server never does. */
const NEVER_LOADED = ['pg-native', '@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'];

/**
 * Writes the server with all its packages as `main.cjs`, what it loads on demand in `assets`, and the program of its
 * thread. Nothing is shortened, so a stack names functions as they were written. As CommonJS, because Node opens more of
 * itself for modules. To stand two folders below the project, as `src/server` does: the server looks for the client from
 * where it is.
 */
export async function buildServer(folder) {
  await bundle(folder, { main: 'src/server/main.ts' }, { chunkFileNames: 'assets/[name]-[hash].cjs' });
  await bundle(folder, { 'backup-thread': 'src/server/platform/backup/backup-thread.ts' }, { codeSplitting: false });
}

async function bundle(folder, input, output) {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: NEVER_LOADED },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { input, output: { format: 'cjs', entryFileNames: '[name].cjs', comments: false, ...output } },
    },
  });
}
