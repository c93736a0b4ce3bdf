import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { OperatorError } from '../operator/operator-error.ts';
import { git } from './checkout.ts';
import { NEXT, PROJECT } from './project-folder.ts';

/** Below the running server's. */
const LOW_PRIORITY = 10;

/** Installs and builds in a separate worktree. Throws {@link OperatorError} with nothing else touched. */
export function prepareBeside(from: string, to: string): void {
  discardPrepared();
  mkdirSync(dirname(NEXT), { recursive: true });
  git('worktree', 'add', '--quiet', '--detach', '--force', NEXT, to);
  for (const folder of ['.', 'node']) {
    const packages = join(folder, 'node_modules');
    const areOther = git('diff', '--name-only', from, to, '--', join(folder, 'package-lock.json')) !== '';
    if (!areOther && existsSync(join(PROJECT, packages))) symlinkSync(join(PROJECT, packages), join(NEXT, packages));
  }
  // Keeps chunks that open pages still request, and skips unchanged builds.
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
  const reason = preparing.stderr.trim() || preparing.error?.message || 'it was stopped, perhaps for lack of memory';
  throw new OperatorError(`Couldn’t prepare the new version. ${reason}`);
}

export function discardPrepared(): void {
  rmSync(NEXT, { recursive: true, force: true });
  git('worktree', 'prune');
}
