// Builds the browser half into dist/: the client with its pre-rendered pages, and the sandbox's stand-in for the card
// provider's script. Same input, same output.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as vite } from 'vite';
import { compressFolder } from './build/compress-folder.ts';
import { buildDeskFiles, DESK_FOLDERS } from './build/desk-files.ts';
import { buildEarlyScript } from './build/early-script.ts';
import { keepEarlierBuilds } from './build/keep-earlier-builds.ts';
import { writeLicences } from './build/licences.ts';
import { compileAhead, readBuild } from './build/page-files.ts';
import { membersHtml, type PageRenderer, pageHtml, plainHtml, sentPage, shellPage } from './build/page-html.ts';
import { buildPlainFiles } from './build/plain-files.ts';
import { buildSandboxFiles } from './build/sandbox-files.ts';
import { buildServiceWorker } from './build/service-worker.ts';
import { weighBuild } from './build/weigh-build.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLIENT = join(ROOT, 'dist/client');
/** Built beside what may be in use, and put in its place when all went well. */
const NEXT = join(ROOT, 'dist/next');
const SANDBOX = join(ROOT, 'dist/sandbox');
/** Kept beside the client: the server renders pages anew whose words were changed. */
const RENDERER = join(ROOT, 'dist/renderer');
const NEXT_RENDERER = join(ROOT, 'dist/next-renderer');

/** For every screen without a page of its own. */
const SHELL = 'app.html';

const HOME = {
  path: '/dashboard-full',
  file: 'main-app.html',
  sources: [
    'src/client/app/route-guard.tsx',
    'src/client/app/query-area.tsx',
    'src/client/app/main-app/main-app-screen.tsx',
    'src/client/ui/toaster.tsx',
  ],
};

/** Where members open the app; what each needs is asked for at once. */
const MEMBERS_PAGES = [
  HOME,
  {
    path: '/workout/:workoutId',
    file: 'workout.html',
    sources: [
      'src/client/app/route-guard.tsx',
      'src/client/app/query-area.tsx',
      'src/client/features/workout-player/workout-player-screen.tsx',
      'src/client/features/safety/safety-gate.tsx',
    ],
  },
];

process.chdir(ROOT);
process.env.NODE_ENV = 'production';
const startedAt = performance.now();

const served = await buildClient();
await buildServiceWorker(ROOT, NEXT, served);
writeLicences(ROOT, NEXT, [NEXT, ...Object.values(DESK_FOLDERS).map((folder) => join(NEXT, folder))]);
await buildSandboxFiles(ROOT, SANDBOX);
const compressed = [...(await compressFolder(NEXT)), ...(await compressFolder(SANDBOX))];
const weights = weighBuild(NEXT);
putInPlace();
console.log(weights);
console.log(
  `Built dist/client in ${((performance.now() - startedAt) / 1000).toFixed(1)} s, ${compressed.length} files compressed.`,
);

async function buildClient() {
  await vite({ configFile: 'vite.config.ts', logLevel: 'warn', build: { outDir: NEXT } });
  await vite({
    configFile: 'vite.config.ts',
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/client/prerender.tsx',
      outDir: NEXT_RENDERER,
      manifest: false,
      license: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { renderPages, renderWaits, routePatterns, searchRules, sentPages }: PageRenderer = await import(
    pathToFileURL(join(NEXT_RENDERER, 'prerender.js')).href
  );

  const template = readFileSync(join(NEXT, 'index.html'), 'utf8');
  const build = readBuild(NEXT);
  rmSync(join(NEXT, 'index.html'));
  writeFileSync(join(NEXT, SHELL), shellPage(template));
  const sent = sentPages();
  for (const page of sent) writeFileSync(join(NEXT, page.file), sentPage(template, page));
  const runScript = await buildEarlyScript(ROOT, NEXT, 'src/client/early/run-app.ts');
  const markScript = await buildEarlyScript(ROOT, NEXT, 'src/client/early/mark-signed-in.ts');
  const pages = await renderPages();
  writeFileSync(join(NEXT_RENDERER, 'rendered.json'), JSON.stringify(pages));
  const plainPages = pages.filter(({ isPlain }) => isPlain);
  const plain = await buildPlainFiles(
    ROOT,
    NEXT,
    plainPages.flatMap(({ sources }) => sources),
  );
  for (const page of pages) {
    const html = page.isPlain
      ? plainHtml(template, page, plain)
      : pageHtml(template, page, { build, runScript, markScript });
    writeFileSync(join(NEXT, page.file), html);
  }
  compileAhead(NEXT, HOME, build);
  const earlyScript = await buildEarlyScript(ROOT, NEXT, 'src/client/early/open-app.ts');
  const waits = renderWaits();
  for (const page of MEMBERS_PAGES) {
    const html = waits[page.path] ?? '';
    writeFileSync(join(NEXT, page.file), membersHtml(template, { ...page, html }, { build, earlyScript }));
  }

  const prerendered = Object.fromEntries([...pages, ...sent, ...MEMBERS_PAGES].map(({ path, file }) => [path, file]));
  const served = {
    shell: SHELL,
    ...(await buildDeskFiles(NEXT)),
    prerendered,
    plain: plainPages.map(({ path }) => path),
    routes: routePatterns(),
    search: searchRules(),
  };
  writeFileSync(join(NEXT, 'pages.json'), `${JSON.stringify(served, null, 2)}\n`);
  return served;
}

function putInPlace() {
  keepEarlierBuilds({ current: CLIENT, next: NEXT, listFile: join(ROOT, 'dist/builds.json') });
  rmSync(CLIENT, { recursive: true, force: true });
  renameSync(NEXT, CLIENT);
  rmSync(RENDERER, { recursive: true, force: true });
  renameSync(NEXT_RENDERER, RENDERER);
}
