import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Config } from '#server/config.ts';

/**
 * Goes on as the account that the data folder belongs to, the one that the server runs as: a file that another account made
 * could be one that the server may not write to. `root` may change over by itself; answers what anybody else has to do.
 */
export function actAsOwner({
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
    takeHome();
    return undefined;
  }
  // What is on PostgreSQL belongs to nobody on this machine.
  if (databaseUrl) return undefined;
  const owner = accountName(uid);
  return `${folder} belongs to ${owner}, and you are ${userInfo().username}: run this as ${owner}, with sudo -u ${owner} before it.`;
}

/** Programs that are started from here look for their own files there; npm has also written down where root's are. */
function takeHome(): void {
  process.env.HOME = userInfo().homedir;
  for (const name of Object.keys(process.env)) {
    if (/^npm_config_(cache|userconfig|prefix)$/i.test(name)) delete process.env[name];
  }
}

/** The data folder, or where it will be made. */
const nearestFolder = (path: string): string => (existsSync(path) ? path : nearestFolder(dirname(path)));

function accountName(uid: number): string {
  try {
    return execFileSync('id', ['-nu', String(uid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return `account ${uid}`;
  }
}
