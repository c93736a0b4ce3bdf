import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const PAGE = 'desk.html';
const FOLDER = 'desk';

/** The coach's desk, apart from the members' app, whose first load does not grow by it. Returns its page's file. */
export async function buildDeskFiles(folder) {
  const outDir = join(folder, FOLDER);
  mkdirSync(outDir, { recursive: true });
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'warn',
    publicDir: false,
    base: `/${FOLDER}/`,
    build: {
      outDir,
      manifest: false,
      rolldownOptions: { input: PAGE, output: { codeSplitting: false } },
    },
  });
  renameSync(join(outDir, PAGE), join(folder, PAGE));
  return PAGE;
}
