import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { withMarkedScripts } from './page-html.ts';

/** Where the files of each page lie. The player is in the frame of the desk, and its files serve a page of no origin. */
export const DESK_FOLDERS = { desk: 'desk', deskPlayer: 'desk/player' };

/** The coach's desk, apart from the members' app, whose first load does not grow by it. Returns its pages' files. */
export async function buildDeskFiles(folder: string) {
  return {
    desk: await buildApart(folder, 'desk.html', DESK_FOLDERS.desk),
    deskPlayer: await buildApart(folder, 'desk-player.html', DESK_FOLDERS.deskPlayer),
  };
}

async function buildApart(folder: string, page: string, within: string): Promise<string> {
  const outDir = join(folder, within);
  mkdirSync(outDir, { recursive: true });
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'warn',
    publicDir: false,
    base: `/${within}/`,
    build: {
      outDir,
      manifest: false,
      rolldownOptions: { input: page, output: { codeSplitting: false } },
    },
  });
  const built = join(outDir, page);
  writeFileSync(join(folder, page), withMarkedScripts(readFileSync(built, 'utf8')));
  rmSync(built);
  return page;
}
