import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { OperatorMistake } from '../operator/operator-mistake.ts';
import { git } from './checkout.ts';
import { NEXT, PROJECT } from './project-folder.ts';

/** Below the server that runs: nobody's answer waits for a build. */
const LOW_PRIORITY = 10;

/** Installs and builds version `to` in a folder of its own. Throws {@link OperatorMistake}, with nothing else touched. */
export function prepareBeside(from: string, to: string): void {
  discardPrepared();
  mkdirSync(dirname(NEXT), { recursive: true });
  git('worktree', 'add', '--quiet', '--detach', '--force', NEXT, to);
  const needsOtherPackages = git('diff', '--name-only', from, to, '--', 'package-lock.json') !== '';
  if (!needsOtherPackages) symlinkSync(join(PROJECT, 'node_modules'), join(NEXT, 'node_modules'));
  // What browsers that are open now still ask for is in the build before, and what did not change is not built again.
  for (const built of ['dist', '.prepared']) {
    if (existsSync(join(PROJECT, built))) cpSync(join(PROJECT, built), join(NEXT, built), { recursive: true });
  }
  setPriority(LOW_PRIORITY);
  const preparing = spawnSync(process.execPath, ['scripts/prepare.mjs', '--build'], {
    cwd: NEXT,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (preparing.status === 0) return;
  const reason = preparing.stderr.trim() || preparing.error?.message || 'it was ended: is there too little memory?';
  throw new OperatorMistake(`The new version could not be prepared. ${reason}`);
}

export function discardPrepared(): void {
  rmSync(NEXT, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** Whether it came with packages of its own, instead of those that are here. */
export const hasOwnPackages = (): boolean => lstatSync(join(NEXT, 'node_modules')).isDirectory();
