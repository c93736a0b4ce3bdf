import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Builds a small script of its own that a page waits for before anything is painted; returns its file. */
export async function buildEarlyScript(root: string, folder: string, source: string): Promise<string> {
  // Of one bundle that is not watched: one output.
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, source), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const { code } = output[0];
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/${basename(source, '.ts')}-${hash}.js`;
  writeFileSync(join(folder, file), code);
  return file;
}
