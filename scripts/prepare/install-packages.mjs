import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { lastWords } from './last-words.mjs';
import { localNode, projectFolder } from './project.mjs';

/** Runs `npm ci` unless node_modules already holds what package-lock.json asks for. */
export function installPackagesIfStale() {
  if (packagesAreInstalled('') && nodeRuns()) return;
  refuseOldNode();
  console.log('Installing packages (about half a minute, once)…');
  install('');
  if (!nodeRuns()) {
    throw new Error(
      'The packages are installed, but Node 24 is not among them. If npm is set to ignore-scripts, allow them and run `npm ci`.',
    );
  }
}

/** What only measuring needs: a package of its own, so that nobody else waits for it. */
export function installBenchPackagesIfStale() {
  if (packagesAreInstalled('bench/')) return;
  console.log('Installing packages of bench/ (once)…');
  install('bench/');
}

function install(folder) {
  const npm = npmCommand();
  const { status, stdout, stderr, error } = spawnSync(
    npm.program,
    [...npm.arguments, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: `${projectFolder}${folder}`,
      encoding: 'utf8',
      shell: npm.shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  if (status !== 0) {
    throw new Error(`The packages could not be installed. ${lastWords(`${stdout}\n${stderr}`, error)}`);
  }
}

/** npm leaves out build tools that name a newer Node than the one it runs on, and says nothing. */
function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(
      `Node 20.19 or newer is needed to install Fit in 30; this is ${process.version}. See https://nodejs.org`,
    );
  }
}

/** The npm that started us, run by the Node it started with: the one in node_modules is about to be deleted. */
function npmCommand() {
  const { npm_execpath: npmScript, npm_node_execpath: hostNode } = process.env;
  if (npmScript && hostNode && !hostNode.startsWith(projectFolder)) {
    return { program: hostNode, arguments: [npmScript], shell: false };
  }
  return { program: 'npm', arguments: [], shell: process.platform === 'win32' };
}

/** npm writes down what it installed last of all, so an install that was broken off does not count. */
function packagesAreInstalled(folder) {
  const lock = readJson(`${folder}package-lock.json`);
  const installed = readJson(`${folder}node_modules/.package-lock.json`)?.packages;
  if (!lock || !installed || !lockMatchesPackage(lock.packages[''], readJson(`${folder}package.json`))) return false;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

function lockMatchesPackage(lockedRoot, manifest) {
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every((kind) =>
    isDeepStrictEqual(lockedRoot[kind] ?? {}, manifest[kind] ?? {}),
  );
}

function nodeRuns() {
  try {
    accessSync(localNode, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(`${projectFolder}${path}`, 'utf8'));
  } catch {
    return undefined;
  }
}
