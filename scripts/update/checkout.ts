import { execFileSync } from 'node:child_process';
import { OperatorError } from '../operator/operator-error.ts';
import { PROJECT } from './project-folder.ts';

export function git(...words: string[]): string {
  try {
    return execFileSync('git', words, { cwd: PROJECT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch (error) {
    const { code, stderr, message } = error as { code?: string; stderr?: string; message: string };
    if (code === 'ENOENT') throw new OperatorError('git is missing. Run sudo apt install git');
    throw new OperatorError(`git ${words[0]} failed: ${(stderr || message).trim().split('\n').at(-1)}`);
  }
}

export function commitsToCome(): { from: string; to: string; count: number } {
  const changed = git('status', '--porcelain', '--untracked-files=no');
  if (changed !== '') {
    throw new OperatorError(
      `Program files have been changed here: ${changed.split('\n').join(', ')}. Run git stash first to keep those changes.`,
    );
  }
  git('fetch', '--quiet');
  const [from, to] = [git('rev-parse', 'HEAD'), git('rev-parse', '@{upstream}')];
  const own = Number(git('rev-list', '--count', `${to}..${from}`));
  if (own > 0) throw new OperatorError(`This checkout has ${own} commits the new version lacks. Merge them first.`);
  return { from, to, count: Number(git('rev-list', '--count', `${from}..${to}`)) };
}
