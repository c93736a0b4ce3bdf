import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { lastWords } from './last-words.mjs';
import { localNode, projectFolder } from './project.mjs';

/** Everything the built client is made from; a change anywhere else needs no build. */
const BUILD_SOURCES = [
  'src/client',
  'src/contract',
  'src/domain',
  'src/programme',
  'src/stripe-sandbox/browser',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build.mjs',
  'scripts/build',
  'package-lock.json',
];
const BUILT_CLIENT = `${projectFolder}dist`;
const STAMP_FOLDER = `${projectFolder}.prepared`;
const STAMP = `${STAMP_FOLDER}/built-from`;

/** Builds the client unless the last build was made from exactly these sources. */
export function buildIfStale({ always }) {
  const sources = fingerprint();
  if (!always && existsSync(BUILT_CLIENT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building the app…');
  rmSync(STAMP, { force: true });
  const build = spawnSync(localNode, ['scripts/build.mjs'], { cwd: projectFolder, encoding: 'utf8' });
  if (build.status !== 0) {
    const output = `${build.stdout}\n${build.stderr}`;
    if (always) console.error(output.trim());
    throw new Error(`The app could not be built (npm run build shows all): ${lastWords(output, build.error)}`);
  }
  if (always) console.log(build.stdout.trim());
  mkdirSync(STAMP_FOLDER, { recursive: true });
  writeFileSync(STAMP, sources);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of BUILD_SOURCES) {
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
  if (entry.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(`${projectFolder}${path}`)
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}
