import { execFileSync } from 'node:child_process';
import { OperatorError } from '../operator/operator-error.ts';
import { PROJECT } from './project-folder.ts';

export function git(...words: string[]): string {
  try {
    return execFileSync('git', words, { cwd: PROJECT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch (error) {
    const { code, stderr, message } = error as { code?: string; stderr?: string; message: string };
    if (code === 'ENOENT') throw new OperatorError('git is missing: install Debian’s package `git`.');
    throw new OperatorError(`git ${words[0]} failed: ${(stderr || message).trim().split('\n').at(-1)}`);
  }
}

export function commitsToCome(): { from: string; to: string; count: number } {
  const changed = git('status', '--porcelain', '--untracked-files=no');
  if (changed !== '') {
    throw new OperatorError(
      `Files of the program were changed here, and an update would lose that: ${changed.split('\n').join(', ')}. git stash puts it aside.`,
    );
  }
  git('fetch', '--quiet');
  const [from, to] = [git('rev-parse', 'HEAD'), git('rev-parse', '@{upstream}')];
  const own = Number(git('rev-list', '--count', `${to}..${from}`));
  if (own > 0)
    throw new OperatorError(`There are ${own} commits here that the new version does not have: merge them first.`);
  return { from, to, count: Number(git('rev-list', '--count', `${from}..${to}`)) };
}
