import { existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from './project.mjs';

/** The first that does not call its SQLite an experiment. */
const NEEDED = { major: 24, minor: 15 };

const BROUGHT = `${projectFolder}node/node_modules/.bin/node`;
/** First on the path of npm's scripts. */
const LINK = `${projectFolder}node_modules/.bin/node`;
/** Relative, so that the folder can be moved. */
const LINKED = '../../node/node_modules/.bin/node';

/** Whether Node 24 has to come along; one out of some node_modules is not the host's. */
export const bringsNode = !isGoodEnough(process.versions.node) || process.execPath.includes('/node_modules/');

/** The Node that runs the product here. */
export const productNode = bringsNode ? LINK : process.execPath;

export const nodeIsBrought = () => existsSync(BROUGHT);

/** Puts the Node that came along first on the path. Throws where npm has none for this machine. */
export function linkNode() {
  if (!bringsNode) return;
  if (!nodeIsBrought()) throw new Error('npm has no Node 24 for this machine. Install it from https://nodejs.org');
  // For compilers, and a third of the package.
  rmSync(join(realpathSync(BROUGHT), '../../include'), { recursive: true, force: true });
  const found = lstatSync(LINK, { throwIfNoEntry: false });
  if (found?.isSymbolicLink() && readlinkSync(LINK) === LINKED) return;
  rmSync(LINK, { force: true });
  mkdirSync(dirname(LINK), { recursive: true });
  symlinkSync(LINKED, LINK);
}

/** npm leaves out build tools that name a newer Node than the one it runs on, and says nothing. */
export function refuseOldNode() {
  const [major, minor] = numbersOf(process.versions.node);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(
    `Fit in 30 needs Node 20.19 or newer to install. You have ${process.version}. See https://nodejs.org`,
  );
}

function isGoodEnough(version) {
  const [major, minor] = numbersOf(version);
  return major === NEEDED.major && minor >= NEEDED.minor;
}

function numbersOf(version) {
  return version.split('.').map(Number);
}
