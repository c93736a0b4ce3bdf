import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds the script that hides from members what is for visitors, before anything is painted; returns its file. */
export async function buildMarkScript(root, folder) {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/client/mark-signed-in.ts'), output: { format: 'iife' } },
    },
  });
  const { code } = output[0];
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/mark-signed-in-${hash}.js`;
  writeFileSync(join(folder, file), code);
  return file;
}
