// Builds the browser half into dist/: the client with its pre-rendered pages, and the sandbox's stand-in for the card
// provider's script. Same input, same output.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './build/compress-folder.mjs';
import { buildEarlyScript } from './build/early-script.mjs';
import { keepEarlierBuilds } from './build/keep-earlier-builds.mjs';
import { withMainApp, withPage } from './build/page-html.mjs';
import { refuseChunkCycles } from './build/refuse-chunk-cycles.mjs';
import { buildSandboxFiles } from './build/sandbox-files.mjs';
import { buildServiceWorker } from './build/service-worker.mjs';
import { withEverySource } from './build/source-chunks.ts';
import { splitStyles } from './build/split-styles.mjs';
import { weighBuild } from './build/weigh-build.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLIENT = join(ROOT, 'dist/client');
/** Built beside what may be in use, and put in its place when all went well. */
const NEXT = join(ROOT, 'dist/next');
const SANDBOX = join(ROOT, 'dist/sandbox');
const RENDERER = join(ROOT, 'dist/renderer');

const ASK_EARLY = 'src/client/ask-early.ts';

/** Where members open the app: a Home that waits, and all that it needs is asked for at once. */
const MAIN_APP = {
  path: '/dashboard-full',
  file: 'main-app.html',
  sources: [
    'src/client/app/route-guard.tsx',
    'src/client/app/query-area.tsx',
    'src/client/app/main-app/main-app-screen.tsx',
  ],
};

process.chdir(ROOT);
process.env.NODE_ENV = 'production';
const startedAt = performance.now();

const { manifest, served, styles } = await buildClient();
await buildServiceWorker(ROOT, NEXT, served);
await buildSandboxFiles(ROOT, SANDBOX);
const compressed = [...(await compressFolder(NEXT)), ...(await compressFolder(SANDBOX))];
const weights = weighBuild(NEXT, manifest, styles);
putInPlace();
console.log(weights);
console.log(
  `Built dist/client in ${((performance.now() - startedAt) / 1000).toFixed(1)} s, ${compressed.length} files compressed.`,
);

async function buildClient() {
  await build({ configFile: 'vite.config.ts', logLevel: 'warn', build: { outDir: NEXT } });
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/client/prerender.tsx',
      outDir: RENDERER,
      manifest: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { renderHomeWait, renderPages, routePatterns, searchRules } = await import(
    pathToFileURL(join(RENDERER, 'prerender.js')).href
  );

  const shellFile = join(NEXT, 'app.html');
  renameSync(join(NEXT, 'index.html'), shellFile);
  const styles = splitStyles({ folder: NEXT, shellFile, usersFile: join(NEXT, '.vite/style-users.json') });
  const shell = readFileSync(shellFile, 'utf8');
  const noted = (name) => JSON.parse(readFileSync(join(NEXT, '.vite', name), 'utf8'));
  const manifest = withEverySource(noted('manifest.json'), noted('source-chunks.json'));
  refuseChunkCycles(manifest);
  const markScript = await buildEarlyScript(ROOT, NEXT, 'src/client/mark-signed-in.ts');
  const cssOf = (...sheets) => sheets.map((sheet) => readFileSync(join(NEXT, styles[sheet]), 'utf8')).join('');
  const pages = await renderPages();
  for (const page of pages) {
    const css = cssOf('first', page.sheet);
    writeFileSync(join(NEXT, page.file), withPage(shell, page, { manifest, css, markScript }));
  }

  const earlyScript = await buildEarlyScript(ROOT, NEXT, ASK_EARLY);
  manifest[ASK_EARLY] = { file: earlyScript };
  const parts = { manifest, css: cssOf('first', 'main-app'), earlyScript };
  writeFileSync(join(NEXT, MAIN_APP.file), withMainApp(shell, { ...MAIN_APP, html: await renderHomeWait() }, parts));

  const prerendered = Object.fromEntries([...pages, MAIN_APP].map(({ path, file }) => [path, file]));
  const served = { shell: 'app.html', prerendered, routes: routePatterns(), search: searchRules() };
  writeFileSync(join(NEXT, 'pages.json'), `${JSON.stringify(served, null, 2)}\n`);
  rmSync(join(NEXT, '.vite'), { recursive: true });
  rmSync(RENDERER, { recursive: true });
  return { manifest, served, styles };
}

function putInPlace() {
  keepEarlierBuilds({ current: CLIENT, next: NEXT, listFile: join(ROOT, 'dist/builds.json') });
  rmSync(CLIENT, { recursive: true, force: true });
  renameSync(NEXT, CLIENT);
}
