import { existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git } from './checkout.ts';
import { discardPrepared } from './prepare-beside.ts';
import { NEXT, PREVIOUS, PROJECT } from './project-folder.ts';

/** Build results. A running server has loaded its program, and finds its lazy chunks in the new build. */
const MADE = ['dist', '.prepared', 'node_modules', 'node/node_modules'];

/** The replaced build stays as the previous version. */
export function putInPlace(to: string): void {
  rmSync(PREVIOUS, { recursive: true, force: true });
  mkdirSync(PREVIOUS, { recursive: true });
  const moved = MADE.filter(isOwn);
  git('merge', '--quiet', '--ff-only', to);
  for (const name of moved) exchange(name);
  discardPrepared();
}

/** Not shared with the current version. */
const isOwn = (name: string) => lstatSync(join(NEXT, name), { throwIfNoEntry: false })?.isDirectory() === true;

function exchange(name: string): void {
  mkdirSync(dirname(join(PREVIOUS, name)), { recursive: true });
  if (existsSync(join(PROJECT, name))) renameSync(join(PROJECT, name), join(PREVIOUS, name));
  renameSync(join(NEXT, name), join(PROJECT, name));
}

export function restorePrevious(from: string): void {
  git('reset', '--quiet', '--hard', from);
  for (const name of MADE.filter((made) => existsSync(join(PREVIOUS, made)))) {
    rmSync(join(PROJECT, name), { recursive: true, force: true });
    renameSync(join(PREVIOUS, name), join(PROJECT, name));
  }
}
