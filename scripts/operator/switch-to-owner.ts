import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Config } from '#server/settings/config.ts';

/**
 * Switches from root to the owner of the data folder, so that no file is created that the server cannot write.
 * Returns the advice for any other account.
 */
export function switchToOwner({
  dataFolder,
  databaseUrl,
}: Pick<Config, 'dataFolder' | 'databaseUrl'>): string | undefined {
  const own = process.getuid?.();
  const folder = resolve(dataFolder);
  const { uid, gid } = statSync(nearestFolder(folder));
  if (own === undefined || own === uid) return undefined;
  if (own === 0) {
    process.setgroups?.([gid]);
    process.setgid?.(gid);
    process.setuid?.(uid);
    resetHome();
    return undefined;
  }
  // PostgreSQL needs no file owner.
  if (databaseUrl) return undefined;
  const owner = accountName(uid);
  return `${folder} belongs to ${owner}, but you’re ${userInfo().username}. Run it again with sudo -u ${owner} in front.`;
}

/** For child processes, and npm's paths to root's files. */
function resetHome(): void {
  process.env.HOME = userInfo().homedir;
  for (const name of Object.keys(process.env)) {
    if (/^npm_config_(cache|userconfig|prefix)$/i.test(name)) delete process.env[name];
  }
}

/** The data folder, or its closest existing parent. */
const nearestFolder = (path: string): string => (existsSync(path) ? path : nearestFolder(dirname(path)));

function accountName(uid: number): string {
  try {
    return execFileSync('id', ['-nu', String(uid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return `account ${uid}`;
  }
}
