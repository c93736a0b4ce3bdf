import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { withMarkedScripts } from './page-html.ts';

const PAGE = 'desk.html';
const FOLDER = 'desk';

/** The coach's desk, apart from the members' app, whose first load does not grow by it. Returns its page's file. */
export async function buildDeskFiles(folder: string): Promise<string> {
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
  const built = join(outDir, PAGE);
  writeFileSync(join(folder, PAGE), withMarkedScripts(readFileSync(built, 'utf8')));
  rmSync(built);
  return PAGE;
}
