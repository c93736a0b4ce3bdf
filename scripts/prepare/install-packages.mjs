import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { bringsNode, linkNode, nodeIsBrought, refuseOldNode } from './host-node.mjs';
import { lastWords } from './last-words.mjs';
import { withProgress } from './progress.mjs';
import { projectFolder } from './project.mjs';
import { runQuietly } from './run-quietly.mjs';

const NO_NETWORK = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EIDLETIMEOUT)\b/;

/**
 * Runs `npm ci` wherever node_modules does not hold what package-lock.json asks for: what runs and builds the product,
 * with `forTests` what tests and checks need too, with `forBench` what only measuring needs, and Node where the host has
 * none that will do. What came for tests stays in an install that does not ask for it.
 */
export async function installPackages({ forTests, forBench }) {
  const missing = [
    missingIn('', { withTests: forTests || testsWereInstalled() }),
    bringsNode && missingIn('node/', { isBroken: !nodeIsBrought() }),
    forBench && missingIn('bench/', {}),
  ].filter(Boolean);
  if (missing.length > 0) await install(missing);
  linkNode();
}

async function install(missing) {
  refuseOldNode();
  const wanted = missing.flatMap(({ paths }) => paths);
  const counted = () => ` ${wanted.filter((path) => existsSync(`${path}/package.json`)).length} of ${wanted.length},`;
  await withProgress('Installing packages', () => Promise.all(missing.map(installIn)), counted);
}

async function installIn({ folder, withTests }) {
  const npm = npmCommand();
  const choice = withTests ? '--include=dev' : '--omit=dev';
  const { status, output, error } = await runQuietly(
    npm.program,
    [...npm.arguments, 'ci', choice, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: `${projectFolder}${folder}`, shell: npm.shell },
  );
  if (status === 0) return;
  const reason = lastWords(output, error);
  const advice = NO_NETWORK.test(reason) ? ' There’s no network. Try again when there is.' : '';
  throw new Error(`Couldn’t install the packages. ${reason}${advice}`);
}

/** The npm that started us, run by the Node it started with: the one that came along may be about to be replaced. */
function npmCommand() {
  const { npm_execpath: npmScript, npm_node_execpath: hostNode } = process.env;
  if (npmScript && hostNode && !hostNode.includes('/node_modules/')) {
    return { program: hostNode, arguments: [npmScript], shell: false };
  }
  return { program: 'npm', arguments: [], shell: process.platform === 'win32' };
}

/** npm writes down what it installed last of all, so an install that was broken off does not count. */
function missingIn(folder, { withTests = false, isBroken = false }) {
  const lock = readJson(`${folder}package-lock.json`);
  const installed = installedIn(folder);
  const wanted = Object.entries(lock?.packages ?? {}).filter(
    ([path, entry]) => path !== '' && (withTests || !entry.dev) && isForThisMachine(entry),
  );
  const isInstalled =
    installed &&
    !isBroken &&
    lockMatchesPackage(lock?.packages[''], readJson(`${folder}package.json`)) &&
    wanted.every(([path, { version, optional }]) =>
      installed[path] ? installed[path].version === version : optional === true,
    );
  if (isInstalled) return undefined;
  const paths = wanted
    .filter(([, { optional, os }]) => !optional || os)
    .map(([path]) => `${projectFolder}${folder}${path}`);
  return { folder, withTests, paths };
}

const installedIn = (folder) => readJson(`${folder}node_modules/.package-lock.json`)?.packages;

const testsWereInstalled = () => Object.values(installedIn('') ?? {}).some(({ dev }) => dev);

function isForThisMachine({ os, cpu, libc }) {
  const isOne = (wanted, own) => wanted === undefined || [wanted].flat().includes(own);
  return isOne(os, process.platform) && isOne(cpu, process.arch) && isOne(libc, 'glibc');
}

function lockMatchesPackage(lockedRoot = {}, manifest = {}) {
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every((kind) =>
    isDeepStrictEqual(lockedRoot[kind] ?? {}, manifest[kind] ?? {}),
  );
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(`${projectFolder}${path}`, 'utf8'));
  } catch {
    return undefined;
  }
}
