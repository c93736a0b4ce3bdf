import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFolder } from '../../scripts/build/compress-folder.ts';
import type { PageList } from '../../src/server/platform/http/client-files.ts';
import { startServer } from '../load/server-process.ts';

const PAGES = join(import.meta.dirname, 'pages');
const PUBLIC = join(import.meta.dirname, '../../public');

export interface ReferencePages {
  address: string;
  close: () => Promise<void>;
}

/** A plain page and a bare React page, built and served as the product's are: what its own are measured against. */
export async function openReferencePages(): Promise<ReferencePages> {
  const folder = await mkdtemp(join(tmpdir(), 'fit-in-30-pages-'));
  await build({
    configFile: false,
    root: PAGES,
    logLevel: 'warn',
    build: { outDir: folder, modulePreload: false, rolldownOptions: { input: join(PAGES, 'react.html') } },
  });
  for (const file of ['plain.html', 'favicon.svg']) await copyFile(join(PAGES, file), join(folder, file));
  // What serves pages wants one of two workers.
  await copyFile(join(PUBLIC, 'sw-off.js'), join(folder, 'sw-off.js'));
  const shown = ['/plain', '/react'];
  const prerendered = { '/plain': 'plain.html', '/react': 'react.html' };
  const pages: PageList = {
    shell: 'plain.html',
    desk: 'plain.html',
    deskPlayer: 'plain.html',
    prerendered,
    routes: shown,
    search: { shown, hidden: [] },
  };
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages));
  await compressFolder(folder);
  const server = await startServer({ file: 'bench/client/programs/serve-pages.ts', parameters: [folder], folder });
  return {
    address: `http://127.0.0.1:${server.port}`,
    async close() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
