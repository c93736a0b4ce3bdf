import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Asked for by the packages for what this server never does. */
const NEVER_LOADED = ['pg-native', '@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'];

/**
 * Writes the server with all its packages as `main.cjs`, what it loads on demand in `assets`, and the program of its
 * threads. Nothing is shortened, so a stack names functions as they were written. As CommonJS, because Node opens more of
 * itself for modules. To stand two folders below the project, as `src/server` does: the server looks for the client from
 * where it is.
 */
export async function buildServer(folder: string): Promise<void> {
  await bundle(folder, { main: 'src/server/main.ts' }, { chunkFileNames: 'assets/[name]-[hash].cjs' });
  for (const thread of Object.entries(THREADS))
    await bundle(folder, Object.fromEntries([thread]), { codeSplitting: false });
}

/** Writes the commands of an operator as programs, as deep below the project as the server. They wait, which CommonJS cannot. */
export async function buildCommands(folder: string, names: readonly string[]): Promise<void> {
  const commands = Object.fromEntries(names.map((name) => [name, `scripts/${name}.ts`]));
  await bundle(folder, { ...commands, 'database-thread': THREADS['database-thread'] }, MODULES);
}

const THREADS = {
  'database-thread': 'src/server/platform/backup/database-thread.ts',
  'film-thread': 'src/server/desk/media/film-thread.ts',
};
const MODULES = { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } as const;

/** One letter beyond Latin-1 makes V8 keep all of a program's text in two bytes a letter: as an escape it is none. */
const latin1: Plugin = {
  name: 'latin-1',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\xff]/g, escaped);
  },
};
const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** An import of something that is loaded on demand elsewhere would load it at each start. */
const refuseLoadedAnyway: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, handle) => {
  if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message);
  handle(level, log);
};

async function bundle(folder: string, input: Record<string, string>, output: Rolldown.OutputOptions): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [latin1],
    define: { BUILT_FROM: JSON.stringify(builtFrom()) },
    ssr: { noExternal: true, external: NEVER_LOADED },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input,
        output: { format: 'cjs', entryFileNames: '[name].cjs', comments: false, ...output },
        onLog: refuseLoadedAnyway,
      },
    },
  });
}

/** "1a2b3c4 of 2026-11-22"; a folder without its history, as in a container, has no number. */
function builtFrom(): string {
  const format = ['log', '-1', '--format=%h of %cs'];
  const { status, stdout } = spawnSync('git', format, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'without a number';
}
