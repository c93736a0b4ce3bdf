import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the small scripts that pages load before the app, each by itself; returns their files. `start` starts the app of
 * a page that can be read before, `mark` hides from members what is for visitors.
 */
export async function buildFirstScripts(root, folder) {
  const [start, mark] = await Promise.all(
    ['src/client/start-after-paint.ts', 'src/client/mark-signed-in.ts'].map((source) =>
      buildInto(root, folder, source),
    ),
  );
  return { start, mark };
}

async function buildInto(root, folder, source) {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, source), output: { format: 'iife' } },
    },
  });
  const { code } = output[0];
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/${basename(source, '.ts')}-${hash}.js`;
  writeFileSync(join(folder, file), code);
  return file;
}
