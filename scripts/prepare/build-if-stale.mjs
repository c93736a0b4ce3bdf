import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { productNode } from './host-node.mjs';
import { lastWords } from './last-words.mjs';
import { withProgress } from './progress.mjs';
import { projectFolder } from './project.mjs';
import { runQuietly } from './run-quietly.mjs';

const SHARED_SOURCES = ['src/contract', 'src/domain', 'src/programme', 'package-lock.json'];

/** Each with everything that it is made from; a change anywhere else needs no build. */
const BUILDS = [
  {
    what: 'the app',
    program: 'scripts/build.ts',
    result: 'dist/client/pages.json',
    stamp: 'built-from',
    sources: [
      ...SHARED_SOURCES,
      'src/client',
      'src/stripe-sandbox/browser',
      'public',
      'index.html',
      'desk.html',
      'desk-player.html',
      'vite.config.ts',
      'scripts/build.ts',
      'scripts/build',
    ],
  },
  {
    what: 'the server',
    program: 'scripts/build-server.ts',
    result: 'dist/server/main.cjs',
    stamp: 'server-built-from',
    sources: [
      ...SHARED_SOURCES,
      'src/server',
      'src/stripe-sandbox',
      'package.json',
      'scripts/build-server.ts',
      'scripts/build/server-bundle.ts',
    ],
  },
];
const STAMP_FOLDER = `${projectFolder}.prepared`;

/** Builds the client and the server, each unless its last build was made from exactly these sources. */
export async function buildIfStale({ always }) {
  for (const build of BUILDS) {
    const sources = fingerprint(build.sources);
    if (always || !isBuiltFrom(sources, build)) await buildFrom(sources, build, { always });
  }
}

function isBuiltFrom(sources, { result, stamp }) {
  const file = `${STAMP_FOLDER}/${stamp}`;
  return existsSync(`${projectFolder}${result}`) && existsSync(file) && readFileSync(file, 'utf8') === sources;
}

async function buildFrom(sources, { what, program, stamp }, { always }) {
  rmSync(`${STAMP_FOLDER}/${stamp}`, { force: true });
  const run = () => runQuietly(productNode, [program], { cwd: projectFolder });
  const { status, output, error } = await withProgress(`Building ${what}`, run);
  if (status !== 0) {
    if (always) console.error(output.trim());
    const reason = lastWords(output, error);
    throw new Error(`Couldn’t build ${what}. Run npm run build for details: ${reason}`);
  }
  if (always) console.log(output.trim());
  mkdirSync(STAMP_FOLDER, { recursive: true });
  writeFileSync(`${STAMP_FOLDER}/${stamp}`, sources);
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesIn(source))
      hash
        .update(`${file}\0`)
        .update(readFileSync(`${projectFolder}${file}`))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(path) {
  const entry = statSync(`${projectFolder}${path}`, { throwIfNoEntry: false });
  if (!entry) return [];
  if (entry.isFile()) return /\.(test|fixture)\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(`${projectFolder}${path}`)
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}
